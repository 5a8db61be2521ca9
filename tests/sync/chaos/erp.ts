import { PASSOS_DO_PEDIDO } from '#contract/orders/situacao.ts';
import { must } from '#lib/must.ts';
import type { WireEvento } from '#tests/support/eventos.ts';
import { type Machine, openMachine } from '#tests/support/machine.ts';
import { settled } from '#tests/support/settled.ts';
import type { Random } from './random.ts';
import type { Happenings, Stage } from './stage.ts';
import type { World } from './world.ts';

type Pagina = { readonly eventos: readonly WireEvento[]; readonly cursor: string };
export type EventoDePedido = Extract<WireEvento, { dados: { idPrePedido: number } }>;

/** The company's own system: what it has stored, and what it holds only in memory. */
export type Erp = {
  readonly machine: Machine;
  /** The cursor that it kept with the events before it, and earlier ones. */
  cursor: string | undefined;
  readonly cursores: (string | undefined)[];
  /** By id, each event that it handled, in the order of storing. */
  readonly guardados: Map<string, WireEvento>;
  /** Pages that were read and not stored yet; gone when it dies. */
  mao: Pagina[];
  /** The numbers that the server took. */
  readonly aceitos: Map<number, string>;
  /** Orders that it put into a status. */
  readonly mudados: Set<number>;
  /** Broken promises of the door. */
  readonly queixas: string[];
};

export async function openErp({ api, database }: World): Promise<Erp> {
  return {
    machine: await openMachine(api, database.db, { escopos: ['eventos', 'etapas'] }),
    cursor: undefined,
    cursores: [undefined],
    guardados: new Map(),
    mao: [],
    aceitos: new Map(),
    mudados: new Set(),
    queixas: [],
  };
}

export const isDePedido = (evento: WireEvento): evento is EventoDePedido => 'idPrePedido' in evento.dados;

/** The orders that it may enter, by its stored events. */
const enteredBy = ({ guardados }: Erp): number[] => [
  ...new Set(
    [...guardados.values()].flatMap((one) =>
      isDePedido(one) && one.dados.definitivo ? [one.dados.idPrePedido] : [],
    ),
  ),
];

/** Reads the page after a cursor. A cursor that the restored server refuses is dropped: the next read starts over. */
async function read(erp: Erp, cursor: string | undefined, limite: number): Promise<string> {
  const query = new URLSearchParams({ limite: String(limite), ...(cursor === undefined ? {} : { cursor }) });
  const { status, text, body } = await erp.machine.get(`/integracao/eventos?${query}`);
  if (status === 410 && body.Codigo === 'cursor-desconhecido') {
    erp.cursor = undefined;
    return 'its cursor is unknown';
  }
  if (status !== 200) erp.queixas.push(`the ERP read ${status} ${text.slice(0, 200)}`);
  else erp.mao.push(JSON.parse(text) as Pagina);
  return `reads ${erp.mao.at(-1)?.eventos.length} events`;
}

/** Stores a page and then its cursor; with `diesAfter` only its first events, and all in memory is lost. */
function store(erp: Erp, { eventos, cursor }: Pagina, diesAfter?: number): string {
  for (const evento of eventos.slice(0, diesAfter)) {
    const before = erp.guardados.get(evento.id);
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(evento))
      erp.queixas.push(`the event ${evento.id} was another one before`);
    if (before === undefined) erp.guardados.set(evento.id, evento);
  }
  if (diesAfter === undefined) {
    erp.cursor = cursor;
    erp.cursores.push(cursor);
  } else erp.mao = [];
  return `stores ${eventos.length} events${diesAfter === undefined ? '' : ` and dies after ${diesAfter}`}`;
}

/** Tells its number of an order; the answer may be lost. */
async function acknowledge(erp: Erp, id: number, numeroErp: string, isLost = false): Promise<string> {
  const { status, text } = await erp.machine.post(`/integracao/pedidos/${id}/recebido`, { numeroErp });
  const kept = erp.aceitos.get(id);
  if (status === 200 && kept !== undefined && kept !== numeroErp)
    erp.queixas.push(`order ${id} was acknowledged as ${kept} and as ${numeroErp}`);
  if (![200, 404, 409].includes(status)) erp.queixas.push(`acknowledging ${id}: ${status} ${text}`);
  if (status === 200 && !isLost) erp.aceitos.set(id, numeroErp);
  return `acknowledges ${id} as ${numeroErp}: ${status}`;
}

const numeroOf = (id: number): string => `PV-${id}`;

async function acknowledgeSome(erp: Erp, random: Random): Promise<string> {
  const known = enteredBy(erp);
  if (known.length === 0 || random.chance(0.1)) return acknowledge(erp, 2_000_000_000, 'PV-1');
  const id = random.pick(known);
  // Another number comes only after its own was taken: the first one counts.
  const isWrong = erp.aceitos.has(id) && random.chance(0.3);
  return acknowledge(erp, id, isWrong ? `PV-${id + 1}` : numeroOf(id), random.chance(0.2));
}

/** Puts an order into a later status, or refuses or cancels it, through the door. */
async function advance(erp: Erp, random: Random): Promise<string> {
  const known = enteredBy(erp);
  if (known.length === 0) return 'has no order';
  const id = random.pick(known);
  const situacao = String(random.chance(0.2) ? random.pick([1, 6]) : random.pick(PASSOS_DO_PEDIDO));
  const etapa = { pedido: String(id), situacao, em: new Date().toISOString() };
  const { recusadas } = await erp.machine.loaded('etapas', [etapa]);
  if (recusadas === 0) erp.mudados.add(id);
  return `puts ${id} into ${situacao}: ${recusadas === 0 ? 'taken' : 'refused'}`;
}

/** The next acts of the company's system, by weight. */
export function integrating({ erp, random }: Stage): Happenings {
  if (erp === null) return [];
  const told =
    (work: () => Promise<string> | string): (() => Promise<string>) =>
    async () =>
      `ERP: ${await work()}`;
  const take = (): Pagina => must(erp.mao.splice(random.int(0, erp.mao.length - 1), 1)[0], 'page');
  const again = () =>
    read(erp, random.chance(0.7) ? erp.cursor : random.pick(erp.cursores), random.int(1, 6));
  const dies = (): string => {
    const page = take();
    return store(erp, page, random.int(0, page.eventos.length));
  };
  const isHolding = erp.mao.length > 0;
  return [
    [3, told(again)],
    [isHolding ? 4 : 0, told(() => store(erp, take()))],
    [isHolding ? 1 : 0, told(dies)],
    [2, told(() => acknowledgeSome(erp, random))],
    [1.5, told(() => advance(erp, random))],
  ];
}

/** The ERP is well again: it stores every event and acknowledges every order. */
export async function catchUp({ erp, world, random }: Stage): Promise<void> {
  if (erp === null) return;
  erp.mao = [];
  await settled(world.database.db);
  for (let isDone = false; !isDone; ) {
    await read(erp, erp.cursor, 100);
    const page = erp.mao.pop();
    isDone = page?.eventos.length === 0;
    if (page !== undefined) store(erp, page);
  }
  // Most orders come when the devices heal: their acts are still to be made.
  for (let left = 3 * enteredBy(erp).length; left > 0; left--) {
    await acknowledgeSome(erp, random);
    await advance(erp, random);
  }
  for (const id of enteredBy(erp)) await acknowledge(erp, id, numeroOf(id));
}
