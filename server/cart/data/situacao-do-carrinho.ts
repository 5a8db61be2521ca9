import {
  CARRINHO_AGUARDANDO,
  CARRINHO_EM_PAGAMENTO,
  CARRINHO_PAGO_EM_PARTE,
} from '#contract/cart/carrinho-situacao.ts';
import { PRE_PEDIDO_CANCELADO } from '#contract/orders/situacao.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { isGrupoPago } from '#server/db/situacoes.ts';

const PENDENTES = [CARRINHO_AGUARDANDO, CARRINHO_EM_PAGAMENTO, CARRINHO_PAGO_EM_PARTE];

/**
 * Sets the status of a cart that awaits payment, from its groups and payment tries; each such change raises its
 * revision.
 */
export async function refreshCarrinho(trx: Database, idCarrinho: number): Promise<void> {
  const emProcesso = await trx
    .selectFrom('pagamento')
    .innerJoin('prePedido', 'prePedido.idPrePedido', 'pagamento.idPrePedido')
    .select('pagamento.idPagamento')
    .where('prePedido.idCarrinho', '=', idCarrinho)
    .where('prePedido.idPrePedidoSituacao', '<>', PRE_PEDIDO_CANCELADO)
    .where('pagamento.situacao', '=', 'processando')
    .executeTakeFirst();
  const grupos = await trx
    .selectFrom('carrinhoGrupo')
    .select('idCarrinhoGrupoSituacao')
    .where('idCarrinho', '=', idCarrinho)
    .execute();
  const semProcesso = grupos.some(isGrupoPago) ? CARRINHO_PAGO_EM_PARTE : CARRINHO_AGUARDANDO;
  await trx
    .updateTable('carrinho')
    .set((eb) => ({
      idCarrinhoSituacao: emProcesso === undefined ? semProcesso : CARRINHO_EM_PAGAMENTO,
      revisao: eb('revisao', '+', 1),
    }))
    .where('idCarrinho', '=', idCarrinho)
    .where('idCarrinhoSituacao', 'in', PENDENTES)
    .execute();
}
