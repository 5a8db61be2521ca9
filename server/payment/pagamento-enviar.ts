import { type CartaoPagamento, enviarPagamentoCartao, FORMA_CARTAO } from '#contract/payment/pagamento.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { refreshCarrinho } from '#server/cart/data/situacao-do-carrinho.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Deps } from '#server/http/deps.ts';
import { withMarca } from '#server/http/marca.ts';
import { type Recusa, recusa } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import {
  type Achados,
  type CobrancaReservada,
  consultarCobrancas,
  fazerCobrancas,
  reservarCobranca,
  semOperadora,
} from './cobrar-cartao.ts';
import { listTentativas, lockPedidoAPagar } from './data/pagamentos.ts';
import { readCartaoDaEmpresa } from './data/termos-do-cartao.ts';
import { conferirCartao, decodeCartoes } from './pagamento-cartoes.ts';
import { naoEspera, pedidoNaoEncontrado } from './pagamento-recusas.ts';

type Envio = { readonly cartoes: readonly CartaoPagamento[]; readonly achados: Achados };

/** Pays orders by card outside a checkout; returns how many of them are paid. */
export const enviarPagamentoRoutes: readonly Route[] = [
  withMarca(
    sessionRoute(enviarPagamentoCartao, async ({ user, body }, deps) => {
      const cartoes = decodeCartoes(body.DadosPagamento);
      if (!cartoes.ok) return cartoes;
      const ids = [...new Set(cartoes.value.map((c) => c.IDPrePedido))];
      if (ids.length === 0) return fail(recusa('cartao-invalido', 'Informe os dados do cartão de crédito.'));
      const achados = await consultarCobrancas(deps, await listTentativas(user, ids));
      const reservadas = await deps.queries.transact(user.idUsuario, (trx) =>
        reservar(trx, ids, { cartoes: cartoes.value, achados }, deps),
      );
      if (!reservadas.ok) return reservadas;
      await fazerCobrancas(deps, reservadas.value);
      return await contar(user, ids);
    }),
  ),
];

async function reservar(
  user: Scope,
  ids: readonly number[],
  { cartoes, achados }: Envio,
  { newId, clock }: Deps,
): Promise<Result<CobrancaReservada[], Recusa>> {
  const reservadas: CobrancaReservada[] = [];
  const daEmpresa = await readCartaoDaEmpresa(user.db);
  // In a fixed order, so that two calls do not deadlock on each other's carts.
  for (const id of ids.toSorted((a, b) => a - b)) {
    const pedido = await lockPedidoAPagar(user, id);
    if (pedido === undefined) return fail(pedidoNaoEncontrado());
    if (achados.decididos.has(id)) continue;
    if (!pedido.aguarda || pedido.idFormaPagamento !== FORMA_CARTAO) return fail(await naoEspera(user, id));
    const pago = cartoes.find(({ IDPrePedido }) => IDPrePedido === id);
    const hoje = businessDayOf(clock());
    const cartao = pago && conferirCartao(pago, pedido.valor, { ...daEmpresa, hoje });
    if (cartao === undefined) continue;
    if (!cartao.ok) return toCartaoInvalido(cartao.error);
    const novo = { pedido, cartao: cartao.value, referencia: newId(), now: clock() };
    const reservada = await reservarCobranca(user, novo, achados);
    if (!reservada.ok) return reservada;
    reservadas.push(reservada.value);
    if (pedido.idCarrinho !== null) await refreshCarrinho(user.db, pedido.idCarrinho);
  }
  return ok(reservadas);
}

/** Outside a checkout no cart could have changed. */
const toCartaoInvalido = (refusal: Recusa): { ok: false; error: Recusa } =>
  fail(recusa('cartao-invalido', refusal.Description));

async function contar(user: Scope, ids: readonly number[]): Promise<Result<number, Recusa>> {
  const tentativas = await listTentativas(user, ids);
  if (tentativas.some((p) => p.situacao === 'processando')) return fail(semOperadora());
  const pagos = new Set(tentativas.filter((p) => p.situacao === 'pago').map((p) => p.idPrePedido));
  if (pagos.size === ids.length) return ok(pagos.size);
  const recusada = tentativas.find((p) => p.situacao === 'recusado' && !pagos.has(p.idPrePedido));
  const mensagem = recusada?.mensagem;
  return fail(recusa('pagamento-recusado', mensagem ?? 'O pagamento foi recusado pela operadora do cartão.'));
}
