import {
  type AvisosCarrinho,
  quantidadeIn,
  SEM_AVISOS,
  withAviso,
  withoutLinhas,
} from '#domain/cart/avisos-carrinho.ts';
import { withoutExtras, withoutPagamento } from '#domain/cart/avisos-pedido.ts';
import { type GrupoChave, isSameLinha, type LinhaChave, type LinhaPedida } from '#domain/cart/linha.ts';
import type { Result } from '#lib/result.ts';
import { revisaoOf } from '#mirror/put-carrinho.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { foldBase, readCarrinhoBase } from './carrinho/read-carrinho.ts';
import { commit } from './commit.ts';
import { lastOwn } from './last-own.ts';
import type { StorageError } from './storage-error.ts';

/** Changes the notices of a customer's cart. Runs inside the caller's transaction. */
export async function putAvisos(
  vault: Vault,
  idPessoaCliente: number,
  change: (avisos: AvisosCarrinho) => AvisosCarrinho,
): Promise<void> {
  const row = await vault.carrinhos.get(idPessoaCliente);
  if (!row) return;
  const before = row.avisos ?? SEM_AVISOS;
  const avisos = change(before);
  if (avisos !== before) await vault.carrinhos.put({ ...row, avisos });
}

/**
 * The quantity of another device that a line's change replaced, as the server reports it; null if there was none
 * or it was this device's own, as when an earlier change was refused.
 */
export async function foreignQuantidade(
  vault: Vault,
  { lane, seq, intent }: OutboxRow,
  sobrescrito: LinhaPedida | null,
): Promise<number | null> {
  if (intent.tipo !== 'linha' || !sobrescrito || sobrescrito.quantidade === intent.quantidade) return null;
  const held = sobrescrito.quantidade;
  const receipts = await vault.receipts.where('lane').equals(lane).toArray();
  const last = lastOwn(receipts, intent.linha);
  // The user decided on a cart with their own change in it and a different quantity: the quantity that is back
  // is another device's.
  const isDecidedSince = last !== undefined && (intent.base.revisao ?? 0) >= last.revisao;
  if (last?.intent.tipo === 'linha' && last.intent.quantidade === held && !isDecidedSince) return null;
  const parked = await vault.parked.where('lane').equals(lane).toArray();
  const isAfterRefusal = parked.some(
    (p) =>
      p.seq < seq &&
      p.intent.tipo === 'linha' &&
      isSameLinha(p.intent.linha, intent.linha) &&
      p.intent.quantidade === intent.base.quantidade &&
      p.intent.base.quantidade === held,
  );
  return isAfterRefusal ? null : held;
}

/** Tells, at the line, that this device's change replaced the quantity `de` of another. */
export async function noteValeu(
  vault: Vault,
  { idPessoaCliente, intent }: OutboxRow,
  de: number,
  at: number,
): Promise<void> {
  if (intent.tipo !== 'linha') return;
  const { linha, quantidade, visto } = intent;
  const { linhas } = foldBase(await readCarrinhoBase(vault, idPessoaCliente));
  // If the line was changed here meanwhile, that quantity prevails in the end.
  const para = quantidadeIn(linhas, linha) || quantidade;
  const aviso = { tipo: 'valeu' as const, linha, descricao: visto.item.descricao, de, para, at };
  await putAvisos(vault, idPessoaCliente, (avisos) =>
    // It did not prevail: the other device changed the line once more before this one heard that it was done.
    avisos.linhas.some((a) => a.tipo === 'mudou' && isSameLinha(a.linha, linha))
      ? avisos
      : withAviso(avisos, aviso),
  );
}

/** Says no more of these lines: the user changed them himself, or they went with an order. */
export async function dropAvisos(
  vault: Vault,
  idPessoaCliente: number,
  linhas: readonly LinhaChave[],
): Promise<void> {
  await putAvisos(vault, idPessoaCliente, (avisos) => withoutLinhas(avisos, linhas));
}

/**
 * Records lines that the server added at this device's request, when it knew the cart's `revisao`, so that they
 * are not reported as another device's. Notices about them, from a cart that came before the response, are
 * removed.
 */
export function noteSomadas(
  vault: Vault,
  idPessoaCliente: number,
  somas: readonly LinhaPedida[],
  revisao: number,
): Promise<Result<void, StorageError>> {
  return commit(vault, ['carrinhos'], async () => {
    const row = await vault.carrinhos.get(idPessoaCliente);
    if (!row) return;
    const avisos = row.avisos ?? SEM_AVISOS;
    const isTold = (soma: LinhaPedida) =>
      avisos.linhas.some(
        ({ tipo, linha, de, para }) =>
          tipo === 'mudou' && isSameLinha(linha, soma) && de + soma.quantidade === para,
      );
    const left = withoutLinhas(avisos, somas.filter(isTold));
    const isToCome = revisaoOf(row) === revisao;
    await vault.carrinhos.put({ ...row, avisos: left, ...(isToCome ? { somadas: somas } : {}) });
  });
}

/** Says no more of how a group is paid: the user chose himself. */
export const dropAvisoPagamento = (vault: Vault, idPessoaCliente: number, grupo: GrupoChave): Promise<void> =>
  putAvisos(vault, idPessoaCliente, (avisos) => withoutPagamento(avisos, grupo));

/** Says no more of the extra data: the user wrote them himself. */
export const dropAvisoExtras = (vault: Vault, idPessoaCliente: number): Promise<void> =>
  putAvisos(vault, idPessoaCliente, withoutExtras);

/** The subject of a notice: a line, a group's payment, the extra data, or the finished cart. */
export type Ciencia = { linha: LinhaChave } | { pagamento: GrupoChave } | 'extras' | 'finalizado';

/** Removes a notice that the user acknowledged. */
export function takeNote(
  vault: Vault,
  idPessoaCliente: number,
  de: Ciencia,
): Promise<Result<void, StorageError>> {
  return commit(vault, ['carrinhos'], () => {
    if (de === 'extras') return dropAvisoExtras(vault, idPessoaCliente);
    if (de === 'finalizado')
      return putAvisos(vault, idPessoaCliente, (avisos) => ({ ...avisos, finalizado: null }));
    if ('linha' in de) return dropAvisos(vault, idPessoaCliente, [de.linha]);
    return dropAvisoPagamento(vault, idPessoaCliente, de.pagamento);
  });
}
