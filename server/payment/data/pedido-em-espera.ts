import { CARRINHO_FINALIZADO } from '#contract/cart/carrinho-situacao.ts';
import type { Scope } from '#server/db/scope.ts';
import { AGUARDANDO_PAGAMENTO } from '#server/db/situacoes.ts';
import { alignContaAntecipada } from '#server/orders/data/conta-antecipada.ts';

/** An order of a finished cart that awaits its payment, with what names its group. */
export type PedidoEmEspera = NonNullable<Awaited<ReturnType<typeof readPedidoEmEspera>>>;

/**
 * An order of the user's customers if it awaits its payment and its checkout has ended, or was not made in a checkout
 * here.
 */
export const readPedidoEmEspera = (scope: Scope, idPrePedido: number) =>
  scope
    .prePedidos()
    .leftJoin('carrinho', 'carrinho.idCarrinho', 'prePedido.idCarrinho')
    .select([
      'prePedido.idPrePedido',
      'prePedido.idPessoaCliente',
      'prePedido.idPessoaFilial',
      'prePedido.idCondicao',
      'prePedido.idCarrinhoGrupoTipo',
      'prePedido.idPrazo',
      'prePedido.idFormaPagamento',
      'carrinho.idCarrinho',
    ])
    .where('prePedido.idPrePedido', '=', idPrePedido)
    .where('prePedido.idPedidoSituacao', '=', AGUARDANDO_PAGAMENTO.idPedidoSituacao)
    .where((eb) =>
      eb.or([
        eb('prePedido.idCarrinho', 'is', null),
        eb('carrinho.idCarrinhoSituacao', '=', CARRINHO_FINALIZADO),
      ]),
    )
    .executeTakeFirst();

/**
 * Changes how an order is paid, and its instalment with it; `esperaGarantida`: it waits at least until then, and without
 * an end that this server knows if it is null.
 */
export async function putFormaDaEspera(
  { db }: Scope,
  pedido: PedidoEmEspera,
  { esperaGarantida, ...forma }: { idPrazo: number; idFormaPagamento: number; esperaGarantida: Date | null },
): Promise<void> {
  const { idPrePedido, idCarrinho, idPessoaFilial, idCondicao, idCarrinhoGrupoTipo } = pedido;
  await db
    .updateTable('prePedido')
    .set({ ...forma, esperaGarantida })
    .where('idPrePedido', '=', idPrePedido)
    .execute();
  await db
    .updateTable('carrinhoGrupo')
    .set(forma)
    .where('idCarrinho', '=', idCarrinho)
    .where('idPessoaFilial', '=', idPessoaFilial)
    .where('idCondicao', '=', idCondicao)
    .where('idCarrinhoGrupoTipo', '=', idCarrinhoGrupoTipo)
    .execute();
  await alignContaAntecipada(db, idPrePedido);
}
