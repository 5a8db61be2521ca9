import type { CatalogoCabecalho } from '#contract/catalogue/sincronizacao.ts';
import { nomeInformado } from '#domain/catalogue/marca.ts';
import { doseEForma } from '#domain/catalogue/similar.ts';
import { type Bits, hasBit } from './bits.ts';
import type { CatalogueIndex } from './open.ts';
import { rowsOf } from './read.ts';
import { type TextColumn, textAt } from './text-column.ts';

/**
 * The rows of related products: of the same substance in the same presentation, then in the same strength and form, then
 * of the same substance, then of the same class; each by name. Only orderable products, at most `limit`; only of the given lines if there are any. Empty
 * for an unknown product.
 */
export function related(
  index: CatalogueIndex,
  idProduto: number,
  limit: number,
  linhas: readonly number[] = [],
): number[] {
  const { catalogue, available } = index;
  const [self] = rowsOf(index, [idProduto]);
  if (self === undefined) return [];
  const { substancia, apresentacao, idSubCategoria, idLinha } = catalogue;
  const hasSubstance = sameText(substancia, self);
  const hasPresentation = sameText(apresentacao, self);
  const hasDose = sameText(apresentacao, self, doseEForma);
  const named = textAt(substancia, self) !== '';
  const hasClass = isNamed(catalogue.header.subCategorias, idSubCategoria[self] ?? 0);
  const tiers: number[][] = [[], [], [], []];
  for (const row of availableRows(catalogue.rowAt, available)) {
    if (row === self || (linhas.length > 0 && !linhas.includes(idLinha[row] ?? 0))) continue;
    if (named && hasSubstance(row)) tiers[hasPresentation(row) ? 0 : hasDose(row) ? 1 : 2]?.push(row);
    else if (hasClass && idSubCategoria[row] === idSubCategoria[self]) tiers[3]?.push(row);
  }
  return tiers.flat().slice(0, limit);
}

/** False for the class of products that the company gave no class. */
function isNamed(classes: CatalogoCabecalho['subCategorias'], idClass: number): boolean {
  const [, nome] = classes.find(([id]) => id === idClass) ?? [];
  return nome === undefined || nomeInformado(nome) !== '';
}

function* availableRows(rowAt: Int32Array, available: Bits): Generator<number> {
  for (const [place, row] of rowAt.entries()) if (hasBit(available, place)) yield row;
}

/** True when a row has the text of `self`, or the same part of it. A patched column may hold a text twice. */
function sameText(
  column: TextColumn,
  self: number,
  partOf = (text: string): string => text,
): (row: number) => boolean {
  const text = partOf(textAt(column, self));
  const known = new Map<number, boolean>();
  return (row) => {
    const entry = column.entry[row] ?? 0;
    const seen = known.get(entry);
    if (seen !== undefined) return seen;
    const isSame = partOf(textAt(column, row)) === text;
    known.set(entry, isSame);
    return isSame;
  };
}
