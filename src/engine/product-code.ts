import { codigoDe, codigoKey } from '#domain/catalogue/codigo.ts';
import { everyTerm, prefixRange, wholeTerm } from './lexicon.ts';
import type { PackedCatalogue } from './packed.ts';
import { textAt } from './text-column.ts';

const onlyId = /^[1-9]\d{0,8}$/;

/** The code of a row's product that users read. */
export const codigoAt = (catalogue: PackedCatalogue, row: number): string =>
  codigoDe(textAt(catalogue.codigoErp, row), catalogue.idProduto[row] ?? 0);

/**
 * The places of products whose code is this one, without regard to capitals and leading zeros. An id of fewer digits than
 * `shortestId` names none.
 */
export function placesOfCodigo(catalogue: PackedCatalogue, typed: string, shortestId = 1): number[] {
  const { codigos, idProduto, codigoErp, rowAt } = catalogue;
  const key = codigoKey(typed.trim());
  if (key === '') return [];
  const [from, to] = wholeTerm(codigos, key, prefixRange(codigos, key, everyTerm(codigos)));
  const places = [...codigos.postings.subarray(codigos.postingStarts[from], codigos.postingStarts[to])];
  // A product without a code of the company is named by its id.
  const row = onlyId.test(key) && key.length >= shortestId ? idProduto.indexOf(Number(key)) : -1;
  const place = row >= 0 && textAt(codigoErp, row) === '' ? rowAt.indexOf(row) : -1;
  return place >= 0 ? [...places, place] : places;
}
