import type { Carrinho } from '#contract/carrinho.ts';
import { type GrupoChave, isSameGrupo, isSameLinha, type LinhaPedida } from '#domain/linha.ts';
import type { EnvioIntent, OutboxRow, PedidoDoCarrinho } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import type { Confirmation, Refusal } from './confirmation.ts';
import { linhasDoPedido } from './linhas-do-pedido.ts';

const FINALIZADO = 'carrinho-finalizado' as const;

const isSameLinhas = (asked: readonly LinhaPedida[], made: readonly LinhaPedida[]): boolean =>
  asked.length === made.length &&
  asked.every((a) => made.some((m) => isSameLinha(m, a) && m.quantidade === a.quantidade));

/** Compares an order with a submitted group: by its lines, or by the local code when the server told no lines. */
function isAsked(intent: EnvioIntent, grupo: GrupoChave, pedido: PedidoDoCarrinho): boolean {
  if (!isSameGrupo(pedido, grupo)) return false;
  const made = linhasDoPedido(pedido);
  const asked = intent.linhas.filter((l) => isSameGrupo(l, grupo));
  return made ? isSameLinhas(asked, made) : pedido.codigoLocal === intent.codigoLocal;
}

/**
 * Confirms the groups of a submission that already exist as orders with the same lines. The other groups are refused.
 * Returns undefined when no group matches an order. `isOthers` tells of an order that is another submission's.
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
 * Tells which orders are those of the customer's other submissions on this device: two submissions of one cart, which a
 * copied device or its file may bring together, are never both told as one order. Runs inside the caller's transaction.
 */
export async function othersOrders(
  vault: Vault,
  { key, lane }: Pick<OutboxRow, 'key' | 'lane'>,
  { codigoLocal: own }: EnvioIntent,
): Promise<(pedido: PedidoDoCarrinho) => boolean> {
  const [rows, parked, receipts] = await Promise.all([
    vault.outbox.where('lane').equals(lane).toArray(),
    vault.parked.where('lane').equals(lane).toArray(),
    vault.receipts.where('lane').equals(lane).toArray(),
  ]);
  const codes = new Set<string>();
  for (const { intent } of [...rows, ...parked, ...receipts])
    if (intent.tipo === 'envio' && intent.codigoLocal !== own) codes.add(intent.codigoLocal);
  const told = new Set<number>();
  for (const receipt of receipts) {
    const isOther = receipt.intent.tipo === 'envio' && receipt.intent.codigoLocal !== own;
    if (isOther && receipt.key !== key) for (const { idPrePedido } of receipt.pedidos) told.add(idPrePedido);
  }
  return ({ codigoLocal, idPrePedido }) =>
    codigoLocal !== own && (told.has(idPrePedido) || codes.has(codigoLocal ?? ''));
}
