import type { Carrinho } from '#contract/cart/carrinho.ts';
import { CARRINHO_ABERTO, CARRINHO_FINALIZADO } from '#contract/cart/carrinho-situacao.ts';
import type { PedidoFeito } from '#contract/orders/pedido.ts';
import {
  type CartaoPagamento,
  FORMA_CARTAO,
  FORMA_PIX,
  finalizarPagamento,
} from '#contract/payment/pagamento.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { readPendente } from '#server/cart/carrinho-pendente.ts';
import { authoriseCarrinho, carrinhoNaoEncontrado } from '#server/cart/carrinho-recusas.ts';
import { toCarrinho } from '#server/cart/carrinho-view.ts';
import { type CarrinhoRow, lockCarrinho, putCarrinho } from '#server/cart/data/carrinho.ts';
import { refreshCarrinho } from '#server/cart/data/situacao-do-carrinho.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Deps } from '#server/http/deps.ts';
import { withMarca } from '#server/http/marca.ts';
import { type Recusa, recusa } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { readPedidosFeitos } from '#server/orders/data/pedidos.ts';
import {
  type Achados,
  type CobrancaReservada,
  consultarCobrancas,
  fazerCobrancas,
  reservarCobranca,
  semOperadora,
} from './cobrar-cartao.ts';
import { listPedidosAPagar, listTentativas, type PedidoAPagar } from './data/pagamentos.ts';
import { readCartaoDaEmpresa } from './data/termos-do-cartao.ts';
import { encerrar } from './encerrar-pagos.ts';
import { conferirCartao, decodeCartoes } from './pagamento-cartoes.ts';

type Outcome<T> = Promise<Result<T, Recusa>>;

/** Ends the checkout of a cart that awaits payment, charging its cards: each at most once, however often the call is repeated. */
export const finalizarPagamentoRoutes: readonly Route[] = [
  withMarca(
    sessionRoute(finalizarPagamento, async ({ user, body, now }, deps) => {
      const { IDEcommerceCarinho: idCarrinho, PixDepois: pixDepois = false } = body;
      const forbidden = await authoriseCarrinho(user, idCarrinho);
      if (forbidden !== undefined) return fail(forbidden);
      const cartoes = decodeCartoes(body.CartaoCreditoPagamentoCollection);
      if (!cartoes.ok) return cartoes;
      const pedidos = await listPedidosAPagar(user, idCarrinho);
      const pendentes = await listTentativas(
        user,
        pedidos.map((p) => p.idPrePedido),
      );
      const achados = await consultarCobrancas(deps, pendentes);
      const reservadas = await deps.queries.transact(user.idUsuario, (trx) =>
        reservar(trx, {
          idCarrinho,
          achados,
          now,
          newId: deps.newId,
          cartoes: cartoes.value,
          aceite: body.PoliticasAceite,
          pixDepois,
        }),
      );
      if (!reservadas.ok) return reservadas;
      await fazerCobrancas(deps, reservadas.value);
      return await deps.queries.transact(user.idUsuario, (trx) =>
        terminar(trx, { idCarrinho, pixDepois, now: deps.clock() }),
      );
    }),
  ),
];

type Pedido = {
  readonly idCarrinho: number;
  readonly cartoes: readonly CartaoPagamento[];
  readonly aceite: boolean;
  /** An unpaid Pix is left for later. */
  readonly pixDepois: boolean;
  readonly achados: Achados;
  readonly newId: Deps['newId'];
  readonly now: Date;
};

const isPorPagar = (forma: number) => (pedido: PedidoAPagar) =>
  pedido.aguarda && pedido.idFormaPagamento === forma;

async function reservar(user: Scope, pedido: Pedido): Outcome<CobrancaReservada[]> {
  const { idCarrinho, aceite, pixDepois, newId, now, achados } = pedido;
  const row = await lockPendente(user, idCarrinho);
  if (!row.ok) return row;
  if (!aceite) {
    return fail(
      recusa('politica-nao-aceita', 'É necessário aceitar as políticas de venda para finalizar o carrinho.'),
    );
  }
  // With the charges: their payment ends the cart even if this call is not answered.
  if (!row.value.politicaAceite) await putCarrinho(user, row.value, { politicaAceite: true });
  const pedidos = await listPedidosAPagar(user, idCarrinho);
  if (!pixDepois && pedidos.some(isPorPagar(FORMA_PIX))) return fail(pixPendente());
  // A refused charge of an earlier call is the result of this call: it makes no other charge for that order.
  const porCobrar = pedidos.filter(
    (p) => isPorPagar(FORMA_CARTAO)(p) && !achados.decididos.has(p.idPrePedido),
  );
  const conferidos = await conferir(user, porCobrar, pedido);
  if (!conferidos.ok) return conferidos;
  const reservadas: CobrancaReservada[] = [];
  for (const { pedido: doPedido, cartao } of conferidos.value) {
    const novo = { pedido: doPedido, cartao, referencia: newId(), now };
    const reservada = await reservarCobranca(user, novo, achados);
    if (!reservada.ok) return reservada;
    reservadas.push(reservada.value);
  }
  if (reservadas.length > 0) await refreshCarrinho(user.db, idCarrinho);
  return ok(reservadas);
}

