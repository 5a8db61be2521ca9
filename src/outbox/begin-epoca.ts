import { finalizadosDeOutraEpoca } from '#mirror/finalizados.ts';
import { isDevolucao } from '#vault/devolucao-intents.ts';
import type { Intent, OutboxRow } from '#vault/outbox-rows.ts';
import { isFuture } from '#vault/upcast-row.ts';
import type { Vault } from '#vault/vault.ts';
import type { OutboxEnv } from './env.ts';
import { readMarca } from './marca.ts';
import { newRow } from './new-row.ts';
import { placesUpTo } from './places.ts';

/** The device does not ask about older orders: the server may have forgotten their keys. */
const ASKED_MS = 60 * 24 * 60 * 60 * 1000;

/** Returns a change of a return without its id, which the restored server may have given to another return. */
function withoutId(intent: Intent): Intent {
  if (!isDevolucao(intent) || intent.tipo === 'devolucao-criar') return intent;
  const { idDevolucao: _, ...rest } = intent;
  return rest;
}

/** Returns the row as never tried, under the same key. Its next try is built from the cart that is read then. */
const freed = (row: OutboxRow, now: number): OutboxRow => ({
  ...row,
  intent: withoutId(row.intent),
  frozen: null,
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

/**
 * Starts over with a server that was restored from a backup and does not know `marca`. Old ids and revisions
 * are invalid: carts are read again, tried changes get new requests under their keys, confirmed orders are
 * checked with the server, and the user is asked to check paid carts. Does nothing if another tab has already
 * started over.
 */
export async function beginEpoca(vault: Vault, marca: string, env: OutboxEnv): Promise<void> {
  const now = env.now();
  const tables = [
    vault.outbox,
    vault.parked,
    vault.carrinhos,
    vault.receipts,
    vault.devolucoes,
    vault.device,
    vault.checkpoints,
  ];
  await vault.transaction('rw', tables, async () => {
    const kept = await readMarca(vault);
    if (kept?.marca !== marca) return;
    const rows = await vault.outbox.filter((row) => !isFuture(row)).toArray();
    const stale = rows.filter(({ frozen, intent }) => frozen !== null || isDevolucao(intent));
    await vault.outbox.bulkPut(stale.map((row) => freed(row, now)));
    await vault.devolucoes.clear();
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
      delete row.idDevolucao;
    });
    const device = await vault.device.get(1);
    const finalizados = finalizadosDeOutraEpoca(device?.finalizados);
    await vault.device.update(1, { finalizados, repeticoes: [] });
    const orders = receipts.filter((r) => r.intent.tipo === 'envio' && now - r.settledAt <= ASKED_MS);
    const conferir = [...new Set([...kept.conferir, ...orders.map(({ key }) => key)])];
    await vault.checkpoints.put({ name: 'marca', marca: null, conferir, at: now });
  });
}
