import { ITEM_COMBO } from '#contract/carrinho.ts';
import { confirmarCarrinho } from '#contract/carrinho-calls.ts';
import { must } from '#lib/must.ts';
import { fail, ok } from '#lib/result.ts';
import { changeRoute } from '#server/http/change-route.ts';
import { refuse } from '#server/http/recusa.ts';
import type { Route } from '#server/http/route.ts';
import { authoriseCarrinho, carrinhoNaoEncontrado, notOpen } from './carrinho-recusas.ts';
import { computeStored } from './carrinho-view.ts';
import { decideEnvio } from './decidir-envio.ts';
import { finishCarrinho, makePedidos } from './fazer-pedidos.ts';

/** Everything that can refuse a confirmation, then the orders, in the transaction of its key. */
export const confirmarCarrinhoRoutes: readonly Route[] = [
  changeRoute(confirmarCarrinho, {
    authorise: ({ user, query }) => authoriseCarrinho(user, query.idCarrinho),
    async handle({ user, query, body, now }) {
      const row = await user.lockCarrinho(query.idCarrinho);
      if (row === undefined) return fail(carrinhoNaoEncontrado());
      const closed = notOpen(row);
      if (closed !== undefined) {
        const pedidos = await user.readPedidosFeitos(row.idCarrinho);
        return fail(closed.Codigo === 'carrinho-finalizado' ? { ...closed, pedidos } : closed);
      }
      if (!row.politicaAceite) {
        return refuse(
          'politica-nao-aceita',
          'É necessário aceitar as políticas de venda para finalizar o carrinho.',
        );
      }
      // Held before they are read: credit and stock that this order counts on are not spent by another.
      const cliente = must(await user.lockCliente(row.idPessoaCliente), 'cliente');
      const linhas = await user.readLinhas(row);
      await user.lockEstoque(linhas);
      const { compra } = await user.readCompra(cliente, now);
      const whole = await computeStored(user, row, linhas, compra);
      if (whole.calculado.itens.length === 0) return refuse('carrinho-vazio', 'O carrinho está vazio.');
      const combos = linhas.filter((l) => l.idItemTipo === ITEM_COMBO).map((l) => l.idItem);
      const limites = await user.readComboLimites(cliente.idPessoa, combos);
      const decided = decideEnvio(body, whole, { compra, limites });
      if (!decided.ok) return decided;
      const { sent, ...recusados } = decided.value;
      const codigoLocal = body?.codigoLocal ?? null;
      const pedidos = await makePedidos(user, { whole, sent, codigoLocal, now });
      return ok({ pedidos, carrinho: await finishCarrinho(user, { whole, sent, now }), ...recusados });
    },
  }),
];
