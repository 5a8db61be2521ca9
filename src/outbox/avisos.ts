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
 * Returns the other device's quantity that this change of a line replaced, as the server reports it. Null if
 * nothing was replaced or the quantity was this device's own, as after the refusal of an earlier change.
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
  // The user decided on a cart that held their last change with another quantity by then. If that change's
  // quantity is back, another device set it.
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

/** Adds a notice at the line: this device's change replaced another device's quantity `de`. */
export async function noteValeu(
  vault: Vault,
  { idPessoaCliente, intent }: OutboxRow,
  de: number,
  at: number,
): Promise<void> {
  if (intent.tipo !== 'linha') return;
  const { linha, quantidade, visto } = intent;
  const { linhas } = foldBase(await readCarrinhoBase(vault, idPessoaCliente));
  // If the user changed the line again meanwhile, that quantity prevails in the end.
  const para = quantidadeIn(linhas, linha) || quantidade;
  const aviso = { tipo: 'valeu' as const, linha, descricao: visto.item.descricao, de, para, at };
  await putAvisos(vault, idPessoaCliente, (avisos) =>
    // This change did not prevail: another device changed the line again before this device received the
    // response.
    avisos.linhas.some((a) => a.tipo === 'mudou' && isSameLinha(a.linha, linha))
      ? avisos
      : withAviso(avisos, aviso),
  );
}

/** Removes the notices about these lines, after the user changed them or they went into an order. */
export async function dropAvisos(
  vault: Vault,
  idPessoaCliente: number,
  linhas: readonly LinhaChave[],
): Promise<void> {
  await putAvisos(vault, idPessoaCliente, (avisos) => withoutLinhas(avisos, linhas));
}

/**
 * Records lines that the server added at this device's request, so that they are not reported as another
 * device's. `revisao`: the cart's revision at the request. Removes notices about them from a cart that
 * arrived before the response.
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

/** Removes the notice about a group's payment, after the user chose one. */
export const dropAvisoPagamento = (vault: Vault, idPessoaCliente: number, grupo: GrupoChave): Promise<void> =>
  putAvisos(vault, idPessoaCliente, (avisos) => withoutPagamento(avisos, grupo));

/** Removes the notice about the extra data, after the user wrote new ones. */
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
