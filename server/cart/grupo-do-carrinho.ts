import { CARRINHO_EM_PAGAMENTO } from '#contract/cart/carrinho-situacao.ts';
import { must } from '#lib/must.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { type ClienteRow, lockCliente } from '#server/customers/data/clientes.ts';
import type { Scope } from '#server/db/scope.ts';
import { isGrupoPago } from '#server/db/situacoes.ts';
import { type Recusa, recusa } from '#server/http/recusa.ts';
import type { PrePedidoRow } from '#server/orders/data/pre-pedidos.ts';
import { readUltimosPagamentos } from '#server/payment/data/pagamentos-do-carrinho.ts';
import { type CarrinhoPendente, readPendente } from './carrinho-pendente.ts';
import type { CarrinhoRow } from './data/carrinho.ts';

/** A pending cart that the caller holds, so that only the caller changes it. */
export type PendenteHeld = CarrinhoPendente & { readonly cliente: ClienteRow };

export const grupoNaoEncontrado = (): Recusa => recusa('nao-encontrado', 'Grupo não encontrado no carrinho.');

const emProcessamento = (): Recusa =>
  recusa(
    'pagamento-em-processamento',
    'Há um pagamento em processamento. Aguarde o resultado antes de alterar o carrinho.',
  );

const grupoPago = (): Recusa =>
  recusa('grupo-pago', 'Este grupo já foi pago e não pode ser alterado nem excluído.');

/** The pending cart that the caller holds, with its customer held as well. */
export async function holdPendente(user: Scope, row: CarrinhoRow, now: Date): Promise<PendenteHeld> {
  const cliente = must(await lockCliente(user, row.idPessoaCliente), 'cliente');
  return { ...(await readPendente(user, row, now)), cliente };
}

/** Why these orders cannot be changed now: a charge whose outcome is still unknown. */
export async function whyHeld(
  user: Scope,
  row: CarrinhoRow,
  pedidos: readonly PrePedidoRow[],
): Promise<Recusa | undefined> {
  if (row.idCarrinhoSituacao === CARRINHO_EM_PAGAMENTO) return emProcessamento();
  const ultimos = await readUltimosPagamentos(user, row);
  const isHeld = ({ idPrePedido }: PrePedidoRow) =>
    ultimos.some((ultimo) => ultimo.idPrePedido === idPrePedido && ultimo.situacao === 'processando');
  return pedidos.some(isHeld) ? emProcessamento() : undefined;
}

/** The order of a group that is unpaid and has no charge under way, or why it may not be changed. */
export async function findAlteravel(
  user: Scope,
  { row, pedidos }: CarrinhoPendente,
  idCarrinhoGrupo: number,
): Promise<Result<PrePedidoRow, Recusa>> {
  const pedido = pedidos.find((p) => p.idCarrinhoGrupo === idCarrinhoGrupo);
  if (pedido === undefined) return fail(grupoNaoEncontrado());
  if (isGrupoPago(pedido)) return fail(grupoPago());
  const held = await whyHeld(user, row, [pedido]);
  return held === undefined ? ok(pedido) : fail(held);
}
