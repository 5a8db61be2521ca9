import { COLUNAS_ESTOQUES, COLUNAS_PRECOS } from './catalogue-columns.ts';
import type { Coluna } from './coluna.ts';
import { guessColumns, type MapaColunas } from './guess-columns.ts';

/** A kind whose columns stand in a table of products. */
export type ParteDeProdutos = {
  readonly recurso: 'precos' | 'estoques';
  /** Its name in `colunas.json`, where a table of its own has another one. */
  readonly lembrada: string;
  readonly colunas: readonly Coluna[];
  /** The member without whose column the table does not bring the kind. */
  readonly valor: string;
};

export const PARTES_DE_PRODUTOS: readonly ParteDeProdutos[] = [
  { recurso: 'precos', lembrada: 'produtos.precos', colunas: COLUNAS_PRECOS, valor: 'valorUnitario' },
  { recurso: 'estoques', lembrada: 'produtos.estoques', colunas: COLUNAS_ESTOQUES, valor: 'estoque' },
];

/**
 * Finds the columns of a kind in a table of products: the product's code and its branch are those of the products, the
 * others are columns that these leave. Undefined when the table does not bring the kind.
 */
export function guessParte(
  titulos: readonly string[],
  produtos: MapaColunas,
  { colunas, valor }: ParteDeProdutos,
  lembradas: MapaColunas = {},
): MapaColunas | undefined {
  const { codigoErp, filial } = produtos;
  const used = new Set(Object.values(produtos));
  const free = titulos.filter((title) => !used.has(title) || title === codigoErp || title === filial);
  const given = { ...lembradas, ...(codigoErp === undefined ? {} : { produto: codigoErp }) };
  const { mapa } = guessColumns(free, colunas, given);
  return valor in mapa ? mapa : undefined;
}
