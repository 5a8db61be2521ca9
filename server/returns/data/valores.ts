import { valorDasUnidades } from '#domain/returns/valor.ts';
import type { Lote } from './lotes.ts';

/** Units of a lot that shall go back. */
export type Pedida = { readonly quantidade: number; readonly doLote: Lote };

/**
 * The values of a return's lines in cents, in their order: each takes its share of what the invoice's line has left
 * after earlier returns and the lines before it.
 */
export function valoresDe(itens: readonly Pedida[]): number[] {
  const antes = new Map<number, { unidades: number; valor: number }>();
  return itens.map(({ quantidade, doLote }) => {
    const { nItem, linhaDevolvida, linhaValorDevolvido } = doLote;
    const before = antes.get(nItem) ?? { unidades: linhaDevolvida, valor: linhaValorDevolvido };
    const valor = valorDasUnidades(
      {
        quantidade: doLote.quantidade,
        valor: doLote.valorTotal,
        unidadesDevolvidas: before.unidades,
        valorDevolvido: before.valor,
      },
      quantidade,
    );
    antes.set(nItem, { unidades: before.unidades + quantidade, valor: before.valor + valor });
    return valor;
  });
}
