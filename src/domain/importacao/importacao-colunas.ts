import { foldText } from '#lib/fold-text.ts';
import { isCodigoComLetras } from './importacao-codigo.ts';
import { readCodigo } from './importacao-mensagem.ts';
import { isNome } from './nome-escrito.ts';

/** `codigo`: the column of codes; `isEan`: they are bar codes, by their heading or their length. */
export type Columns = { codigo: number; quantidade: number | null; isHeaded: boolean; isEan: boolean };
/** A table whose products are in words: only its column of quantities is known. */
export type NamedColumns = { codigo: null; quantidade: number };

const EAN_HEADINGS = /ean|gtin|barra/;
const CODE_HEADINGS = /^(cod|sku|id|ref|item|identificacao)/;
const QUANTITY_HEADINGS = /^(qtd|qtde|qt|quant|pedido|pedir|comprar|caixas|cx|unidades|un)\b|^quantidade/;
const SHORTEST_EAN = 8;

const headingOf = (cell: string): string => foldText(cell).trim();

/** True for a cell that holds a code as long as a bar code. */
export const isEan = (cell: string): boolean => (readCodigo(cell)?.length ?? 0) >= SHORTEST_EAN;
const isCodigo = (cell: string): boolean => readCodigo(cell) !== null || isCodigoComLetras(cell.trim());
const isCount = (cell: string): boolean => /^\d{1,6}$/.test(cell.trim());

/** Returns the columns that a heading names; null if the row is no heading. */
export function readHeading(row: readonly string[]): Columns | null {
  const names = row.map(headingOf);
  if (row.some((cell) => readCodigo(cell) !== null)) return null;
  const quantidade = names.findIndex((name) => QUANTITY_HEADINGS.test(name));
  const ean = names.findIndex((name) => EAN_HEADINGS.test(name));
  const codigo = ean >= 0 ? ean : names.findIndex((name) => CODE_HEADINGS.test(name));
  if (codigo < 0) return null;
  return { codigo, quantidade: quantidade < 0 ? null : quantidade, isHeaded: true, isEan: ean >= 0 };
}

type Rows = readonly (readonly string[])[];

/** True if more than half of the rows have such a cell in a column. */
const isMostly = (rows: Rows, at: number, fits: (cell: string) => boolean): boolean =>
  rows.filter((row) => fits(row[at] ?? '')).length * 2 > rows.length;

/** The column with the most such cells, those after `after` first; null if it fits no more than half of the rows. */
function mostFitting(
  rows: Rows,
  fits: (cell: string) => boolean,
  except: number | null,
  after: number,
): number | null {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const counts = Array.from({ length: width }, (_, at) =>
    at === except ? 0 : rows.filter((row) => fits(row[at] ?? '')).length,
  );
  const [first] = counts
    .map((_, at) => at)
    .sort((a, b) => {
      const more = (counts[b] ?? 0) - (counts[a] ?? 0);
      return more || Number(b > after) - Number(a > after) || a - b;
    });
  return first !== undefined && (counts[first] ?? 0) * 2 > rows.length ? first : null;
}

/** The leftmost column with such cells in more than half of the rows; null without one. */
function leftmost(rows: Rows, fits: (cell: string) => boolean): number | null {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const at = Array.from({ length: width }).findIndex((_, column) => isMostly(rows, column, fits));
  return at < 0 ? null : at;
}

const namesProduct = (cell: string): boolean => isCodigo(cell) || isNome(cell);

/** The fewest digits of a code in a table with names: a shorter number may be a quantity. */
const FEWEST = { withQuantity: 3, before: 4, after: 5 } as const;

/**
 * True if a column of numbers holds codes and not quantities or prices, in a table with product names: codes stand
 * before the names or have more digits.
 */
function isCodeColumn(rows: Rows, codigo: number, names: number, quantidade: number | null): boolean {
  const isLong = (fewest: number) => (cell: string) =>
    isCodigoComLetras(cell.trim()) || new RegExp(`^\\d{${fewest},14}$`).test(cell.trim());
  if (quantidade !== null) return codigo < names || isMostly(rows, codigo, isLong(FEWEST.withQuantity));
  return isMostly(rows, codigo, isLong(codigo < names ? FEWEST.before : FEWEST.after));
}

/**
 * Returns the columns that look like codes and like quantities; null if no column of either fits more than half of the
 * rows.
 */
export function guessColumns(rows: Rows): Columns | NamedColumns | null {
  const wide = rows.filter((row) => row.filter((cell) => cell.trim() !== '').length > 1);
  const ean = mostFitting(wide, isEan, null, -1);
  // Quantities and prices stand after the codes.
  const codigo = ean ?? leftmost(wide, isCodigo);
  if (codigo === null) return null;
  const quantidade = mostFitting(wide, isCount, codigo, codigo);
  const names = ean === null ? mostFitting(wide, isNome, codigo, -1) : null;
  const mixed = ean === null && names === null ? leftmost(wide, namesProduct) : null;
  // Some rows name their product by a code and some in words: the numbers after them are the quantities.
  if (mixed !== null && mixed < codigo && !isCodeColumn(wide, codigo, mixed, quantidade))
    return { codigo: mixed, quantidade: quantidade ?? codigo, isHeaded: false, isEan: false };
  if (names === null || isCodeColumn(wide, codigo, names, quantidade))
    return { codigo, quantidade, isHeaded: false, isEan: ean !== null };
  return { codigo: null, quantidade: quantidade ?? codigo };
}
