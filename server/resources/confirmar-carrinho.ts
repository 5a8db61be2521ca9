import { confirmarCarrinho } from '#contract/carrinho-calls.ts';
import type { BodyOf } from '#contract/call.ts';
import { bloqueiosOf } from '#domain/bloqueio.ts';
import { type CarrinhoCalculado, itensOf } from '#domain/carrinho.ts';
import type { ClienteCompra } from '#domain/cliente-compra.ts';
import { isSameGrupo } from '#domain/linha.ts';
import { formatMoney } from '#lib/format-number.ts';
import { must } from '#lib/must.ts';
import { fail, ok } from '#lib/result.ts';
import { changeRoute } from '#server/http/change-route.ts';
import { type Recusa, recusa, refuse } from '#server/http/recusa.ts';
import type { Route } from '#server/http/route.ts';
import { authoriseCarrinho, carrinhoNaoEncontrado, notOpen } from './carrinho-recusas.ts';
import { type CarrinhoComputed, computeSome, computeStored, toCarrinho } from './carrinho-view.ts';
import { finishCarrinho, makePedidos } from './fazer-pedidos.ts';

type Visto = NonNullable<BodyOf<typeof confirmarCarrinho>>;

const CARTAO = 8;
const PIX = 10;

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
      const sent = computeSome(whole, compra, (grupo) => !body || isNamed(body, grupo));
      const refused = changedSince(body, whole, sent) ?? blockedBy(sent, compra);
      if (refused !== undefined) return fail(refused);
      const codigoLocal = body?.codigoLocal ?? null;
      const pedidos = await makePedidos(user, { whole, sent, codigoLocal, now });
      return ok({ pedidos, carrinho: await finishCarrinho(user, { whole, sent, now }) });
    },
  }),
];

const isNamed = (visto: Visto, grupo: Parameters<typeof isSameGrupo>[0]): boolean =>
  visto.grupos.some((g) => isSameGrupo(g, grupo));

/** The cart is not the one that the user said yes to: it changed, costs more or serves less. */
function changedSince(
  visto: Visto | null | undefined,
  whole: CarrinhoComputed,
  sent: CarrinhoCalculado,
): Recusa | undefined {
  if (!visto) return undefined;
  const isAsSeen =
    visto.revisao === whole.row.revisao &&
    sent.valorTotal <= visto.totalVisto &&
    visto.grupos.every((seen) => {
      const grupo = sent.grupos.find((g) => isSameGrupo(g, seen));
      const served = itensOf(sent, seen).reduce((units, item) => units + item.quantidadeAtendida, 0);
      return grupo && grupo.total <= seen.totalVisto && served >= seen.quantidadeAtendidaVista;
    });
  if (isAsSeen) return undefined;
  return recusa(
    'carrinho-mudou',
    'O carrinho mudou desde que você o conferiu. Confira as diferenças e confirme de novo.',
    {
      carrinho: toCarrinho(whole.row, whole.calculado, whole.grupos),
    },
  );
}

/** The first reason not to finalise, with the specification's sentence. */
function blockedBy(sent: CarrinhoCalculado, compra: ClienteCompra): Recusa | undefined {
  const [first] = bloqueiosOf(sent, compra);
  if (first !== undefined) {
    return recusa(first.codigo, first.texto.replace('{valor}', formatMoney(first.valor ?? 0)));
  }
  const needsPayment = sent.grupos.some((g) =>
    [CARTAO, PIX].includes(g.formaPagamento?.idFormaPagamento ?? 0),
  );
  return needsPayment
    ? recusa('sem-meio-pagamento', 'Este meio de pagamento não está disponível. Escolha outro para o grupo.')
    : undefined;
}
