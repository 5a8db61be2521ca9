import { alterarGrupo } from '#contract/cart/carrinho-extras.ts';
import { LIMITE_EXCEDIDO } from '#domain/cart/bloqueio.ts';
import { isSameGrupo } from '#domain/cart/linha.ts';
import { opcoesFor } from '#domain/customer/cliente-compra.ts';
import { must } from '#lib/must.ts';
import { fail, ok } from '#lib/result.ts';
import { addSaldos, readCliente } from '#server/customers/data/clientes.ts';
import { readCompra } from '#server/customers/data/compra.ts';
import type { Scope } from '#server/db/scope.ts';
import { AGUARDANDO_PAGAMENTO, PROCESSADO } from '#server/db/situacoes.ts';
import { insertEventosDePedidos } from '#server/events/data/order-events.ts';
import { changeRoute } from '#server/http/change-route.ts';
import { refuse } from '#server/http/recusa.ts';
import type { Outcome, Route } from '#server/http/route.ts';
import { type PrePedidoRow, putFormaDoPedido, putSituacao } from '#server/orders/data/pre-pedidos.ts';
import { creditoDe } from '#server/payment/data/cancelar-pedidos.ts';
import { cancelPix } from '#server/payment/data/pagamentos-do-carrinho.ts';
import { isPendente } from './carrinho-pendente.ts';
import { authoriseCarrinho, carrinhoNaoEncontrado, semMeioPagamento } from './carrinho-recusas.ts';
import { answerMudado, computeStored } from './carrinho-view.ts';
import { type CarrinhoRow, lockCarrinho, putCarrinho, readGrupos, readLinhas } from './data/carrinho.ts';
import { putPagamento } from './data/carrinho-linhas.ts';
import { findAlteravel, grupoNaoEncontrado, holdPendente, type PendenteHeld } from './grupo-do-carrinho.ts';
import { whyClosed } from './lock-open.ts';

type Escolha = {
  readonly idCarrinhoGrupo: number;
  readonly idPrazo: number;
  readonly idFormaPagamento: number;
};

/**
 * Chooses the payment of a group of an open cart. Returns the same row if it is already so, or if the group's last line
 * left meanwhile: an invisible choice would otherwise apply to lines that another device adds later.
 */
async function chooseAberto(
  user: Scope,
  row: CarrinhoRow,
  escolha: Escolha,
  now: Date,
): Outcome<CarrinhoRow> {
  const { idCarrinhoGrupo, idPrazo, idFormaPagamento } = escolha;
  const grupos = await readGrupos(user, row);
  const stored = grupos.find((g) => g.idCarrinhoGrupo === idCarrinhoGrupo);
  if (stored === undefined) return fail(grupoNaoEncontrado());
  const cliente = must(await readCliente(user, row.idPessoaCliente), 'cliente');
  const { compra } = await readCompra(user, cliente, now);
  const id = `${idPrazo}_${idFormaPagamento}`;
  if (!opcoesFor(compra, stored.idCondicao).some((opcao) => opcao.id === id)) return fail(semMeioPagamento());
  if (stored.idPrazo === idPrazo && stored.idFormaPagamento === idFormaPagamento) return ok(row);
  const { calculado } = await computeStored(user, row, await readLinhas(user, row), compra);
  if (!calculado.grupos.some((g) => isSameGrupo(g, stored))) return ok(row);
  await putPagamento(user, stored, { idPrazo, idFormaPagamento });
  return ok(await putCarrinho(user, row, {}));
}

/**
 * Changes the payment of a group of a pending cart. Its order takes credit when it is not in advance; one that becomes
 * so returns its credit and cashback and awaits payment. A pending Pix is given up.
 */
async function choosePendente(
  user: Scope,
  row: CarrinhoRow,
  escolha: Escolha,
  now: Date,
): Outcome<CarrinhoRow> {
  const pendente = await holdPendente(user, row, now);
  const found = await findAlteravel(user, pendente, escolha.idCarrinhoGrupo);
  if (!found.ok) return found;
  const pedido = found.value;
  const { idPrazo, idFormaPagamento } = escolha;
  const id = `${idPrazo}_${idFormaPagamento}`;
  const opcao = opcoesFor(pendente.compra, pedido.idCondicao).find((o) => o.id === id);
  if (opcao === undefined) return fail(semMeioPagamento());
  if (pedido.idPrazo === idPrazo && pedido.idFormaPagamento === idFormaPagamento) return ok(row);
  const { pagamentoAntecipado } = opcao.formaPagamento;
  const depois = {
    ...pedido,
    pagamentoAntecipado,
    // Cashback does not pay orders in advance.
    valorCashbackAplicado: pagamentoAntecipado ? 0 : pedido.valorCashbackAplicado,
  };
  if (!fits(pendente, pedido, depois)) return refuse(LIMITE_EXCEDIDO.codigo, LIMITE_EXCEDIDO.texto);
  await cancelPix(user, [pedido.idPrePedido], now);
  await addSaldos(user, row.idPessoaCliente, {
    limiteDisponivel: creditoDe(pedido) - creditoDe(depois),
    saldoCashback: pedido.valorCashbackAplicado - depois.valorCashbackAplicado,
  });
  const { valorCashbackAplicado } = depois;
  await putFormaDoPedido(user, pedido, { idPrazo, idFormaPagamento, valorCashbackAplicado });
  await putSituacao(user, pedido, pagamentoAntecipado ? AGUARDANDO_PAGAMENTO : PROCESSADO, now);
  await insertEventosDePedidos(user.db, 'pedido.pagamentoMudado', [pedido], now);
  return ok(await putCarrinho(user, row, {}));
}

/** True if the rest of a limit covers an order's increase; an order without an increase always fits. */
function fits(
  { calculado, cliente, compra }: PendenteHeld,
  antes: PrePedidoRow,
  depois: PrePedidoRow,
): boolean {
  const credito = creditoDe(depois) - creditoDe(antes);
  if (credito > 0) return credito <= cliente.limiteDisponivel;
  if (antes.pagamentoAntecipado || !depois.pagamentoAntecipado) return true;
  return depois.total + calculado.valorTotalGruposPagamentoAntecipado <= compra.limitePagamentoAntecipado;
}

/** Payment of a cart's groups, while it is open and while it awaits payment. */
export const grupoPagamentoRoutes: readonly Route[] = [
  changeRoute(alterarGrupo, {
    authorise: ({ user, body }) => authoriseCarrinho(user, body.idCarrinho),
    async handle({ user, body, now }) {
      const row = await lockCarrinho(user, body.idCarrinho);
      if (row === undefined) return fail(carrinhoNaoEncontrado());
      const closed = isPendente(row) ? undefined : await whyClosed(user, row, now);
      if (closed !== undefined) return fail(closed);
      const choose = isPendente(row) ? choosePendente : chooseAberto;
      const chosen = await choose(user, row, body, now);
      return chosen.ok ? ok(await answerMudado(user, chosen.value, now)) : chosen;
    },
  }),
];
