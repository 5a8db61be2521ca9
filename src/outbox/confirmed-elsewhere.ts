import type { Carrinho } from '#contract/carrinho.ts';
import { type GrupoChave, isSameGrupo, isSameLinha, type LinhaPedida } from '#domain/linha.ts';
import type { EnvioIntent, PedidoDoCarrinho } from '#vault/outbox-rows.ts';
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
 * Returns undefined when no group matches an order.
 */
export function confirmedElsewhere(
  intent: EnvioIntent,
  { codigo, message, description, pedidos = [] }: Refusal,
  carrinho: Carrinho | null,
): Confirmation | undefined {
  if (codigo !== FINALIZADO) return undefined;
  const orderOf = (grupo: GrupoChave) => pedidos.find((pedido) => isAsked(intent, grupo, pedido));
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
