import { isSameGrupo, isSameLinha } from '#domain/cart/linha.ts';
import { formatCount, formatMoney } from '#lib/format-number.ts';
import { linhasDoPedido } from '#outbox/envio/linhas-do-pedido.ts';
import type { Intent, LinhaIntent, PedidoDoCarrinho } from '#vault/outbox-rows.ts';

const plural = (n: number, one: string, many: string): string => `${formatCount(n)} ${n === 1 ? one : many}`;

/** Compares the quantity of a line in an order with the refused one. Null when the order has nothing to do with it. */
function linhaText({ linha, quantidade, visto }: LinhaIntent, pedido: PedidoDoCarrinho): string | null {
  const feita = linhasDoPedido(pedido)?.find((l) => isSameLinha(l, linha));
  const grupo = { ...visto.item, idCondicao: linha.idCondicao };
  if (!feita) return isSameGrupo(grupo, pedido) ? 'sem este item' : null;
  const la = `${formatCount(feita.quantidade)} × ${visto.item.descricao}`;
  return feita.quantidade === quantidade ? `${la}, como aqui` : `${la} lá, ${formatCount(quantidade)} aqui`;
}

/** How much an order holds, for a change that has no quantity of its own. */
function somaText({ linhas }: PedidoDoCarrinho): string {
  if (!linhas) return 'feito';
  const unidades = linhas.reduce((sum, l) => sum + l.quantidade, 0);
  return `${plural(linhas.length, 'item', 'itens')}, ${plural(unidades, 'unidade', 'unidades')}`;
}

function feitoText(intent: Intent, pedido: PedidoDoCarrinho): string | null {
  switch (intent.tipo) {
    case 'linha':
      return linhaText(intent, pedido);
    case 'pagamento':
      return isSameGrupo(intent.grupo, pedido) ? somaText(pedido) : null;
    case 'extras':
    case 'etapa':
      return somaText(pedido);
    // A submission has a page of its own; a wish has no order.
    case 'envio':
    case 'intencao':
      return null;
  }
}

/** Describes the orders that another device made of what a refused change concerns: number, total and quantities. */
export function pedidosFeitos(intent: Intent, pedidos: readonly PedidoDoCarrinho[]): string[] {
  return pedidos.flatMap((pedido) => {
    const feito = feitoText(intent, pedido);
    return feito === null ? [] : [`Nº ${pedido.idPrePedido} · ${formatMoney(pedido.total)}: ${feito}`];
  });
}
