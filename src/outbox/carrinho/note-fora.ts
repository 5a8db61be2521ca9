import type { Carrinho } from '#contract/cart/carrinho.ts';
import { CARRINHO_ABERTO } from '#contract/cart/carrinho-situacao.ts';
import { noteMudancas, quantidadeIn } from '#domain/cart/avisos-carrinho.ts';
import { noteExtras, notePagamentos, withoutPedido } from '#domain/cart/avisos-pedido.ts';
import { idPagamentoOf } from '#domain/cart/carrinho.ts';
import type { Dobra } from '#domain/cart/fold.ts';
import {
  addLinhas,
  type GrupoChave,
  isSameGrupo,
  isSameLinha,
  type LinhaChave,
  type LinhaPedida,
} from '#domain/cart/linha.ts';
import { putAvisos } from '#outbox/avisos.ts';
import { isClearedHere, lastOwn, ownPagamento } from '#outbox/last-own.ts';
import { type Intent, type LinhaIntent, laneOf, type OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { foldBase, readCarrinhoBase } from './read-carrinho.ts';

/** If a line removed on this device is back within this time, the user is told. */
const REMOVAL_NEWS_MS = 24 * 60 * 60_000;

/**
 * The kept open cart and the cart on screen, both before the server's cart is stored, and the lines that the
 * server added for this device. `deOutraEpoca`: the kept cart is older than the server's return to a backup.
 */
export type Vistas = {
  kept: Carrinho;
  dobra: Pick<Dobra, 'linhas' | 'pagamentos' | 'extras'>;
  somadas: readonly LinhaPedida[];
  deOutraEpoca: boolean;
};

/** True if the groups in both carts are paid the same way and the extra data are the same. */
function isSameBeside(kept: Carrinho, next: Carrinho): boolean {
  const isPaidAlike = kept.grupos.every((era) => {
    const agora = next.grupos.find((g) => isSameGrupo(g, era));
    return agora === undefined || idPagamentoOf(agora) === idPagamentoOf(era);
  });
  return (
    isPaidAlike &&
    kept.informarDadosExtrasPedido === next.informarDadosExtrasPedido &&
    kept.numeroPedidoCliente === next.numeroPedidoCliente &&
    kept.observacao === next.observacao
  );
}

/** True if the server's newer cart differs from the kept one only by this change. */
function isOnly(own: LinhaIntent, kept: Carrinho, next: Carrinho): boolean {
  if (next.idCarrinho !== kept.idCarrinho || next.revisao < kept.revisao) return false;
  if (next.idCarrinhoSituacao !== CARRINHO_ABERTO) return false;
  if (!isSameBeside(kept, next)) return false;
  const all = [...kept.itens, ...next.itens];
  return all.every((l) =>
    isSameLinha(l, own.linha)
      ? quantidadeIn(next.itens, l) === own.quantidade
      : quantidadeIn(next.itens, l) === quantidadeIn(kept.itens, l),
  );
}

/**
 * Returns the cart on screen, for the comparison after the server's cart is stored. Null if there is nothing
 * to compare: no open cart was kept, or `next` brings only this device's own change. All functions of this
 * file run inside the caller's transaction over outbox, receipts, parked and carrinhos.
 */
export async function seeCarrinho(
  vault: Vault,
  idPessoaCliente: number,
  next: Carrinho | null,
  own?: OutboxRow,
): Promise<Vistas | null> {
  const row = await vault.carrinhos.get(idPessoaCliente);
  const kept = row?.carrinho;
  if (kept?.idCarrinhoSituacao !== CARRINHO_ABERTO) return null;
  if (next && own?.intent.tipo === 'linha' && isOnly(own.intent, kept, next)) return null;
  const dobra = foldBase(await readCarrinhoBase(vault, idPessoaCliente));
  return { kept, dobra, somadas: row?.somadas ?? [], deOutraEpoca: row?.deOutraEpoca === true };
}

/**
 * Adds notices about the changes of other devices, by the cart on screen before and now. `refused`: a change
 * of this device that was refused just now; its own record reports it.
 */
export async function noteFora(
  vault: Vault,
  idPessoaCliente: number,
  { kept, dobra, somadas, deOutraEpoca }: Vistas,
  at: number,
  refused?: Intent,
): Promise<void> {
  const base = await readCarrinhoBase(vault, idPessoaCliente);
  const now = base.snapshot?.carrinho ?? null;
  const own = ownLinhas(refused);
  const isForeign = (l: LinhaChave) => !own.some((o) => isSameLinha(o, l));
  const agora = foldBase(base);
  const all = await vault.receipts.where('lane').equals(laneOf(idPessoaCliente)).toArray();
  const isOther = now?.idCarrinhoSituacao !== CARRINHO_ABERTO || now.idCarrinho !== kept.idCarrinho;
  // A restored server may have forgotten the cart: it was not finished, and the user can put each line back.
  const acabou = isOther && !deOutraEpoca;
  const mudancas = {
    antes: (now?.revisao === kept.revisao ? dobra.linhas : addLinhas(dobra.linhas, somadas)).filter(
      isForeign,
    ),
    depois: agora.linhas.filter(isForeign),
    acabou,
    idCarrinho: kept.idCarrinho,
    isRemovidaAqui: (linha: LinhaChave) => {
      const last = lastOwn(all, linha);
      const isRemoval = last?.intent.tipo === 'linha' && last.intent.quantidade === 0;
      return isRemoval && at - last.settledAt < REMOVAL_NEWS_MS;
    },
    descricaoOf: (linha: LinhaChave) =>
      [...(now?.itens ?? []), ...kept.itens].find((i) => isSameLinha(i, linha))?.descricao ??
      `Produto ${linha.idItem}`,
    at,
    deOutraEpoca,
  };
  const pagamentos = {
    antes: dobra.pagamentos,
    depois: agora.pagamentos,
    escolhaDe: (grupo: GrupoChave) => ownPagamento(all, grupo),
    at,
  };
  const extras = { antes: dobra.extras, depois: agora.extras, isApagadoAqui: isClearedHere(all), at };
  await putAvisos(vault, idPessoaCliente, (avisos) => {
    const linhas = noteMudancas(avisos, mudancas);
    if (acabou) return withoutPedido(linhas);
    const pagos = notePagamentos(linhas, pagamentos);
    return refused?.tipo === 'extras' ? pagos : noteExtras(pagos, extras);
  });
}

/** The lines of a change. */
function ownLinhas(intent: Intent | undefined): readonly LinhaChave[] {
  if (intent?.tipo === 'linha') return [intent.linha];
  return intent?.tipo === 'envio' ? intent.linhas : [];
}
