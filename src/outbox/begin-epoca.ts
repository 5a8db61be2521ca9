import { dropCartas } from '#mirror/cartas.ts';
import { markContatosDeOutraEpoca } from '#mirror/contatos.ts';
import { finalizadosDeOutraEpoca } from '#mirror/finalizados.ts';
import { isContato } from '#vault/contato-intents.ts';
import { isDevolucao } from '#vault/devolucao-intents.ts';
import { isOrcamento } from '#vault/orcamento-intents.ts';
import type { OutboxRow, ParkedRow, ReceiptRow } from '#vault/outbox-rows.ts';
import { isFuture } from '#vault/upcast-row.ts';
import type { Vault } from '#vault/vault.ts';
import { isVisita } from '#vault/visita-intent.ts';
import { forgetNames } from './contatos/name-telefone.ts';
import type { OutboxEnv } from './env.ts';
import { readMarca } from './marca.ts';
import { newRow } from './new-row.ts';
import { placesUpTo } from './places.ts';

/** The device does not ask about older orders: the server may have forgotten their keys. */
const ASKED_MS = 60 * 24 * 60 * 60 * 1000;

/**
 * Returns the row without its request, under the same key; the next one is built from the cart that is read then. It
 * stays a tried row: the server may have got the earlier request, or may still get it.
 */
const freed = (row: OutboxRow, now: number): OutboxRow => ({
  ...row,
  frozen: null,
  tries: Math.max(row.tries, 1),
  state: 'queued',
  claim: null,
  leaseUntil: 0,
  notBefore: now,
});

/**
 * Queues the acceptance of the policies before each submission: the restored cart may lack the earlier one.
 */
async function stepAgain(vault: Vault, rows: readonly OutboxRow[], env: OutboxEnv): Promise<void> {
  for (const row of rows) {
    if (row.intent.tipo !== 'envio') continue;
    const before = await vault.outbox.where('lane').equals(row.lane).toArray();
    if (before.findLast(({ seq }) => seq < row.seq)?.intent.tipo === 'etapa') continue;
    const [place = row.seq] = await placesUpTo(vault, row.lane, row.seq, 1);
    await vault.outbox.add({ ...newRow(vault, row, { tipo: 'etapa' }, env.uuid(), env.now()), seq: place });
  }
}

type Records = { rows: readonly OutboxRow[]; parked: readonly ParkedRow[]; receipts: readonly ReceiptRow[] };

/** Returns the lanes of returns with an id, which the restored server may have given to another return. */
function lanesWithId({ rows, parked, receipts }: Records): string[] {
  const waiting = [...rows, ...parked.filter(({ decided }) => decided === null)].filter(
    ({ intent }) =>
      isDevolucao(intent) && intent.tipo !== 'devolucao-criar' && intent.idDevolucao !== undefined,
  );
  const made = receipts.filter(({ idDevolucao }) => idDevolucao !== undefined);
  return [...new Set([...waiting, ...made].map(({ lane }) => lane))];
}

/**
 * Returns the keys of the confirmed changes to ask the server about, oldest first: orders, quotations, and changes of
 * returns, contacts and notes about visits. Changes that were not sent from here are left out.
 */
const toAsk = (receipts: readonly ReceiptRow[], now: number): string[] =>
  receipts
    .filter(({ adotada, ficaAqui }) => adotada !== true && ficaAqui !== true)
    .filter(
      ({ intent }) =>
        intent.tipo === 'envio' ||
        isDevolucao(intent) ||
        isContato(intent) ||
        isVisita(intent) ||
        isOrcamento(intent),
    )
    .filter(({ settledAt }) => now - settledAt <= ASKED_MS)
    // Of one contact the first lost change is the question, and the later ones wait behind it.
    .toSorted((a, b) => a.seq - b.seq)
    .map(({ key }) => key);

/** Marks the data of returns as those of the server before: their lists, and the draft that a refusal names. */
async function markDevolucoes(vault: Vault): Promise<void> {
  await vault.checkpoints
    .where('name')
    .startsWith('devolucoes:')
    .modify((row) => {
      Object.assign(row, { deOutraEpoca: true });
    });
  await vault.parked
    .filter(({ rascunho }) => rascunho !== undefined)
    .modify((row) => {
      delete row.rascunho;
    });
}

/**
 * Starts over with a server that was restored from a backup and does not know `marca`. Old ids and revisions
 * are invalid: carts are read again, tried changes get new requests under their keys, confirmed orders and
 * changes of returns are checked with the server, and the user is asked to check paid carts. Changes of returns
 * wait until the id of their return is checked. Kept correction letters are removed. Does nothing if another tab has
 * already started over.
 */
export async function beginEpoca(vault: Vault, marca: string, env: OutboxEnv): Promise<void> {
  const now = env.now();
  const tables = [
    vault.outbox,
    vault.parked,
    vault.carrinhos,
    vault.receipts,
    vault.device,
    vault.checkpoints,
    vault.documentos,
  ];
  await vault.transaction('rw', tables, async () => {
    const kept = await readMarca(vault);
    if (kept?.marca !== marca) return;
    const rows = await vault.outbox.filter((row) => !isFuture(row)).toArray();
    const stale = rows.filter(({ frozen }) => frozen !== null);
    await vault.outbox.bulkPut(stale.map((row) => freed(row, now)));
    await markDevolucoes(vault);
    await markContatosDeOutraEpoca(vault);
    await forgetNames(vault, now);
    await dropCartas(vault);
    await stepAgain(vault, rows, env);
    await vault.carrinhos.toCollection().modify((row) => {
      row.revisao = 0;
      row.deOutraEpoca = true;
      if (row.carrinho) row.carrinho.revisao = 0;
      delete row.somadas;
    });
    const receipts = await vault.receipts.toArray();
    // Modified in place, so that a row of another build keeps its unknown members.
    await vault.receipts.toCollection().modify((row) => {
      row.revisao = 0;
    });
    const device = await vault.device.get(1);
    const finalizados = finalizadosDeOutraEpoca(device?.finalizados);
    await vault.device.update(1, { finalizados, repeticoes: [] });
    const conferir = [...new Set([...kept.conferir, ...toAsk(receipts, now)])];
    const lanes = lanesWithId({ rows, parked: await vault.parked.toArray(), receipts });
    const doubted = [...new Set([...(kept.doubted ?? []), ...lanes])];
    await vault.checkpoints.put({ name: 'marca', marca: null, conferir, doubted, at: now });
  });
}
