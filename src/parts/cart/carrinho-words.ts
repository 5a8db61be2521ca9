import type { GrupoCalculado, ItemCalculado } from '#domain/cart/carrinho.ts';
import type { ExtrasPedido } from '#domain/cart/fold.ts';
import { formatCount, formatPercent } from '#lib/format-number.ts';

/** Returns a line's two discounts, which compound: '12,5% + 2%'; a dash without discount. */
export function descontoText({
  descontoComercial,
  descontoFinanceiro,
}: Pick<ItemCalculado, 'descontoComercial' | 'descontoFinanceiro'>): string {
  const parts = [descontoComercial, descontoFinanceiro].filter((d) => d !== 0).map(formatPercent);
  return parts.length === 0 ? '–' : parts.join(' + ');
}

/** How a group is paid: 'Boleto · 28 dias'. A term within the method's name is not repeated. */
export function pagamentoText({
  formaPagamento,
  prazo,
}: Pick<GrupoCalculado, 'formaPagamento' | 'prazo'>): string {
  const forma = formaPagamento?.descFormaPagamento ?? '';
  const termo = prazo?.descPrazo ?? '';
  const isSaid = forma.toLowerCase().includes(termo.toLowerCase());
  return (isSaid ? [forma] : [forma, termo]).filter(Boolean).join(' · ') || 'Sem meio de pagamento';
}

/** The customer's own number and the note, as name and text; empty ones are left out. */
export const extrasTexts = ({
  informar,
  numeroPedidoCliente,
  observacao,
}: ExtrasPedido): [string, string][] =>
  [
    ['Nº do pedido do cliente', numeroPedidoCliente] satisfies [string, string],
    ['Observação', observacao] satisfies [string, string],
  ].filter(([, texto]) => informar && texto !== '');

/** The sentence that this device's quantity replaced another device's. 0 means no line. */
export function valeuText(de: number, para: number): string {
  const antes = de === 0 ? 'removido este item' : `pedido ${formatCount(de)}`;
  const valeu = para === 0 ? 'a sua remoção' : `o seu ${formatCount(para)}`;
  return `Outro aparelho tinha ${antes}; valeu ${valeu}`;
}
