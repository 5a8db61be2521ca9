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
import { withMarca } from '#server/http/marca.ts';
import { type Outcome, type Route, sessionRoute } from '#server/http/route.ts';
import { listTentativas, lockPedidoAPagar, readPedidoAPagar } from './data/pagamentos.ts';
import { cancelPix } from './data/pagamentos-do-carrinho.ts';
import { listPixes } from './pagamento-pix.ts';
import { cancelarTodos } from './pix-anteriores.ts';
import { type PedidoEmEspera, putFormaDaEspera, readPedidoEmEspera } from './data/pedido-em-espera.ts';
import { emProcessamento, naoEspera, pedidoNaoEncontrado, pixNaoCancelado } from './pagamento-recusas.ts';

/** The ways to pay in advance that the app can carry through. */
const PAGAS_AQUI: readonly number[] = [
  FORMA_BOLETO_ANTECIPADO,
  FORMA_DEPOSITO_ANTECIPADO,
  FORMA_CARTAO,
  FORMA_PIX,
];

/** The customer's ways to pay this order in advance, also the present one. */
async function listFormas(user: Scope, pedido: PedidoEmEspera, now: Date): Promise<PrazoFormaPagamento[]> {
  const cliente = must(await readCliente(user, pedido.idPessoaCliente), 'cliente');
  const { compra } = await readCompra(user, cliente, now);
  return opcoesFor(compra, pedido.idCondicao).filter(
    ({ formaPagamento: { idFormaPagamento, pagamentoAntecipado } }) =>
      pagamentoAntecipado && PAGAS_AQUI.includes(idFormaPagamento),
  );
}

const idOf = ({ idPrazo, idFormaPagamento }: Forma): string => `${idPrazo}_${idFormaPagamento}`;
const naoEncontrado = async (user: Scope, idPrePedido: number): Promise<boolean> =>
  (await readPedidoAPagar(user, idPrePedido)) === undefined;

type Forma = Pick<PedidoEmEspera, 'idPrazo' | 'idFormaPagamento'>;
type Mudanca = Forma & { readonly idPrePedido: number };
type Escolhido = { readonly pedido: PedidoEmEspera; readonly opcao: PrazoFormaPagamento };

/** The order and its chosen payment, or why it may not be changed now. */
async function findEscolhido(user: Scope, mudanca: Mudanca, now: Date): Outcome<Escolhido> {
  const pedido = await readPedidoEmEspera(user, mudanca.idPrePedido);
  if (pedido === undefined) return fail(await naoEspera(user, mudanca.idPrePedido));
  const opcao = (await listFormas(user, pedido, now)).find(({ id }) => id === idOf(mudanca));
  if (opcao === undefined) return fail(semMeioPagamento());
  const tentativas = await listTentativas(user, [mudanca.idPrePedido]);
  return tentativas.some(({ situacao }) => situacao === 'processando')
    ? fail(emProcessamento())
    : ok({ pedido, opcao });
}

/** Changes the payment, once: a repeated call finds it changed. Only in a transaction. */
async function change(user: Scope, mudanca: Mudanca, now: Date): Outcome<PrazoFormaPagamento> {
  const { idPrePedido, idPrazo, idFormaPagamento } = mudanca;
  await lockPedidoAPagar(user, idPrePedido);
  const found = await findEscolhido(user, mudanca, now);
  if (!found.ok) return found;
  const { pedido, opcao } = found.value;
  const esperaGarantida = await readFimDaEspera(user, idPrePedido);
  if (idOf(pedido) === idOf(mudanca)) return ok(opcao);
  await cancelPix(user, [idPrePedido], now);
  await putFormaDaEspera(user, pedido, {
    idPrazo,
    idFormaPagamento,
    esperaGarantida: esperaGarantida ?? null,
  });
  await insertEventosDePedidos(user.db, 'pedido.pagamentoMudado', [pedido], now);
  return ok(opcao);
}

/** How an order that awaits its payment may be paid instead, and the change to it. */
export const formaDoPedidoRoutes: readonly Route[] = [
  withMarca(
    sessionRoute(consultarFormasDoPedido, async ({ user, query, now }) => {
      if (await naoEncontrado(user, query.idPrePedido)) return fail(pedidoNaoEncontrado());
      const pedido = await readPedidoEmEspera(user, query.idPrePedido);
      if (pedido === undefined) return ok([]);
      return ok((await listFormas(user, pedido, now)).filter(({ id }) => id !== idOf(pedido)));
    }),
  ),

  withMarca(
    sessionRoute(alterarFormaDoPedido, async ({ user, body, now }, deps) => {
      if (await naoEncontrado(user, body.idPrePedido)) return fail(pedidoNaoEncontrado());
      const found = await findEscolhido(user, body, now);
      if (!found.ok) return found;
      // The provider is asked first: a code that was paid a moment ago, or may still be, is no code to leave.
      const isLeft =
        idOf(found.value.pedido) === idOf(body) ||
        (await cancelarTodos(deps, await listPixes(user, body.idPrePedido)));
      if (!isLeft) return fail(pixNaoCancelado());
      return await deps.queries.transact(user.idUsuario, (trx) => change(trx, body, deps.clock()));
    }),
  ),
];
