import type { Carrinho, CarrinhoGrupo } from '#contract/cart/carrinho.ts';
import { GRUPO_AGUARDANDO_PAGAMENTO } from '#contract/orders/situacao.ts';
import { isPendente } from '#domain/cart/pendente.ts';
import type { PixPago } from '#parts/cart/pix-pago.ts';

/** The groups of the cart that are still to be paid; null once the cart awaits nothing. */
export function faltamDe(
  carrinho: Carrinho | null | undefined,
  { idCarrinho, idCarrinhoGrupo }: PixPago,
): CarrinhoGrupo[] | null {
  if (carrinho?.idCarrinho !== idCarrinho || !isPendente(carrinho.idCarrinhoSituacao)) return null;
  return carrinho.grupos.filter(
    (grupo) =>
      grupo.idCarrinhoGrupo !== idCarrinhoGrupo &&
      grupo.formaPagamento?.pagamentoAntecipado === true &&
      grupo.idEcommerceCarrinhoGrupoSituacao === GRUPO_AGUARDANDO_PAGAMENTO,
  );
}
