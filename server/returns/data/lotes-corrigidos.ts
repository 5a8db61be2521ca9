import type { LoteCorrigido } from '#contract/returns/devolucao.ts';

/** A lot of an invoice's line. */
type Lote = {
  readonly idTitulo: number;
  readonly idItem: number;
  readonly idItemTipo: number;
  readonly lote: string;
};

/** A correction in force. */
type Correcao = Omit<Lote, 'lote'> & {
  readonly loteOrigem: string;
  readonly loteCorrigido: string;
  readonly quantidade: number;
};

/** The lots that letters name instead of a lot, each once with all its units. */
export function lotesCorrigidosDe(
  { idTitulo, idItem, idItemTipo, lote }: Lote,
  correcoes: readonly Correcao[],
): LoteCorrigido[] {
  const unidades = new Map<string, number>();
  for (const one of correcoes) {
    const isDoLote =
      one.idTitulo === idTitulo &&
      one.idItem === idItem &&
      one.idItemTipo === idItemTipo &&
      one.loteOrigem === lote;
    if (isDoLote) unidades.set(one.loteCorrigido, (unidades.get(one.loteCorrigido) ?? 0) + one.quantidade);
  }
  return [...unidades].map(([corrigido, quantidade]) => ({ lote: corrigido, quantidade }));
}
