import type { PedidoItem, PedidoResumo } from '#contract/orders/pedido-lista.ts';
import { PEDIDO_CANCELADO } from '#contract/orders/situacao.ts';
import { detalheOf, joinLinhas, type LinhaDetalhe } from '#domain/cart/linha.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { formatDate } from '#lib/format-date.ts';
import { type LinhaDoPedido, linhasDoItem } from './repetir-pedido.ts';

type Orcado = Pick<PedidoResumo, 'orcamento' | 'validoAte' | 'transformadoEm' | 'portalPedidoSituacao'>;

/** The state of a quotation that was made here, in words. */
export type EstadoOrcamento = {
  kind: 'excluido' | 'transformado' | 'vencido' | 'valido';
  texto: string;
};

const diaMes = (value: string | number): string => formatDate(value).slice(0, 5);

/** True for a quotation that its user removed; one that the company cancelled stays in lists. */
export const isOrcamentoExcluido = ({ orcamento, validoAte, portalPedidoSituacao }: Orcado): boolean =>
  orcamento && Boolean(validoAte) && portalPedidoSituacao.idPedidoSituacao === PEDIDO_CANCELADO;

/** The state of a quotation on a day; null for an order, and for the company's own quotation without a mark. */
export function estadoDoOrcamento(pedido: Orcado, hoje: string): EstadoOrcamento | null {
  const { orcamento, validoAte, transformadoEm } = pedido;
  if (!orcamento) return null;
  if (isOrcamentoExcluido(pedido)) return { kind: 'excluido', texto: 'Excluído' };
  if (transformadoEm)
    return { kind: 'transformado', texto: `Foi para o carrinho em ${diaMes(transformadoEm)}` };
  if (!validoAte) return null;
  return validoAte < hoje
    ? { kind: 'vencido', texto: `Vencido em ${diaMes(validoAte)}` }
    : { kind: 'valido', texto: `Válido até ${diaMes(validoAte)}` };
}

/** The last valid day of a quotation made at `at`, in epoch milliseconds. */
export const validoAteDe = (at: number, validadeDias: number): string =>
  addDays(businessDayOf(new Date(at)), validadeDias);

/** The warnings before a quotation is turned into an order: it was turned before, or its days are over. */
export function avisosDoOrcamento(
  { validoAte, transformadoEm }: { validoAte: string | null; transformadoEm: string | number | null },
  hoje: string,
): string[] {
  return [
    ...(transformadoEm === null ? [] : [`Já foi para o carrinho em ${diaMes(transformadoEm)}.`]),
    ...(validoAte !== null && validoAte < hoje
      ? [`Vencido em ${diaMes(validoAte)}: valem os preços de hoje.`]
      : []),
  ];
}

/** A line of a quotation: its wanted units, and the price of one unit with ST, in ten-thousandths of a real. */
export type LinhaOrcada = LinhaDoPedido & LinhaDetalhe & { readonly preco: number };

/** The lines of a kept quotation, under its sale condition. */
export const linhasOrcadas = (itens: readonly PedidoItem[], idCondicao: number): LinhaOrcada[] =>
  joinLinhas(
    itens.flatMap((item) =>
      linhasDoItem(item, idCondicao).map((linha) => ({
        ...linha,
        ...detalheOf(item),
        preco: item.valorUnitarioLiquido,
      })),
    ),
  );
