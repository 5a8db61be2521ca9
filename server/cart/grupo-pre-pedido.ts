import { consultarGruposPrePedido, type GrupoPrePedido } from '#contract/cart/carrinho-pendente.ts';
import { SITUACAO_ABERTA, SITUACAO_LIQUIDADA } from '#contract/payment/extrato-cliente.ts';
import { descricaoGrupoTipo } from '#domain/price/produto.ts';
import { fail, ok } from '#lib/result.ts';
import { isGrupoPago } from '#server/db/situacoes.ts';
import { withMarca } from '#server/http/marca.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { type PrePedidoRow, readPrePedidos } from '#server/orders/data/pre-pedidos.ts';
import {
  readCreditados,
  readUltimosPagamentos,
  type UltimoPagamento,
} from '#server/payment/data/pagamentos-do-carrinho.ts';
import { authoriseCarrinho, carrinhoNaoEncontrado } from './carrinho-recusas.ts';
import { readCarrinho } from './data/carrinho.ts';

function toGrupoPrePedido(
  pedido: PrePedidoRow,
  ultimo: UltimoPagamento | undefined,
  valorCreditado: number,
): GrupoPrePedido {
  const isRecusado = ultimo?.situacao === 'recusado' && ultimo.idFormaPagamento === pedido.idFormaPagamento;
  return {
    idCarrinhoGrupo: pedido.idCarrinhoGrupo,
    descEcommerceCarrinhoGrupo: descricaoGrupoTipo(pedido.idCarrinhoGrupoTipo),
    idSituacao: pedido.idCarrinhoGrupoSituacao,
    idPrePedido: pedido.idPrePedido,
    idPrePedidoSituacao: pedido.idPrePedidoSituacao,
    idSituacaoContaReceber: isGrupoPago(pedido) ? SITUACAO_LIQUIDADA : SITUACAO_ABERTA,
    idPessoaFilial: pedido.idPessoaFilial,
    idFormaPagamento: pedido.idFormaPagamento,
    pagamentoAntecipado: pedido.pagamentoAntecipado,
    valor: pedido.total - pedido.valorCashbackAplicado,
    emProcessamento: ultimo?.situacao === 'processando',
    mensagem: isRecusado ? ultimo.mensagem : null,
    valorCreditado,
  };
}

/** The groups of a cart that became orders, with the orders that stand and the progress of their payment. */
export const grupoPrePedidoRoutes: readonly Route[] = [
  withMarca(
    sessionRoute(consultarGruposPrePedido, async ({ user, query }) => {
      const forbidden = await authoriseCarrinho(user, query.idCarrinho);
      if (forbidden !== undefined) return fail(forbidden);
      const row = await readCarrinho(user, query.idCarrinho);
      if (row === undefined) return fail(carrinhoNaoEncontrado());
      const ultimos = await readUltimosPagamentos(user, row);
      const creditados = await readCreditados(user, row);
      const pedidos = await readPrePedidos(user, row);
      return ok(
        pedidos.map((pedido) =>
          toGrupoPrePedido(
            pedido,
            ultimos.find((ultimo) => ultimo.idPrePedido === pedido.idPrePedido),
            creditados.get(pedido.idPrePedido) ?? 0,
          ),
        ),
      );
    }),
  ),
];
