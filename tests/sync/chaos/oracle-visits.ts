import { manterVisita } from '#contract/visits/visita.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { isLostVisita } from '#outbox/visitas/lost-visita.ts';
import { readVisitas } from '#outbox/visitas/read-visitas.ts';
import { laneOfVisita } from '#vault/visita-intent.ts';
import type { Device } from './device.ts';
import type { Served } from './network.ts';
import { DAY, type Stage } from './stage.ts';
import { unlinkedOf } from './unlinked.ts';
import { VISITADOS } from './visits.ts';

type Note = { idPessoaCliente: number; dia: string; motivo: number | null; texto: string };

const textOf = ({ idPessoaCliente, dia, motivo, texto }: Note): string =>
  `${idPessoaCliente} ${dia} ${motivo} ${texto}`;

/** The notes of the server; all are the same user's. */
const readTheirs = ({ world }: Stage): Promise<Note[]> =>
  world.database.db.selectFrom('visita').select(['idPessoaCliente', 'dia', 'motivo', 'texto']).execute();

/** Applies the requests that the server confirmed, each once and in their order, to no notes. */
function replay(served: readonly Served[]): string[] {
  const notes = new Map<string, Note>();
  for (const { wire } of served) {
    const body = JSON.parse(typeof wire.body === 'string' ? wire.body : '{}') as Omit<
      Note,
      'motivo' | 'texto'
    > & {
      nota: Pick<Note, 'motivo' | 'texto'> | null;
    };
    const { idPessoaCliente, dia, nota } = body;
    const key = `${idPessoaCliente} ${dia}`;
    if (nota === null) notes.delete(key);
    else notes.set(key, { idPessoaCliente, dia, ...nota });
  }
  return [...notes.values()].map(textOf).sort();
}

/** Checks that the server has the effects of the confirmed changes, each once and in their order, and no others. */
async function checkOnServer(stage: Stage): Promise<string[]> {
  if (stage.restoration !== null) return [];
  const served = [...stage.network.served.values()]
    .filter(({ wire, status }) => wire.path === manterVisita.path && status >= 200 && status < 300)
    .sort((a, b) => a.n - b.n);
  const theirs = (await readTheirs(stage)).map(textOf).sort();
  const expected = replay(served);
  return expected.join() === theirs.join()
    ? []
    : [`the server's visits are [${theirs.join(', ')}], by its responses [${expected.join(', ')}]`];
}

/** Checks that a device at rest, after a refresh, shows the server's notes; those with open changes aside. */
async function checkShown(stage: Stage, device: Device): Promise<string[]> {
  const { name, observer, clientes, clock } = device;
  const gone = await unlinkedOf(stage.world, device);
  // A device whose clock was set asks for other days.
  if (Math.abs(clock - stage.world.clock.now) > DAY) return [];
  const hoje = businessDayOf(new Date(stage.world.clock.now));
  const open = new Set(
    [
      ...(await observer.outbox.toArray()),
      ...(await observer.parked.toArray()).filter(({ decided }) => decided === null),
    ].map(({ lane }) => lane),
  );
  const isCompared = ({ idPessoaCliente, dia }: Note): boolean =>
    dia > addDays(hoje, -80) && dia <= hoje && !open.has(laneOfVisita(idPessoaCliente, dia));
  const theirs = (await readTheirs(stage)).filter(isCompared);
  const broken: string[] = [];
  for (const id of clientes.filter((one) => !gone.has(one) && VISITADOS.includes(one))) {
    const shown = (await readVisitas(observer, id)).visitas.filter(isCompared).map(textOf).sort().join(', ');
    const wanted = theirs
      .filter(({ idPessoaCliente }) => idPessoaCliente === id)
      .map(textOf)
      .sort()
      .join(', ');
    if (shown !== wanted) broken.push(`${name}: visits of ${id} are [${wanted}], shown [${shown}]`);
  }
  return broken;
}

/** Judges the visits of a history once no request is on its way any more. */
export async function checkVisits(stage: Stage): Promise<string[]> {
  if (!stage.troubles.has('visits')) return [];
  const broken = await checkOnServer(stage);
  for (const device of stage.devices) {
    if (device.retired || device.person === stage.world.farmacia) continue;
    broken.push(...(await checkShown(stage, device)));
    const lost = (await device.observer.parked.toArray()).filter(isLostVisita);
    if (lost.length > 0 && stage.restoration === null)
      broken.push(`${device.name}: a note is taken for lost, and nothing was restored`);
  }
  return broken;
}
