import {
  consultarBandeiras,
  consultarPagamentoPedido,
  consultarParcelasCartao,
  validarIntegracaoCartao,
} from '#contract/payment/pagamento.ts';
import { parcelasDe } from '#domain/payment/parcelas-cartao.ts';
import { fail, ok } from '#lib/result.ts';
import { withMarca } from '#server/http/marca.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { readFcpDoPedido } from './data/fcp-do-pedido.ts';
import { readPedidoAPagar } from './data/pagamentos.ts';
import { readCartaoDaEmpresa } from './data/termos-do-cartao.ts';
import { bandeirasAceitas } from './pagamento-bandeiras.ts';
import { pedidoNaoEncontrado } from './pagamento-recusas.ts';

/** The data for a card payment, before it is made. */
export const pagamentoRoutes: readonly Route[] = [
  withMarca(
    sessionRoute(consultarPagamentoPedido, async ({ user, query }) => {
      const pedido = await readPedidoAPagar(user, query.idPrePedido);
      if (pedido === undefined) return fail(pedidoNaoEncontrado());
      const fcp = await readFcpDoPedido(user, query.idPrePedido);
      const { idPrePedido, valor, subtotal, stTotal, nome, cpfCnpj } = pedido;
      return ok({
        idPrePedido,
        total: valor,
        valorTotalProdutos: subtotal,
        stValor: stTotal - fcp,
        valorStFCP: fcp,
        // Cashback and the customer's balance count among the discounts, so that the figures add up.
        valorDesconto: subtotal + stTotal - valor,
        pessoaDestinatario: { nome, cpfCnpj },
      });
    }),
  ),

  withMarca(
    sessionRoute(consultarParcelasCartao, async ({ user, query }) => {
      const pedido = await readPedidoAPagar(user, query.idPrePedido);
      if (pedido === undefined) return fail(pedidoNaoEncontrado());
      const { termos, primeiraParcela } = await readCartaoDaEmpresa(user.db);
      return ok(
        parcelasDe(pedido.valor, termos).map(({ parcelas, valorParcela, taxa, descricao }) => ({
          idCartaoCreditoIntegracaoParcela: parcelas,
          descricaoParcela: descricao,
          parcelas,
          valorParcela,
          taxa,
          diasParaVencimento: primeiraParcela,
        })),
      );
    }),
  ),

  sessionRoute(validarIntegracaoCartao, async ({ query }, { pagamentos }) =>
    ok({ liberada: await pagamentos.cartaoLiberado(query.idPessoaFilial) }),
  ),

  sessionRoute(consultarBandeiras, async ({ user }, { pagamentos }) => {
    const { aceitas } = await readCartaoDaEmpresa(user.db);
    return ok(
      bandeirasAceitas(aceitas).map(({ nome: _, ...bandeira }) => ({
        ...bandeira,
        imagem: pagamentos.imagens?.bandeiras.get(bandeira.idCartaoCreditoBandeira) ?? null,
      })),
    );
  }),
];
