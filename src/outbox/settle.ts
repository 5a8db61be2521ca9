import type { Carrinho } from '#contract/carrinho.ts';
import type { GrupoRecusado } from '#contract/carrinho-calls.ts';
import { isSameGrupo, type LinhaPedida } from '#domain/linha.ts';
import { putCarrinho, revisaoOf } from '#mirror/put-carrinho.ts';
import type { LastAnswer, OutboxRow, ParkedRow, PedidoNumero } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { acceptGanho } from './accept-ganho.ts';
import { dropAvisos, foreignQuantidade, noteValeu } from './avisos.ts';
import { noteFora, seeCarrinho } from './note-fora.ts';
import { originOf, stillMine } from './still-mine.ts';
import { reduceEnvio, withoutCashback } from './to-envio.ts';

/** The server's refusal, or the device's own. */
export type Refusal = { status: number; codigo: string; message: string; description: string };

/**
 * The effect that the server confirmed. `recusados`: groups of a submission that stayed in the cart; `sobrescrito`:
 * what a line held when its change was done, if it was not what the user had seen.
 */
export type Confirmation = {
  carrinho: Carrinho | null;
  pedidos: PedidoNumero[];
  recusados?: readonly GrupoRecusado[];
  sobrescrito?: LinhaPedida | null;
};

/** What stays of a submission that went in part, as a question of its own in its place. */
function remainderOf(row: OutboxRow, recusados: readonly GrupoRecusado[], now: number): ParkedRow | null {
  const { intent } = row;
  const [first] = recusados;
  if (intent.tipo !== 'envio' || !first) return null;
  return {
    ...originOf(row),
    key: `${row.key}.resto`,
    // The cashback went with the groups that went.
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
    decided: null,
  };
}

/**
 * Settles a confirmed row: out of the queue, a receipt in its place, the server's cart kept, in one step. Of a
 * submission that went in part the receipt tells the groups that went, and the others wait for a person.
 * Does nothing (and answers false) when another sender has taken or settled it meanwhile.
 */
export async function settleConfirmed(
  vault: Vault,
  row: OutboxRow,
  { carrinho, pedidos, recusados = [], sobrescrito = null }: Confirmation,
  now: number,
): Promise<boolean> {
  const tables = [vault.outbox, vault.receipts, vault.parked, vault.carrinhos];
  return vault.transaction('rw', tables, async () => {
    if (!(await stillMine(vault, row))) return false;
    const vistas = carrinho && (await seeCarrinho(vault, row.idPessoaCliente, carrinho, row));
    const foreign = await foreignQuantidade(vault, row, sobrescrito);
    await vault.outbox.delete(row.seq);
    const kept = await vault.carrinhos.get(row.idPessoaCliente);
    const revisao = carrinho?.revisao ?? revisaoOf(kept);
    const { intent } = row;
    const done =
      intent.tipo === 'envio'
        ? reduceEnvio(intent, (g) => !recusados.some((r) => isSameGrupo(r, g)))
        : intent;
    await vault.receipts.put({
      ...originOf(row),
      intent: done,
      seq: row.seq,
      settledAt: now,
      revisao,
      pedidos,
      ...(foreign === null ? {} : { sobrescrito: foreign }),
    });
    const rest = remainderOf(row, recusados, now);
    if (rest) await park(vault, rest, carrinho, now);
    if (carrinho) await putCarrinho(vault, row.idPessoaCliente, carrinho, now);
    if (vistas) await noteFora(vault, row.idPessoaCliente, vistas, now);
    if (foreign !== null) await noteValeu(vault, row, foreign, now);
    if (done.tipo === 'envio') await dropAvisos(vault, row.idPessoaCliente, done.linhas);
    return true;
  });
}

/** Gives a row back to the queue, to be sent again with the same key and bytes. */
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

/** Keeps a refusal for a person, unless the device itself may answer it: the customer only gains by the change. */
async function park(vault: Vault, parked: ParkedRow, carrinho: Carrinho | null, now: number): Promise<void> {
  const isAccepted = await acceptGanho(vault, parked, carrinho, now);
  await vault.parked.put(isAccepted ? { ...parked, decided: { at: now, as: 'auto' } } : parked);
}

/**
 * Parks a refused row with the server's sentence until a person decides. When the step before a submission is
 * refused, the submission itself is parked in its stead: it is what the person knows; a step whose submission
 * was taken back is on record only. A key that the server was told to refuse comes back as withdrawn. A
 * submission by whose changes the customer only gains is accepted again at once.
 */
export async function parkRow(
  vault: Vault,
  row: OutboxRow,
  refusal: Refusal,
  carrinho: Carrinho | null,
  now: number,
): Promise<boolean> {
  const tables = [vault.outbox, vault.receipts, vault.parked, vault.carrinhos];
  return vault.transaction('rw', tables, async () => {
    if (!(await stillMine(vault, row))) return false;
    const vistas = carrinho && (await seeCarrinho(vault, row.idPessoaCliente, carrinho));
    await vault.outbox.delete(row.seq);
    const refused = row.intent.tipo === 'etapa' ? await takeEnvioAfter(vault, row) : row;
    const parked: ParkedRow = {
      ...originOf(refused ?? row),
      seq: (refused ?? row).seq,
      parkedAt: now,
      ...refusal,
      decided: null,
    };
    if (!refused) await vault.parked.put({ ...parked, decided: { at: now, as: 'discarded' } });
    else if (refusal.codigo === 'chave-recusada' && refused === row) {
      await vault.parked.put({ ...parked, decided: { at: now, as: 'withdrawn' } });
    } else await park(vault, parked, carrinho, now);
    if (carrinho) await putCarrinho(vault, row.idPessoaCliente, carrinho, now);
    if (vistas) await noteFora(vault, row.idPessoaCliente, vistas, now, parked.intent);
    return true;
  });
}

/** Takes the submission that a step goes before out of the queue; undefined when it is not there any more. */
async function takeEnvioAfter(vault: Vault, { lane }: OutboxRow): Promise<OutboxRow | undefined> {
  const next = await vault.outbox.where('lane').equals(lane).first();
  if (next?.intent.tipo !== 'envio') return undefined;
  await vault.outbox.delete(next.seq);
  return next;
}
