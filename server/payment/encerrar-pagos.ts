import { millisecondsInSecond } from 'date-fns/constants';
import { CARRINHO_FINALIZADO } from '#contract/cart/carrinho-situacao.ts';
import type { PedidoFeito } from '#contract/orders/pedido.ts';
import { FORMA_CARTAO, FORMA_PIX } from '#contract/payment/pagamento.ts';
import { ok, type Result } from '#lib/result.ts';
import { isPendente } from '#server/cart/carrinho-pendente.ts';
import { type CarrinhoRow, lockCarrinho, putCarrinho } from '#server/cart/data/carrinho.ts';
import type { Scope } from '#server/db/scope.ts';
import { insertEventosDePedidos } from '#server/events/data/order-events.ts';
import type { Deps } from '#server/http/deps.ts';
import type { Recusa } from '#server/http/recusa.ts';
import { readPedidosFeitos } from '#server/orders/data/pedidos.ts';
import { listPedidosAPagar } from './data/pagamentos.ts';

/** For this long after the last payment the end is left to the page, which tells it. */
const DA_PAGINA_MS = 30 * millisecondsInSecond;

const COBRADAS_AQUI: readonly number[] = [FORMA_CARTAO, FORMA_PIX];

/**
 * Ends the carts that are paid and whose policies are accepted, but whose user did not come back to end them. Each cart
 * separately: a failure of one does not stop the others.
 * @throws the first failure, after all were tried.
 */
export async function encerrarPagos(
  { queries, clock }: Pick<Deps, 'queries' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  const decididoAte = new Date(clock().getTime() - DA_PAGINA_MS);
  for (const { idCarrinho, idUsuario } of await queries.listCarrinhosPagos(decididoAte)) {
    if (signal?.aborted) break;
    try {
      await queries.transactAsCompany(idUsuario, (user) => encerrarPago(user, idCarrinho, clock()));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Ends one of these carts, unless it changed before it was held. */
async function encerrarPago(user: Scope, idCarrinho: number, now: Date): Promise<Result<undefined, Recusa>> {
  const row = await lockCarrinho(user, idCarrinho);
  if (row === undefined || !isPendente(row) || !row.politicaAceite) return ok(undefined);
  const pedidos = await listPedidosAPagar(user, idCarrinho);
  const falta = pedidos.some((p) => p.aguarda && COBRADAS_AQUI.includes(p.idFormaPagamento));
  if (!falta) await encerrar(user, row, now);
  return ok(undefined);
}

/** Finishes a held cart that awaits payment, with its policies accepted, and tells its orders. */
export async function encerrar(
  user: Scope,
  row: CarrinhoRow,
  now: Date,
): Promise<{ finished: CarrinhoRow; feitos: PedidoFeito[] }> {
  const finished = await putCarrinho(user, row, {
    idCarrinhoSituacao: CARRINHO_FINALIZADO,
    politicaAceite: true,
  });
  const feitos = await readPedidosFeitos(user, row.idCarrinho);
  await insertEventosDePedidos(user.db, 'pedido.confirmado', feitos, now);
  return { finished, feitos };
}
