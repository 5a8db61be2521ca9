import { sql } from 'kysely';
import { CARRINHO_PAGO_EM_PARTE } from '#contract/cart/carrinho-situacao.ts';
import { FORMA_CARTAO, FORMA_PIX } from '#contract/payment/pagamento.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { AGUARDANDO_PAGAMENTO } from '#server/db/situacoes.ts';

/** A cart with its user. */
export type CarrinhoPago = { readonly idCarrinho: number; readonly idUsuario: number };

/**
 * The carts of all users whose policies are accepted, of which no order awaits a card or a Pix, and whose last payment
 * was decided at `decididoAte` or before.
 */
export const listCarrinhosPagos = (db: Database, decididoAte: Date): Promise<CarrinhoPago[]> =>
  db
    .selectFrom('carrinho')
    .select(['carrinho.idCarrinho', 'carrinho.idUsuario'])
    // Written out, so that the database can match the condition of its index.
    .where(sql<boolean>`"carrinho"."idCarrinhoSituacao" = ${sql.lit(CARRINHO_PAGO_EM_PARTE)}`)
    .where('carrinho.politicaAceite', '=', true)
    .where((eb) => {
      const tentativas = eb
        .selectFrom('prePedido')
        .innerJoin('pagamento', 'pagamento.idPrePedido', 'prePedido.idPrePedido')
        .select('pagamento.idPagamento')
        .whereRef('prePedido.idCarrinho', '=', 'carrinho.idCarrinho')
        .where('pagamento.situacao', '=', 'pago');
      const esperas = eb
        .selectFrom('prePedido')
        .select('prePedido.idPrePedido')
        .whereRef('prePedido.idCarrinho', '=', 'carrinho.idCarrinho')
        .where('prePedido.idPedidoSituacao', '=', AGUARDANDO_PAGAMENTO.idPedidoSituacao)
        .where('prePedido.idFormaPagamento', 'in', [FORMA_CARTAO, FORMA_PIX]);
      return eb.and([
        eb.exists(tentativas),
        eb.not(eb.exists(tentativas.where('pagamento.decididoEm', '>', decididoAte))),
        eb.not(eb.exists(esperas)),
      ]);
    })
    .orderBy('carrinho.idCarrinho')
    .execute();
