import type { Carrinho } from '#contract/cart/carrinho.ts';
import { type GrupoChave, isSameGrupo, isSameLinha, type LinhaPedida } from '#domain/cart/linha.ts';
import type { EnvioIntent, OutboxRow, PedidoDoCarrinho } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import type { Confirmation, Refusal } from './confirmation.ts';
import { linhasDoPedido } from './linhas-do-pedido.ts';

const FINALIZADO = 'carrinho-finalizado' as const;

const isSameLinhas = (asked: readonly LinhaPedida[], made: readonly LinhaPedida[]): boolean =>
  asked.length === made.length &&
  asked.every((a) => made.some((m) => isSameLinha(m, a) && m.quantidade === a.quantidade));

/**
 * Compares an order with a submitted group: by its lines, or by the local code if the server sent no lines.
 */
function isAsked(intent: EnvioIntent, grupo: GrupoChave, pedido: PedidoDoCarrinho): boolean {
  if (!isSameGrupo(pedido, grupo)) return false;
  const made = linhasDoPedido(pedido);
  const asked = intent.linhas.filter((l) => isSameGrupo(l, grupo));
  return made ? isSameLinhas(asked, made) : pedido.codigoLocal === intent.codigoLocal;
}

/**
 * Confirms the groups of a submission that already exist as orders with the same lines, and refuses the
 * others. Returns undefined if no group matches an order. `isOthers`: true for an order of another
 * submission.
 */
export function confirmedElsewhere(
  intent: EnvioIntent,
  { codigo, message, description, pedidos = [] }: Refusal,
  carrinho: Carrinho | null,
  isOthers: (pedido: PedidoDoCarrinho) => boolean = () => false,
): Confirmation | undefined {
  if (codigo !== FINALIZADO) return undefined;
  const orderOf = (grupo: GrupoChave) =>
    pedidos.find((pedido) => isAsked(intent, grupo, pedido) && !isOthers(pedido));
  const made = intent.grupos.flatMap((grupo) => orderOf(grupo) ?? []);
  if (made.length === 0) return undefined;
  const recusados = intent.grupos
    .filter((grupo) => !orderOf(grupo))
    .map(({ idPessoaFilial, idCondicao, idCarrinhoGrupoTipo }) => ({
      idPessoaFilial,
      idCondicao,
      idCarrinhoGrupoTipo,
      Codigo: FINALIZADO,
      Message: message,
      Description: description,
    }));
  return { carrinho, pedidos: made, recusados, pedidosDoCarrinho: pedidos };
}

/**
 * Returns a test for orders of the customer's other submissions on this device. A copied device or its file
 * may bring two submissions of one cart together, and one order must not confirm both. Runs inside the
 * caller's transaction.
 */
export async function othersOrders(
  vault: Vault,
  lane: string,
  { codigoLocal: own }: EnvioIntent,
): Promise<(pedido: PedidoDoCarrinho) => boolean> {
  const [rows, parked, receipts] = await Promise.all([
    vault.outbox.where('lane').equals(lane).toArray(),
    vault.parked.where('lane').equals(lane).toArray(),
    vault.receipts.where('lane').equals(lane).toArray(),
  ]);
  const codeOf = ({ intent }: Pick<OutboxRow, 'intent'>): string =>
    intent.tipo === 'envio' ? intent.codigoLocal : own;
  const codes = new Set([...rows, ...parked, ...receipts].map(codeOf));
  codes.delete(own);
  const confirmed = receipts.filter((receipt) => codes.has(codeOf(receipt)));
  const numbers = new Set(confirmed.flatMap(({ pedidos }) => pedidos.map((p) => p.idPrePedido)));
  return ({ codigoLocal, idPrePedido }) =>
    codigoLocal !== own && (numbers.has(idPrePedido) || codes.has(codigoLocal ?? ''));
}
