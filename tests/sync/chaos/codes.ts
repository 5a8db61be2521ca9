import { dispatchCodigos } from '#outbox/codigos/dispatch-codigos.ts';
import { readCodigosDoCliente } from '#outbox/codigos/read-codigos.ts';
import { pullCodigos } from '#sync/pull/pull-codigos.ts';
import { laneOfCodigos } from '#vault/codigo-intent.ts';
import type { Device } from './device.ts';
import type { Happenings, Stage } from './stage.ts';
import type { Tab } from './tab.ts';
import { unlinkedOf } from './unlinked.ts';
import type { World } from './world.ts';

/** Few texts, so that devices learn the same ones. */
const TEXTS = ['a 1', 'b 2', 'dorflex', 'dorflex cx grande'];

type Pair = { texto: string; idProduto: number };

const textOf = (pares: Iterable<Pair>): string =>
  [...pares]
    .map(({ texto, idProduto }) => `${texto}=${idProduto}`)
    .sort()
    .join(', ');

/** Learns one text and perhaps forgets another, as an import does; notes a broken rule if a saved change is not shown. */
async function learn({ world, random }: Stage, device: Device, tab: Tab): Promise<string> {
  const idPessoaCliente = random.pick(device.clientes);
  const cliente = { idPessoaCliente, nomeCliente: String(idPessoaCliente) };
  const par = {
    texto: random.pick(TEXTS),
    idProduto: random.pick(world.produtos),
    contraCatalogo: random.chance(0.3),
  };
  const esquecidos = random.chance(0.4) ? [random.pick(TEXTS)].filter((texto) => texto !== par.texto) : [];
  const saved = await dispatchCodigos(
    tab.vault,
    cliente,
    { aprendidos: [par], esquecidos },
    device.envOf(tab),
  );
  if (saved.ok) {
    const shown = await readCodigosDoCliente(device.observer, idPessoaCliente);
    if (shown.get(par.texto)?.idProduto !== par.idProduto || esquecidos.some((texto) => shown.has(texto)))
      device.ledger.broken.push(`${device.name}: ${par.texto} was saved, shown [${textOf(shown.values())}]`);
  }
  return `code ${par.texto}=${par.idProduto} of ${idPessoaCliente}, forgets [${esquecidos.join()}]: ${saved.ok}`;
}

/** Refreshes the codes of a customer. */
export const pullCodes = async (device: Device, tab: Tab, idPessoaCliente: number): Promise<void> => {
  await pullCodigos(device.envOf(tab), idPessoaCliente);
};

/** The events of customers' own codes, in a world that has them. */
export function coding(stage: Stage, device: Device, tab: Tab | undefined): Happenings {
  if (!stage.troubles.has('codes') || tab === undefined) return [];
  return [
    [
      5,
      async () => {
        stage.byUser = true;
        return `${tab.name}: ${await learn(stage, device, tab).catch(String)}`;
      },
    ],
    [
      1,
      () => (
        void pullCodes(device, tab, stage.random.pick(device.clientes)).catch(() => undefined),
        'pull of codes'
      ),
    ],
  ];
}

/** Checks that a device at rest, after a refresh, shows the server's codes of customers without open changes. */
async function checkShown(world: World, device: Device): Promise<string[]> {
  const { name, observer, clientes } = device;
  const gone = await unlinkedOf(world, device);
  const broken: string[] = [];
  for (const id of clientes.filter((one) => !gone.has(one))) {
    if ((await observer.outbox.where('lane').equals(laneOfCodigos(id)).count()) > 0) continue;
    const theirs = textOf(
      await world.database.db
        .selectFrom('codigoDoCliente')
        .select(['texto', 'idProduto'])
        .where('idPessoaCliente', '=', id)
        .execute(),
    );
    const ours = textOf((await readCodigosDoCliente(observer, id)).values());
    if (ours !== theirs) broken.push(`${name}: codes of ${id} are [${theirs}], shown [${ours}]`);
  }
  return broken;
}

/** Judges the codes of a history at rest. */
export async function checkCodes({ troubles, world, devices }: Stage): Promise<string[]> {
  if (!troubles.has('codes')) return [];
  return (await Promise.all(devices.map((device) => checkShown(world, device)))).flat();
}
