import {
  CARRINHO_AGUARDANDO,
  CARRINHO_EM_PAGAMENTO,
  CARRINHO_PAGO_EM_PARTE,
} from '#contract/cart/carrinho-situacao.ts';

/** Cart situations in which payment is under way: nothing can be added until it ends. */
const PENDENTES: ReadonlySet<number> = new Set([
  CARRINHO_AGUARDANDO,
  CARRINHO_EM_PAGAMENTO,
  CARRINHO_PAGO_EM_PARTE,
]);

/** True for a cart whose payment waits, is in process or is partly done; false for an open or finished one. */
export const isPendente = (idCarrinhoSituacao: number | undefined): boolean =>
  idCarrinhoSituacao !== undefined && PENDENTES.has(idCarrinhoSituacao);
