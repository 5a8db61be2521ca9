import type { PrazoFormaPagamento } from '#contract/customers/preferencia.ts';
import { alterarFormaDoPedido, consultarFormasDoPedido } from '#contract/payment/formas-do-pedido.ts';
import {
  FORMA_BOLETO_ANTECIPADO,
  FORMA_CARTAO,
  FORMA_DEPOSITO_ANTECIPADO,
  FORMA_PIX,
} from '#contract/payment/pagamento.ts';
import { opcoesFor } from '#domain/customer/cliente-compra.ts';
import { must } from '#lib/must.ts';
import { fail, ok } from '#lib/result.ts';
import { semMeioPagamento } from '#server/cart/carrinho-recusas.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { readCompra } from '#server/customers/data/compra.ts';
import { readFimDaEspera } from '#server/customers/data/esperas.ts';
import type { Scope } from '#server/db/scope.ts';
import { insertEventosDePedidos } from '#server/events/data/order-events.ts';
import { changeRoute } from '#server/http/change-route.ts';
import { withMarca } from '#server/http/marca.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { listTentativas, lockPedidoAPagar, readPedidoAPagar } from './data/pagamentos.ts';
import { cancelPix } from './data/pagamentos-do-carrinho.ts';
import { type PedidoEmEspera, putFormaDaEspera, readPedidoEmEspera } from './data/pedido-em-espera.ts';
import { emProcessamento, naoPermitido, pedidoNaoEncontrado } from './pagamento-recusas.ts';

/** The ways to pay in advance that the app can carry through. */
const PAGAS_AQUI: readonly number[] = [
  FORMA_BOLETO_ANTECIPADO,
  FORMA_DEPOSITO_ANTECIPADO,
  FORMA_CARTAO,
  FORMA_PIX,
];

/** The customer's other ways to pay this order in advance. */
async function listFormas(user: Scope, pedido: PedidoEmEspera, now: Date): Promise<PrazoFormaPagamento[]> {
  const cliente = must(await readCliente(user, pedido.idPessoaCliente), 'cliente');
  const { compra } = await readCompra(user, cliente, now);
  const atual = `${pedido.idPrazo}_${pedido.idFormaPagamento}`;
  return opcoesFor(compra, pedido.idCondicao).filter(
    ({ id, formaPagamento: { idFormaPagamento, pagamentoAntecipado } }) =>
      pagamentoAntecipado && id !== atual && PAGAS_AQUI.includes(idFormaPagamento),
  );
}

/** How an order that awaits its payment may be paid instead, and the change to it. */
export const formaDoPedidoRoutes: readonly Route[] = [
  withMarca(
    sessionRoute(consultarFormasDoPedido, async ({ user, query, now }) => {
      if ((await readPedidoAPagar(user, query.idPrePedido)) === undefined) return fail(pedidoNaoEncontrado());
      const pedido = await readPedidoEmEspera(user, query.idPrePedido);
      return ok(pedido === undefined ? [] : await listFormas(user, pedido, now));
    }),
  ),

  changeRoute(alterarFormaDoPedido, {
    authorise: async ({ user, body }) =>
      (await readPedidoAPagar(user, body.idPrePedido)) === undefined ? pedidoNaoEncontrado() : undefined,
    async handle({ user, body, now }) {
      const { idPrePedido, idPrazo, idFormaPagamento } = body;
      await lockPedidoAPagar(user, idPrePedido);
      const pedido = await readPedidoEmEspera(user, idPrePedido);
      const esperaGarantida = await readFimDaEspera(user, idPrePedido);
      if (pedido === undefined || esperaGarantida === undefined) return fail(naoPermitido());
      const opcao = (await listFormas(user, pedido, now)).find(
        (o) => o.id === `${idPrazo}_${idFormaPagamento}`,
      );
      if (opcao === undefined) return fail(semMeioPagamento());
      const tentativas = await listTentativas(user, [idPrePedido]);
      if (tentativas.some(({ situacao }) => situacao === 'processando')) return fail(emProcessamento());
      await cancelPix(user, [idPrePedido], now);
      await putFormaDaEspera(user, pedido, { idPrazo, idFormaPagamento, esperaGarantida });
      await insertEventosDePedidos(user.db, 'pedido.pagamentoMudado', [pedido], now);
      return ok(opcao);
    },
  }),
];
