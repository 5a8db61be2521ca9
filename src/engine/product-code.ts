import { codigoDe, codigoKey } from '#domain/catalogue/codigo.ts';
import { everyTerm, prefixRange, wholeTerm } from './lexicon.ts';
import type { PackedCatalogue } from './packed.ts';
import { textAt } from './text-column.ts';

const onlyId = /^[1-9]\d{0,8}$/;

/** The code of a row's product that users read. */
export const codigoAt = (catalogue: PackedCatalogue, row: number): string =>
  codigoDe(textAt(catalogue.codigoErp, row), catalogue.idProduto[row] ?? 0);

/** The places of products whose code of the company is this one, without regard to capitals and leading zeros. */
export function placesOfCodigo({ codigos }: PackedCatalogue, typed: string): number[] {
  const key = codigoKey(typed);
  if (key === '') return [];
  const [from, to] = wholeTerm(codigos, key, prefixRange(codigos, key, everyTerm(codigos)));
  return [...codigos.postings.subarray(codigos.postingStarts[from], codigos.postingStarts[to])];
}

/** The place of the product that is named by its id, because the company gave it no code; none for another text. */
export function placeOfId({ idProduto, codigoErp, rowAt }: PackedCatalogue, text: string): number[] {
  const row = onlyId.test(text) ? idProduto.indexOf(Number(text)) : -1;
  return row >= 0 && textAt(codigoErp, row) === '' ? [rowAt.indexOf(row)] : [];
}
