import { ok, type Result } from '#lib/result.ts';
import { isPendente } from '#server/cart/carrinho-pendente.ts';
import { lockCarrinho } from '#server/cart/data/carrinho.ts';
import { holdPendente, whyHeld } from '#server/cart/grupo-do-carrinho.ts';
import { listEsperasDoCarrinho } from '#server/customers/data/esperas.ts';
import type { Scope } from '#server/db/scope.ts';
import { AGUARDANDO_PAGAMENTO, CANCELADO } from '#server/db/situacoes.ts';
import type { Deps } from '#server/http/deps.ts';
import type { Recusa } from '#server/http/recusa.ts';
import { cancelPedidos } from '#server/payment/data/cancelar-pedidos.ts';
import { leavePagamento } from './deixar-pagamento.ts';

const MOTIVO = 'Cancelado por falta de pagamento no prazo.';

/**
 * Cancels the orders that were not paid in time, so that their goods can be sold again. Each cart separately: a failure
 * of one does not stop the others.
 * @throws the first failure, after all were tried.
 */
export async function vencerPedidos(
  { queries, clock }: Pick<Deps, 'queries' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  for (const { idCarrinho, idUsuario } of await queries.listCarrinhosVencidos(clock())) {
    if (signal?.aborted) break;
    try {
      await queries.transactAsCompany(idUsuario, (user) => vencerCarrinho(user, idCarrinho, clock()));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Cancels a cart's orders that were not paid in time; the others stay. A cart at its payment is ended as a whole, with
 * its last order, and its unpaid lines move to an open cart.
 */
async function vencerCarrinho(
  user: Scope,
  idCarrinho: number,
  now: Date,
): Promise<Result<undefined, Recusa>> {
  const row = await lockCarrinho(user, idCarrinho);
  if (row === undefined) return ok(undefined);
  const whole = await holdPendente(user, row, now);
  // Read again under the lock: a payment or another process may have come first.
  const esperas = await listEsperasDoCarrinho(user, idCarrinho, now);
  const vencidos = whole.pedidos.filter(({ idPrePedido }) => esperas.get(idPrePedido)?.isVencido === true);
  if (vencidos.length === 0) return ok(undefined);
  if (!isPendente(row)) {
    if ((await whyHeld(user, row, vencidos)) === undefined) {
      await cancelPedidos(user, row, vencidos, { situacao: CANCELADO, motivo: MOTIVO, now });
    }
    return ok(undefined);
  }
  if (vencidos.length < esperas.size) return ok(undefined);
  const awaits = AGUARDANDO_PAGAMENTO.idPedidoSituacao;
  const left = await leavePagamento(user, whole, {
    stays: ({ idPedidoSituacao }) => idPedidoSituacao !== awaits,
    motivo: MOTIVO,
    now,
  });
  // A charge under way decides first; the next round checks again.
  return left.ok || left.error.Codigo === 'pagamento-em-processamento' ? ok(undefined) : left;
}