const SEM_CARTAO = 'Informe os dados do cartão de crédito de cada grupo.';

/** The watch of payments gives up such a charge after ten minutes. */
const NAO_FEITA =
  'A operadora não recebeu esta cobrança: nada foi cobrado até agora. Informe o cartão de novo para tentar outra vez; em até 10 minutos o grupo é liberado para outro meio de pagamento.';

/** Checks the card of each order that is to be paid by card. */
async function conferir(user: Scope, pedidos: readonly PedidoAPagar[], { cartoes, now, achados }: Pedido) {
  const daEmpresa = await readCartaoDaEmpresa(user.db);
  const hoje = businessDayOf(now);
  const conferidos = [];
  for (const pedido of pedidos) {
    const pago = cartoes.find(({ IDPrePedido }) => IDPrePedido === pedido.idPrePedido);
    if (pago === undefined) {
      return fail(
        recusa('cartao-invalido', achados.naoFeitos.has(pedido.idPrePedido) ? NAO_FEITA : SEM_CARTAO),
      );
    }
    const cartao = conferirCartao(pago, pedido.valor, { ...daEmpresa, hoje });
    if (!cartao.ok) return cartao;
    conferidos.push({ pedido, cartao: cartao.value });
  }
  return ok(conferidos);
}

const pixPendente = () =>
  recusa('pagamento-pendente', 'Há um Pix que ainda não foi pago. Pague-o para finalizar o pedido.');

/** The user's cart, held, if it awaits payment. */
async function lockPendente(user: Scope, idCarrinho: number): Outcome<CarrinhoRow> {
  const row = await lockCarrinho(user, idCarrinho);
  if (row === undefined) return fail(carrinhoNaoEncontrado());
  if (row.idCarrinhoSituacao === CARRINHO_FINALIZADO) {
    const pedidos = await readPedidosFeitos(user, idCarrinho);
    return fail(recusa('carrinho-finalizado', 'Este carrinho já foi finalizado.', { pedidos }));
  }
  return row.idCarrinhoSituacao === CARRINHO_ABERTO
    ? fail(recusa('carrinho-mudou', 'O carrinho voltou a ser editado. Confira-o e continue de novo.'))
    : ok(row);
}

/** Finishes a cart whose orders are paid or left for later, or says which payment is missing. */
async function terminar(
  user: Scope,
  { idCarrinho, pixDepois, now }: Pick<Pedido, 'idCarrinho' | 'pixDepois' | 'now'>,
): Outcome<{ pedidos: PedidoFeito[]; carrinho: Carrinho }> {
  const row = await lockPendente(user, idCarrinho);
  if (!row.ok) return row;
  const pedidos = await listPedidosAPagar(user, idCarrinho);
  const falta = await faltaOf(user, pedidos, pixDepois);
  if (falta !== undefined) return fail(falta);
  const { calculado, grupos } = await readPendente(user, row.value, now);
  const { finished, feitos } = await encerrar(user, row.value, now);
  return ok({ pedidos: feitos, carrinho: toCarrinho(finished, calculado, grupos) });
}

async function faltaOf(
  user: Scope,
  pedidos: readonly PedidoAPagar[],
  pixDepois: boolean,
): Promise<Recusa | undefined> {
  const porCartao = pedidos.filter(isPorPagar(FORMA_CARTAO));
  const tentativas = await listTentativas(
    user,
    porCartao.map((p) => p.idPrePedido),
  );
  if (tentativas.some((p) => p.situacao === 'processando')) return semOperadora();
  if (porCartao.length > 0) {
    const recusada = tentativas.find((p) => p.situacao === 'recusado')?.mensagem;
    return recusa('pagamento-recusado', recusada ?? 'O pagamento foi recusado pela operadora do cartão.');
  }
  return !pixDepois && pedidos.some(isPorPagar(FORMA_PIX)) ? pixPendente() : undefined;
}
