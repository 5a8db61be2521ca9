import { businessDayOf } from '#lib/business-day.ts';
import { discardParked } from '#outbox/decide.ts';
import { retryVisita } from '#outbox/visitas/decide-visita.ts';
import { dispatchVisita } from '#outbox/visitas/dispatch-visita.ts';
import { readVisitas } from '#outbox/visitas/read-visitas.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { pullVisitas } from '#sync/pull/pull-visitas.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import type { Device } from './device.ts';
import type { Random } from './random.ts';
import type { Happenings, Stage } from './stage.ts';
import type { Tab } from './tab.ts';

/** The customers who are visited. */
export const VISITADOS: readonly number[] = [101, 104];

/** Takes the seed's notes away. */
export async function clearVisits(db: Database): Promise<void> {
  await db.deleteFrom('visita').execute();
}

/** Writes, changes or deletes the day's note of a customer. */
async function note({ random }: Stage, device: Device, tab: Tab): Promise<string> {
  const idPessoaCliente = random.pick(VISITADOS.filter((id) => device.clientes.includes(id)));
  const env = device.envOf(tab);
  const dia = businessDayOf(new Date(env.now()));
  const ownOf = async (vault: Tab['vault']) =>
    (await readVisitas(vault, idPessoaCliente)).visitas.find((one) => one.autor === null && one.dia === dia);
  const shown = await ownOf(tab.vault);
  const isDeleted = shown !== undefined && random.chance(0.25);
  const depois = isDeleted
    ? null
    : { motivo: random.chance(0.7) ? random.int(1, 6) : null, texto: `nota ${random.int(1, 999)}` };
  const vista = shown?.escritaEm ?? null;
  const saved = await dispatchVisita(
    tab.vault,
    { idPessoaCliente, nomeCliente: String(idPessoaCliente) },
    { vista, depois },
    env,
  );
  const wanted = depois?.texto;
  const now = saved.ok ? (await ownOf(device.observer))?.texto : wanted;
  // A note that was refused may show the one on the server again once it is thrown away.
  if (now !== wanted && !(isDeleted && shown.recusada !== null))
    device.ledger.broken.push(`${device.name}: ${wanted} of ${idPessoaCliente} was saved, shown ${now}`);
  return `visit of ${idPessoaCliente}: ${wanted ?? 'deleted'}: ${saved.ok ? saved.value.key : saved.error.kind}`;
}

/** Decides on a refused note. */
export async function decideVisit(
  device: Device,
  tab: Tab,
  random: Random,
  { key }: ParkedRow,
): Promise<string> {
  const isDiscarded = random.chance(0.4);
  if (isDiscarded) await discardParked(tab.vault, key, device.envOf(tab));
  else await retryVisita(tab.vault, key, null, device.envOf(tab));
  return `${isDiscarded ? 'discard' : 'retry'} ${key}`;
}

/** Refreshes the notes of a customer. */
export async function pullVisits(device: Device, tab: Tab, idPessoaCliente: number): Promise<void> {
  await pullVisitas(device.envOf(tab), idPessoaCliente);
}

/** The events of visits, in a world that has them; a buyer has none. */
export function visiting(stage: Stage, device: Device, tab: Tab | undefined): Happenings {
  const { troubles, random, world } = stage;
  const isBuyer = device.person === world.farmacia;
  if (!troubles.has('visits') || tab === undefined || isBuyer) return [];
  return [
    [
      5,
      async () => {
        stage.byUser = true;
        return `${tab.name}: ${await note(stage, device, tab).catch(String)}`;
      },
    ],
    [
      1,
      () => (
        void pullVisits(device, tab, random.pick(device.clientes)).catch(() => undefined), 'pull of visits'
      ),
    ],
  ];
}
