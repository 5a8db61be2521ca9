import type { Carrinho } from '#contract/cart/carrinho.ts';
import { putCarrinho } from '#mirror/put-carrinho.ts';
import type { EnvioIntent, OutboxRow, ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { carrinhoAfter } from './carrinho/carrinho-after.ts';
import { noteFora, seeCarrinho } from './carrinho/note-fora.ts';
import type { Confirmation, Refusal } from './envio/confirmation.ts';
import { confirmedElsewhere, othersOrders } from './envio/confirmed-elsewhere.ts';
import { findEnvioAfter } from './envio/envio-after.ts';
import { keepRefusal } from './keep-refusal.ts';
import { writeConfirmed } from './settle.ts';
import { originOf, stillMine } from './still-mine.ts';

/**
 * Parks a refused row with the server's sentence until the user decides. For a refused step it parks the
 * submission, since the user knows only that; a step whose submission was taken back stays on record. A
 * refusal that the device may settle by itself is queued again at once. A submission is confirmed if another device made orders with the same lines.
 * Returns false if another sender has taken or settled the row meanwhile.
 */
export async function parkRow(
  vault: Vault,
  row: OutboxRow,
  refusal: Refusal,
  carrinho: Carrinho | null,
  now: number,
): Promise<'parked' | 'confirmed' | false> {
  const tables = [vault.outbox, vault.receipts, vault.parked, vault.carrinhos];
  return vault.transaction('rw', tables, async () => {
    if (!(await stillMine(vault, row))) return false;
    const { intent } = row;
    const done = intent.tipo === 'envio' && (await elsewhere(vault, { ...row, intent }, refusal, carrinho));
    if (done) {
      await writeConfirmed(vault, row, done, now);
      return 'confirmed';
    }
    const isFinished = refusal.codigo === 'carrinho-finalizado';
    const next = await carrinhoAfter(vault, row, { carrinho, isFinished });
    const vistas = next === undefined ? null : await seeCarrinho(vault, row.idPessoaCliente, next);
    await vault.outbox.delete(row.seq);
    const refused = await recordRefusal(vault, row, refusal, carrinho, now);
    if (next !== undefined) await putCarrinho(vault, row.idPessoaCliente, next, now);
    if (vistas) await noteFora(vault, row.idPessoaCliente, vistas, now, refused.intent);
    return 'parked';
  });
}

/**
 * Returns the confirmation of the groups that, by the refusal, are already orders; undefined if there are
 * none.
 */
const elsewhere = async (
  vault: Vault,
  envio: OutboxRow & { intent: EnvioIntent },
  refusal: Refusal,
  carrinho: Carrinho | null,
): Promise<Confirmation | undefined> =>
  confirmedElsewhere(envio.intent, refusal, carrinho, await othersOrders(vault, envio.lane, envio.intent));

/** Records the refusal. Returns the row that the user knows: for a step, its submission. */
async function recordRefusal(
  vault: Vault,
  row: OutboxRow,
  refusal: Refusal,
  carrinho: Carrinho | null,
  now: number,
): Promise<OutboxRow> {
  const parkedOf = (refused: OutboxRow): ParkedRow => ({
    ...originOf(refused),
    seq: refused.seq,
    parkedAt: now,
    ...refusal,
    decided: null,
  });
  if (row.intent.tipo !== 'etapa') {
    // A refused key is a question, too: a page of this device may have ended between the refusal and its question.
    await keepRefusal(vault, parkedOf(row), carrinho, now);
    return row;
  }
  const envio = await findEnvioAfter(vault, row);
  const done = envio && (await elsewhere(vault, envio, refusal, carrinho));
  if (!envio || done) await vault.parked.put({ ...parkedOf(row), decided: { at: now, as: 'discarded' } });
  // Until the submission is settled, its lines belong to the order, not to the cart.
  if (envio && done) await writeConfirmed(vault, envio, done, now);
  else if (envio) {
    await vault.outbox.delete(envio.seq);
    await keepRefusal(vault, parkedOf(envio), carrinho, now);
  }
  return envio ?? row;
}
