import * as z from 'zod/mini';
import { carrinho as carrinhoSchema } from '#contract/cart/carrinho.ts';
import { ITEM_PEDIDO_BONIFICADO } from '#contract/catalogue/item-tipo.ts';
import { type GrupoChave, isSameGrupo, type LinhaPedida } from '#domain/cart/linha.ts';
import { foldBase, readCarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';
import { firstFree } from '#outbox/contatos/first-free.ts';
import { isHeldBy } from '#outbox/held.ts';
import { clientOf } from '#tests/support/api.ts';
import { isContato } from '#vault/contato-intents.ts';
import { laneOf, type OutboxRow, type ParkedRow, type ReceiptRow } from '#vault/outbox-rows.ts';
import { isVisita } from '#vault/visita-intent.ts';
import { checkCodes } from './codes.ts';
import { MESA } from './desk.ts';
import type { Device } from './device.ts';
import { byContact, checkContacts } from './oracle-contacts.ts';
import { checkErp } from './oracle-erp.ts';
import { checkLines } from './oracle-lines.ts';
import { checkReturns } from './oracle-returns.ts';
import { checkVisits } from './oracle-visits.ts';
import type { Stage } from './stage.ts';
import { unlinkedOf } from './unlinked.ts';
import type { World } from './world.ts';

/** The effects on the server, from its own tables. */
type Truth = {
  /** The user and the status of the stored response, by key. */
  keys: Map<string, { idUsuario: number; status: number }>;
  orders: Order[];
  quotations: Order[];
};

type Order = {
  codigoLocal: string | null;
  idPrePedido: number;
  idPessoaCliente: number;
  grupo: string;
  idUsuario: number;
  /** The ordered lines, as text. */
  linhas: string;
};

const grupoText = (g: GrupoChave): string => `${g.idPessoaFilial}_${g.idCondicao}_${g.idCarrinhoGrupoTipo}`;

const linhasText = (linhas: readonly { idItem: number; idItemTipo: number; quantidade: number }[]): string =>
  linhas
    .map((l) => `${l.idItem}/${l.idItemTipo}=${l.quantidade}`)
    .sort()
    .join(' ');

async function readTruth({ database: { db } }: World): Promise<Truth> {
  const keys = await db.selectFrom('mutacao').select(['key', 'idUsuario', 'status']).execute();
  const orders = await db.selectFrom('prePedido').selectAll().execute();
  const itens = await db
    .selectFrom('prePedidoItem')
    .selectAll()
    .where('idPrePedidoItemTipo', '<>', ITEM_PEDIDO_BONIFICADO)
    .execute();
  const made = (orcamento: boolean): Order[] =>
    orders
      .filter((o) => o.orcamento === orcamento)
      .map((o) => ({
        codigoLocal: o.codigoLocal,
        idPrePedido: o.idPrePedido,
        idUsuario: o.idUsuario,
        idPessoaCliente: o.idPessoaCliente,
        grupo: grupoText(o),
        linhas: linhasText(itens.filter((i) => i.idPrePedido === o.idPrePedido)),
      }));
  return {
    keys: new Map(keys.map(({ key, idUsuario, status }) => [key, { idUsuario, status: status ?? 0 }])),
    orders: made(false),
    quotations: made(true),
  };
}

/**
 * Returns the false statements of a submission's receipt. Each ordered group must be one order, of this
 * customer and these lines. The same lines may have been ordered elsewhere, but never by another submission
 * of this device (`codes`).
 */
function checkReceipt(
  { intent, key, idPessoaCliente, pedidos }: ReceiptRow,
  orders: readonly Order[],
  codes: ReadonlySet<string>,
): string[] {
  if (intent.tipo !== 'envio') return [];
  const broken: string[] = [];
  for (const grupo of intent.grupos) {
    const told = pedidos.filter((p) => isSameGrupo(p, grupo));
    const order = orders.find((o) => o.idPrePedido === told[0]?.idPrePedido);
    const linhas = linhasText(intent.linhas.filter((l) => isSameGrupo(l, grupo)));
    const name = `${key} of ${intent.codigoLocal}, group ${grupoText(grupo)}`;
    if (told.length !== 1 || !order) broken.push(`${name} is confirmed by ${told.length} orders`);
    else if (order.idPessoaCliente !== idPessoaCliente || order.grupo !== grupoText(grupo))
      broken.push(`${name} is confirmed by an order of ${order.idPessoaCliente}, group ${order.grupo}`);
    else if (order.linhas !== linhas)
      broken.push(`${name} asked [${linhas}] and is confirmed by [${order.linhas}]`);
    else if (order.codigoLocal !== intent.codigoLocal && codes.has(order.codigoLocal ?? ''))
      broken.push(`${name} is confirmed by the order of ${order.codigoLocal}`);
  }
  if (pedidos.length !== intent.grupos.length)
    broken.push(
      `${key} of ${intent.codigoLocal} has ${pedidos.length} orders for ${intent.grupos.length} groups`,
    );
  return broken;
}

/** Returns the orders that stand in more than one receipt of a device. */
function checkTaken(name: string, receipts: Iterable<ReceiptRow>): string[] {
  const taken = new Map<number, string>();
  const broken: string[] = [];
  for (const { key, pedidos } of receipts) {
    for (const { idPrePedido } of pedidos) {
      const other = taken.get(idPrePedido);
      if (other !== undefined)
        broken.push(`${name}: ${other} and ${key} are both confirmed by ${idPrePedido}`);
      taken.set(idPrePedido, key);
    }
  }
  return broken;
}

/** Checks that no change counts as too old: a history lasts hours, whatever the devices' clocks show. */
function checkAges(name: string, parked: Iterable<ParkedRow>): string[] {
  const old = [...parked].filter(({ codigo }) => codigo === 'verifique');
  return old.map(({ key }) => `${name}: ${key} of today is taken for 60 days old`);
}

const isEffect = (status: number): boolean => status >= 200 && status < 300;

/**
 * Checks that every effect belongs to a change, and that every change has at most one effect, reported where
 * the user can see it.
 */
async function checkEffects(
  device: Device,
  truth: Truth,
  restoration: Stage['restoration'],
): Promise<string[]> {
  const broken: string[] = [];
  const { observer, ledger, name, retired, restored } = device;
  const receipts = new Map((await observer.receipts.toArray()).map((r) => [r.key, r]));
  const parked = new Map((await observer.parked.toArray()).map((p) => [p.key, p]));
  broken.push(...checkAges(name, parked.values()), ...checkTaken(name, receipts.values()));
  const codes = new Set(
    [...ledger.entries.values()].flatMap(({ intent }) =>
      intent.tipo === 'envio' ? [intent.codigoLocal] : [],
    ),
  );
  // One of two devices with the same queue may hold a change behind a question while the other has sent it.
  const isShared = retired || restored.size > 0;
  const waiting = new Set(isShared ? (await observer.outbox.toArray()).map((r) => r.key) : []);
  for (const { key, intent, frozen, undone } of ledger.entries.values()) {
    const known = truth.keys.get(key);
    const done = known !== undefined && isEffect(known.status);
    if (known && known.idUsuario !== observer.idUsuario) broken.push(`${key} ran under another user`);
    // A change that one device took back before its first try may have been sent by its clone: neither can
    // know.
    const tookBack = restored.has(key) && (undone || isTakenBack(parked.get(key)));
    // A restored server has forgotten its promise to refuse a key: a later copy of the request is applied.
    if (done && (tookBack || restoration?.lostRefusals.has(key))) continue;
    // The clone sent another wish under the key: the user is asked about this one.
    const isOtherWish =
      (isContato(intent) || isVisita(intent)) && parked.get(key)?.codigo === 'chave-reutilizada';
    if (done && isOtherWish && restored.has(key)) continue;
    if (done && !receipts.has(key) && intent.tipo !== 'etapa' && !waiting.has(key))
      broken.push(`${name}: ${key} (${intent.tipo}) was done and has no receipt`);
    if (done && parked.has(key))
      broken.push(`${name}: ${key} (${intent.tipo}) was done and stands as refused`);
    const receipt = receipts.get(key);
    if (
      receipt &&
      !done &&
      frozen !== null &&
      receipt.pedidos.length === 0 &&
      !isDoneElsewhere(receipt) &&
      !restoration?.lostKeys.has(key)
    ) {
      broken.push(`${key} (${intent.tipo}) has a receipt and was never done`);
    }
    if (receipt) broken.push(...checkReceipt(receipt, truth.orders, codes).map((text) => `${name}: ${text}`));
  }
  return broken;
}

/** True for the record of a change that left the queue before its first try, by itself or with its return. */
const isTakenBack = (row: ParkedRow | undefined): boolean =>
  row?.decided?.as === 'withdrawn' || row?.codigo === 'descartado' || row?.codigo === 'refeita';

/**
 * A return's end or removal is confirmed too where another device did it, and so are a contact's insertion and deletion,
 * and a mark on a quotation that is not there.
 */
const isDoneElsewhere = ({ intent, feitaPorOutro }: ReceiptRow): boolean =>
  intent.tipo === 'devolucao-finalizar' ||
  intent.tipo === 'devolucao-excluir' ||
  intent.tipo === 'orcamento-situacao' ||
  (isContato(intent) && (feitaPorOutro === true || intent.depois === null));

/** Checks that no order exists twice or without a request. */
function checkOrders(devices: readonly Device[], truth: Truth): string[] {
  const broken: string[] = [];
  const asked = new Map<string, number>();
  for (const { ledger, observer } of devices) {
    for (const { intent } of ledger.entries.values()) {
      if (intent.tipo === 'envio') asked.set(intent.codigoLocal, observer.idUsuario);
    }
  }
  const seen = new Set<string>();
  for (const { codigoLocal, grupo, idUsuario } of truth.orders) {
    const name = `${codigoLocal ?? ''} ${grupo}`;
    if (seen.has(name)) broken.push(`${name} was ordered twice`);
    seen.add(name);
    if (!codigoLocal?.startsWith(MESA) && asked.get(codigoLocal ?? '') !== idUsuario)
      broken.push(`${name} was ordered by nobody`);
  }
  // An order that the device accepts again by itself may be made and settled between two looks.
  const known = new Set(devices.flatMap(({ ledger }) => [...ledger.entries.keys(), ...ledger.receipts]));
  for (const [key, { status }] of truth.keys) {
    if (isEffect(status) && !known.has(key)) broken.push(`${key} was done and belongs to no change`);
  }
  return broken;
}

/** Checks that no quotation exists twice or without a change, and that a receipt names those of its own code. */
async function checkQuotations(devices: readonly Device[], { quotations }: Truth): Promise<string[]> {
  const broken: string[] = [];
  const asked = new Map<string, number>();
  const of = new Map(quotations.map((one) => [one.idPrePedido, one]));
  for (const { ledger, observer, name } of devices) {
    for (const { intent } of ledger.entries.values())
      if (intent.tipo === 'orcamento') asked.set(intent.codigoLocal, observer.idUsuario);
    for (const { intent, key, pedidos, idPessoaCliente } of await observer.receipts.toArray()) {
      if (intent.tipo !== 'orcamento') continue;
      const own = pedidos.map(({ idPrePedido }) => of.get(idPrePedido));
      const isOwn = (one: Order | undefined): boolean =>
        one?.codigoLocal === intent.codigoLocal && one.idPessoaCliente === idPessoaCliente;
      if (own.length === 0 || !own.every(isOwn))
        broken.push(`${name}: ${key} of ${intent.codigoLocal} is confirmed by other quotations`);
    }
  }
  const seen = new Set<string>();
  for (const { codigoLocal, grupo, idUsuario } of quotations) {
    const name = `quotation ${codigoLocal} ${grupo}`;
    if (seen.has(name)) broken.push(`${name} was made twice`);
    seen.add(name);
    if (asked.get(codigoLocal ?? '') !== idUsuario) broken.push(`${name} was made by nobody`);
  }
  return broken;
}

/**
 * Checks that in each lane the server applied the changes in the order in which they were made; refused ones
 * may come later.
 */
async function checkOrder(
  { ledger, name, observer, restored }: Device,
  { network, restoration }: Stage,
): Promise<string[]> {
  // A change may have been moved and sent before the next look: its receipt has the last place.
  const places = new Map((await observer.receipts.toArray()).map(({ key, seq }) => [key, seq]));
  const lanes = Map.groupBy(ledger.entries.values(), (entry) => entry.lane);
  const broken: string[] = [];
  // A refused change of a contact lets the other contacts of its lane go on.
  const inOrder = [...lanes].flatMap(([lane, entries]) =>
    entries.some(({ intent }) => isContato(intent))
      ? byContact(entries).map((own) => [lane, own] as const)
      : [[lane, entries] as const],
  );
  for (const [lane, entries] of inOrder) {
    const done = entries
      .flatMap((entry) => {
        const served = network.served.get(entry.key);
        // A change from a file may have been sent by the device that made the file, and one that was lost with the
        // server's restoration after its receipt is done again by a late request only.
        const isElsewhere = restored.has(entry.key) || restoration?.lostReceipts.has(entry.key) === true;
        return served && isEffect(served.status) && !isElsewhere
          ? [{ seq: places.get(entry.key) ?? entry.seq, n: served.n }]
          : [];
      })
      .sort((a, b) => a.n - b.n);
    for (const [i, entry] of done.entries()) {
      const before = done[i - 1];
      // A change that the user made again stands, by its place, before changes made in between.
      if (before && before.seq > entry.seq && Number.isInteger(entry.seq) && Number.isInteger(before.seq)) {
        broken.push(`${name} lane ${lane}: ${before.seq} was done before ${entry.seq}`);
      }
    }
  }
  return broken;
}

/** True if a queued finish of another return of the invoice comes before a making; why that waits is checked for itself. */
const isBefore = (row: OutboxRow, { lane, seq, intent }: OutboxRow): boolean =>
  intent.tipo === 'devolucao-criar' &&
  row.lane !== lane &&
  row.seq < seq &&
  row.intent.tipo === 'devolucao-finalizar' &&
  row.intent.idTitulo === intent.nota.idTitulo;

/** Checks that a change still unsent at the end waits for the user, who can see the reason. */
async function checkWaiting({ observer, name, clock }: Device): Promise<string[]> {
  const rows = await observer.outbox.toArray();
  const parked = (await observer.parked.toArray()).filter((p) => p.decided === null);
  const lanes = Map.groupBy(rows, (row) => row.lane);
  return [...lanes.values()].flatMap(([eldest, next, ...later]) => {
    const isOfContacts = eldest && isContato(eldest.intent);
    const lane = [eldest, next, ...later].filter((row) => row !== undefined);
    const head = isOfContacts ? firstFree(lane, parked) : eldest;
    if (!head) return [];
    const envio = [head, next].find((row) => row?.intent.tipo === 'envio')?.intent;
    const held =
      parked.some((p) => isHeldBy(p, head, envio?.tipo === 'envio' ? envio : null)) ||
      rows.some((row) => isBefore(row, head));
    return held
      ? []
      : [
          `${name}: ${head.key} (${head.intent.tipo}, lane ${head.lane}) waits for nothing: ${head.state}, due ${head.notBefore - clock}, lease ${head.leaseUntil - clock}`,
        ];
  });
}

const sorted = (lines: readonly LinhaPedida[]): string =>
  lines
    .map((l) => `${l.idItem}/${l.idCondicao}=${l.quantidade} ${l.observacao ?? ''}`)
    .sort()
    .join(' ');

/** Checks that the screen at rest shows the server's cart. */
async function checkView(world: World, device: Device): Promise<string[]> {
  const { observer, clientes, person, name } = device;
  const broken: string[] = [];
  const gone = await unlinkedOf(world, device);
  for (const idPessoaCliente of clientes) {
    if (gone.has(idPessoaCliente)) continue;
    const base = await readCarrinhoBase(observer, idPessoaCliente);
    if (base.rows.length > 0 || base.parked.length > 0) continue;
    const client = clientOf(world.api.app, person.usuario.token);
    const { text } = await client.get(`/Carrinho?idPessoaCliente=${idPessoaCliente}`);
    const cart = z.decode(z.nullable(carrinhoSchema), JSON.parse(text) as never);
    const theirs = sorted(cart?.itens ?? []);
    const ours = sorted(foldBase(base).linhas);
    if (theirs !== ours)
      broken.push(`${name}: cart of ${laneOf(idPessoaCliente)} is [${theirs}], shown [${ours}]`);
  }
  return broken;
}

/** Judges a history once no request is on its way any more. */
export async function checkAtRest(stage: Stage): Promise<string[]> {
  const { world, network, devices, restoration } = stage;
  const truth = await readTruth(world);
  const broken = [...checkOrders(devices, truth), ...checkLines(network, devices)];
  broken.push(...(await checkQuotations(devices, truth)));
  for (const { idPrePedido } of [...truth.orders, ...truth.quotations])
    if (restoration?.lostOrders.has(idPrePedido))
      broken.push(`the order number ${idPrePedido} was given twice`);
  for (const device of devices) {
    broken.push(...(await checkEffects(device, truth, restoration)), ...(await checkOrder(device, stage)));
    broken.push(...(await checkWaiting(device)), ...(await checkView(world, device)));
  }
  return broken.concat(
    await checkReturns(stage),
    await checkContacts(stage),
    await checkVisits(stage),
    await checkCodes(stage),
    await checkErp(stage),
  );
}
