import { isSameGrupo } from '#domain/cart/linha.ts';
import { putCarrinho, revisaoOf } from '#mirror/put-carrinho.ts';
import { isContato } from '#vault/contato-intents.ts';
import { isDevolucao } from '#vault/devolucao-intents.ts';
import type { LastAnswer, OutboxRow, ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { dropAvisos, foreignQuantidade, noteValeu } from './avisos.ts';
import { carrinhoAfter } from './carrinho/carrinho-after.ts';
import { noteFora, seeCarrinho } from './carrinho/note-fora.ts';
import { writeContatoConfirmed } from './contatos/settle-contato.ts';
import { writeDevolucaoConfirmed } from './devolucoes/settle-devolucao.ts';
import type { Confirmation } from './envio/confirmation.ts';
import { reduceEnvio, withoutCashback } from './envio/to-envio.ts';
import { keepRefusal } from './keep-refusal.ts';
import { originOf, stillMine } from './still-mine.ts';

/**
 * Returns the groups of a submission that were not ordered, as a question of its own in its place; null if
 * all were ordered.
 */
function remainderOf(
  row: OutboxRow,
  { recusados = [], pedidosDoCarrinho: pedidos }: Confirmation,
  now: number,
): ParkedRow | null {
  const { intent } = row;
  const [first] = recusados;
  if (intent.tipo !== 'envio' || !first) return null;
  return {
    ...originOf(row),
    key: `${row.key}.resto`,
    // The cashback went with the ordered groups.
    intent: reduceEnvio(withoutCashback(intent), (g) => recusados.some((r) => isSameGrupo(r, g))),
    seq: row.seq,
    parkedAt: now,
    status: 200,
    codigo: recusados.find((r) => r.Codigo !== 'carrinho-mudou')?.Codigo ?? first.Codigo,
    message: first.Message,
    description: [...new Set(recusados.map((r) => r.Description))].join(' '),
    recusados: recusados.map(({ Codigo, Message, Description, ...grupo }) => ({
      ...grupo,
      codigo: Codigo,
      message: Message,
      description: Description,
    })),
    ...(pedidos ? { pedidos } : {}),
    decided: null,
  };
}

/**
 * Settles a confirmed row in one step: removes it from the queue, writes its receipt and keeps the server's
 * cart. Of a submission that was ordered in part, the receipt has the ordered groups, and the others wait for
 * the user. Returns false, and changes nothing, if another sender has taken or settled the row meanwhile.
 */
export async function settleConfirmed(
  vault: Vault,
  row: OutboxRow,
  confirmation: Confirmation,
  now: number,
): Promise<boolean> {
  const tables = [vault.outbox, vault.receipts, vault.parked, vault.carrinhos];
  return vault.transaction('rw', tables, async () => {
    if (!(await stillMine(vault, row))) return false;
    await writeConfirmed(vault, row, confirmation, now);
    return true;
  });
}

/** Settles a row without checking its claim. Runs inside the caller's transaction. */
export async function writeConfirmed(
  vault: Vault,
  row: OutboxRow,
  confirmation: Confirmation,
  now: number,
): Promise<void> {
  if (isDevolucao(row.intent)) return writeDevolucaoConfirmed(vault, row, confirmation, now);
  if (isContato(row.intent)) return writeContatoConfirmed(vault, row, confirmation, now);
  const { carrinho, pedidos, recusados = [], sobrescrito = null } = confirmation;
  // A submission finishes its cart. Its ordered lines must not stay there, ready to be ordered again.
  const isFinished = row.intent.tipo === 'envio';
  const next = await carrinhoAfter(vault, row, { carrinho, isFinished });
  const vistas = next ? await seeCarrinho(vault, row.idPessoaCliente, next, row) : null;
  const foreign = await foreignQuantidade(vault, row, sobrescrito);
  await vault.outbox.delete(row.seq);
  const kept = await vault.carrinhos.get(row.idPessoaCliente);
  const revisao = carrinho?.revisao ?? revisaoOf(kept);
  const { intent } = row;
  const done =
    intent.tipo === 'envio' ? reduceEnvio(intent, (g) => !recusados.some((r) => isSameGrupo(r, g))) : intent;
  await vault.receipts.put({
    ...originOf(row),
    intent: done,
    seq: row.seq,
    settledAt: now,
    revisao,
    pedidos,
    ...(foreign === null ? {} : { sobrescrito: foreign }),
  });
  const rest = remainderOf(row, confirmation, now);
  if (rest) await keepRefusal(vault, rest, carrinho, now);
  if (next !== undefined) await putCarrinho(vault, row.idPessoaCliente, next, now);
  if (vistas) await noteFora(vault, row.idPessoaCliente, vistas, now);
  if (foreign !== null) await noteValeu(vault, row, foreign, now);
  if (done.tipo === 'envio') await dropAvisos(vault, row.idPessoaCliente, done.linhas);
}

/**
 * Returns a row to the queue, to be sent again with the same key and bytes. False if another sender has taken
 * or settled it meanwhile.
 */
export async function releaseRow(
  vault: Vault,
  row: OutboxRow,
  { notBefore, tries, lastAnswer }: { notBefore: number; tries: number; lastAnswer: LastAnswer | null },
): Promise<boolean> {
  return vault.transaction('rw', vault.outbox, async () => {
    if (!(await stillMine(vault, row))) return false;
    const freed = { state: 'queued' as const, claim: null, leaseUntil: 0 };
    await vault.outbox.update(row.seq, { ...freed, notBefore, tries, lastAnswer });
    return true;
  });
}
