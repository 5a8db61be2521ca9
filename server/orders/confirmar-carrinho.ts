import { CARRINHO_LINHAS_MAXIMO, type Carrinho } from '#contract/cart/carrinho.ts';
import { CARRINHO_AGUARDANDO, CARRINHO_PAGO_EM_PARTE } from '#contract/cart/carrinho-situacao.ts';
import { confirmarCarrinho } from '#contract/cart/confirmar-carrinho.ts';
import { ITEM_COMBO } from '#contract/catalogue/item-tipo.ts';
import type { PedidoFeito } from '#contract/orders/pedido.ts';
import { cashbackMaximo } from '#domain/cart/cashback-aplicado.ts';
import { must } from '#lib/must.ts';
import { fail, ok } from '#lib/result.ts';
import {
  authoriseCarrinho,
  carrinhoNaoEncontrado,
  cashbackInsuficiente,
  linhasDemais,
} from '#server/cart/carrinho-recusas.ts';
import { type CarrinhoComputed, computeStored, readComputed } from '#server/cart/carrinho-view.ts';
import { putCarrinho, readGrupos, readLinhas } from '#server/cart/data/carrinho.ts';
import { lockEstoque } from '#server/cart/data/vendaveis.ts';
import { decideEnvio } from '#server/cart/decidir-envio.ts';
import { lockOpen } from '#server/cart/lock-open.ts';
import { readLimites } from '#server/catalogue/data/combos.ts';
import { lockCliente } from '#server/customers/data/clientes.ts';
import { readCompra } from '#server/customers/data/compra.ts';
import type { Scope } from '#server/db/scope.ts';
import { isGrupoPago, PAGO_COM_SALDO } from '#server/db/situacoes.ts';
import { insertEventosDePedidos } from '#server/events/data/order-events.ts';
import { changeRoute } from '#server/http/change-route.ts';
import { refuse } from '#server/http/recusa.ts';
import type { Route } from '#server/http/route.ts';
import { alignLinhas, finishCarrinho, makePedidos } from './fazer-pedidos.ts';
import { feitoBefore } from './feito-em.ts';

/** The checkout step that leads to the payment page. */
const ETAPA_PAGAMENTO = 2;

/** Makes the orders and holds them until they are paid; orders covered by the balance are paid at once. */
async function awaitPagamento(user: Scope, whole: CarrinhoComputed, now: Date): Promise<Carrinho> {
  await alignLinhas(user, whole);
  const grupos = await readGrupos(user, whole.row);
  const idCarrinhoSituacao = grupos.some(isGrupoPago) ? CARRINHO_PAGO_EM_PARTE : CARRINHO_AGUARDANDO;
  return await readComputed(user, await putCarrinho(user, whole.row, { idCarrinhoSituacao }), now);
}

const isPagoComSaldo = (pedido: PedidoFeito): boolean =>
  pedido.idPrePedidoSituacao === PAGO_COM_SALDO.idPrePedidoSituacao;

/** Runs every check of a confirmation, then makes the orders, in the transaction of its key. */
export const confirmarCarrinhoRoutes: readonly Route[] = [
  changeRoute(confirmarCarrinho, {
    authorise: ({ user, query }) => authoriseCarrinho(user, query.idCarrinho),
    async handle({ user, query, body, now }) {
      const locked = await lockOpen(user, query.idCarrinho, now);
      if (!locked.ok) {
        const { Codigo, pedidos } = locked.error;
        const isExcluido = Codigo === 'carrinho-finalizado' && pedidos?.length === 0;
        return isExcluido ? fail(carrinhoNaoEncontrado()) : locked;
      }
      const row = locked.value;
      const aguardaPagamento = row.etapa === ETAPA_PAGAMENTO;
      if (!row.politicaAceite && !aguardaPagamento) {
        return refuse(
          'politica-nao-aceita',
          'É necessário aceitar as políticas de venda para finalizar o carrinho.',
        );
      }
      // Locked before they are read, so that another order cannot spend the same credit and stock.
      const cliente = must(await lockCliente(user, row.idPessoaCliente), 'cliente');
      const linhas = await readLinhas(user, row);
      if (linhas.length > CARRINHO_LINHAS_MAXIMO) return fail(linhasDemais());
      await lockEstoque(user, linhas);
      const { compra } = await readCompra(user, cliente, now);
      const whole = await computeStored(user, row, linhas, compra);
      if (whole.calculado.itens.length === 0) return refuse('carrinho-vazio', 'O carrinho está vazio.');
      const combos = linhas.filter((l) => l.idItemTipo === ITEM_COMBO).map((l) => l.idItem);
      const limites = await readLimites(user, cliente.idPessoa, combos);
      const decided = decideEnvio(body, whole, { compra, limites, aguardaPagamento });
      if (!decided.ok) return decided;
      const { sent, ...recusados } = decided.value;
      const { cashbackAplicado = 0 } = query;
      if (cashbackAplicado > cashbackMaximo(cliente.saldoCashback, sent)) return fail(cashbackInsuficiente());
      const codigoLocal = body?.codigoLocal ?? null;
      const pedidos = await makePedidos(user, {
        whole,
        sent,
        codigoLocal,
        feitoEm: feitoBefore(body?.feitoEm, now),
        now,
        cashbackAplicado,
        saldoAdiantamento: aguardaPagamento ? cliente.saldoAdiantamento : 0,
      });
      const carrinho = aguardaPagamento
        ? await awaitPagamento(user, whole, now)
        : await finishCarrinho(user, { whole, sent, now });
      // With the orders: an order without its event would never reach the company's own system.
      await insertEventosDePedidos(user.db, 'pedido.feito', pedidos, now);
      await insertEventosDePedidos(user.db, 'pedido.pago', pedidos.filter(isPagoComSaldo), now);
      return ok({ codigoLocal, pedidos, carrinho, ...recusados });
    },
  }),
];
