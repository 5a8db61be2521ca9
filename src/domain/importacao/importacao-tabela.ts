import {
  type IdTipoImportacao,
  IMPORTACAO_POR_CODIGO,
  IMPORTACAO_POR_CODIGO_BARRAS,
} from '#contract/cart/importacao.ts';
import { foldText } from '#lib/fold-text.ts';
import { isGtin } from '#lib/gtin.ts';
import { isCodigoComLetras } from './importacao-codigo.ts';
import { readCodigo, readMensagem } from './importacao-mensagem.ts';
import { isTextoImportacao, type LinhaLida, readLinhas, readNumero } from './importacao-texto.ts';

/** The result of reading a pasted text or table. */
export type Colado = {
  linhas: LinhaLida[];
  /** Lines without a wish, as written: a title, greetings, products without a quantity in an order sheet. */
  ignoradas: string[];
  /** How most lines name their product; null if no line holds a code. */
  tipo: IdTipoImportacao | null;
};

/** `codigo`: the column of codes; `isEan`: they are bar codes, by their heading or their length. */
type Columns = { codigo: number; quantidade: number | null; isHeaded: boolean; isEan: boolean };

const EAN_HEADINGS = /ean|gtin|barra/;
const CODE_HEADINGS = /^(cod|sku|id|ref|item|identificacao)/;
const QUANTITY_HEADINGS = /^(qtd|qtde|qt|quant|pedido|pedir|comprar|caixas|cx|unidades|un)\b|^quantidade/;
const SHORTEST_EAN = 8;

const headingOf = (cell: string): string => foldText(cell).trim();

/** Returns the number of packs in a cell: `10`, `1.000`, `10,00`; null for anything else. */
function readQuantidade(cell: string): number | null {
  const text = cell.trim();
  if (/^\d{1,3}(?:\.\d{3})+$/.test(text)) return Number(text.replaceAll('.', ''));
  return readNumero(text);
}

const isEan = (cell: string): boolean => (readCodigo(cell)?.length ?? 0) >= SHORTEST_EAN;
const isCodigo = (cell: string): boolean => readCodigo(cell) !== null || isCodigoComLetras(cell.trim());
const isCount = (cell: string): boolean => /^\d{1,6}$/.test(cell.trim());

/** Returns the columns that a heading names; null if the row is no heading. */
function readHeading(row: readonly string[]): Columns | null {
  const names = row.map(headingOf);
  if (row.some((cell) => readCodigo(cell) !== null)) return null;
  const quantidade = names.findIndex((name) => QUANTITY_HEADINGS.test(name));
  const ean = names.findIndex((name) => EAN_HEADINGS.test(name));
  const codigo = ean >= 0 ? ean : names.findIndex((name) => CODE_HEADINGS.test(name));
  if (codigo < 0) return null;
  return { codigo, quantidade: quantidade < 0 ? null : quantidade, isHeaded: true, isEan: ean >= 0 };
}

/**
 * Returns the columns that look like codes and like quantities; null if no column of codes fits more than
 * half of the rows.
 */
function guessColumns(rows: readonly (readonly string[])[]): Columns | null {
  const wide = rows.filter((row) => row.filter((cell) => cell.trim() !== '').length > 1);
  const width = Math.max(0, ...wide.map((row) => row.length));
  const most = (fits: (cell: string) => boolean, except: number | null, after: number): number | null => {
    const counts = Array.from({ length: width }, (_, at) =>
      at === except ? 0 : wide.filter((row) => fits(row[at] ?? '')).length,
    );
    const order = counts
      .map((_, at) => at)
      .sort((a, b) => {
        const more = (counts[b] ?? 0) - (counts[a] ?? 0);
        return more || Number(b > after) - Number(a > after) || a - b;
      });
    const [first] = order;
    return first !== undefined && (counts[first] ?? 0) * 2 > wide.length ? first : null;
  };
  const ean = most(isEan, null, -1);
  const codigo = ean ?? most(isCodigo, null, -1);
  if (codigo === null) return null;
  return { codigo, quantidade: most(isCount, codigo, codigo), isHeaded: false, isEan: ean !== null };
}

/** Reads the wish in a row without a code: a product in words. Its quantity must never be read as a code. */
function readUncoded(row: readonly string[], { codigo, quantidade, isHeaded }: Columns): LinhaLida | null {
  const words = row.filter((cell, at) => at !== quantidade && /\p{L}/u.test(cell));
  if (words.length === 0 && (row[codigo] ?? '').trim() === '') return null;
  if (!isHeaded || quantidade === null) return readMensagem(row.join(' '));
  // In an order sheet, a product without a code still has its quantity in that column.
  const wanted = readQuantidade(row[quantidade] ?? '');
  return wanted ? { identificacao: longestOf(words.length > 0 ? words : row), quantidade: wanted } : null;
}

function readRow(row: readonly string[], columns: Columns | null): LinhaLida | null {
  if (columns === null) return readMensagem(row.join(' '));
  const named = (row[columns.codigo] ?? '').trim();
  const takesLetters = !columns.isEan && isCodigoComLetras(named);
  const codigo = readCodigo(named) ?? (takesLetters ? named : null);
  if (codigo === null) return readUncoded(row, columns);
  const cell = columns.quantidade === null ? '' : (row[columns.quantidade] ?? '');
  const quantidade = readQuantidade(cell);
  // In a headed column of quantities, an empty cell means that the product is not ordered.
  if (columns.isHeaded && columns.quantidade !== null && !quantidade) return null;
  return { identificacao: codigo, quantidade: quantidade ?? 1 };
}

const longestOf = (row: readonly string[]): string =>
  [...row].sort((a, b) => b.length - a.length)[0]?.trim() ?? '';

/** True for digits that end as a bar code does; leading zeros may be cut. A company's code of 13 digits seldom does. */
const hasCheckDigit = ({ identificacao }: LinhaLida): boolean =>
  isGtin((readCodigo(identificacao) ?? '').padStart(14, '0'));

/** `isEanNamed`: the column's heading says that the codes are bar codes. */
function tipoOf(linhas: readonly LinhaLida[], isEanNamed = false): IdTipoImportacao | null {
  const codes = linhas.filter(
    ({ identificacao }) => /^\d+$/.test(identificacao) || isCodigoComLetras(identificacao),
  );
  if (codes.length === 0) return null;
  const eans = codes.filter(({ identificacao }) => isEan(identificacao));
  const areEans = isEanNamed || eans.filter(hasCheckDigit).length * 2 >= eans.length;
  return eans.length * 2 > codes.length && areEans ? IMPORTACAO_POR_CODIGO_BARRAS : IMPORTACAO_POR_CODIGO;
}

/**
 * Reads the rows of a spreadsheet or CSV file as lines of an import: with or without a heading, columns in
 * any order.
 */
export function readTabela(rows: readonly (readonly string[])[]): Colado {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const at = filled.findIndex((row) => readHeading(row) !== null);
  const heading = at < 0 ? null : readHeading(filled[at] ?? []);
  const columns = heading ?? guessColumns(filled);
  const ignoradas: string[] = [];
  const linhas: LinhaLida[] = [];
  for (const [index, row] of filled.entries()) {
    if (heading !== null && index === at) continue;
    const linha = heading !== null && index < at ? null : readRow(row, columns);
    if (linha === null) ignoradas.push(row.join(' ').trim());
    else linhas.push(linha);
  }
  return { linhas, ignoradas, tipo: tipoOf(linhas, heading?.isEan) };
}

/** A line in the import's own form: an identification, then any text after a semicolon. */
const ownLine = /^[^\S\t]*\d+[^\S\t]*(?:;[^\t]*)?$/;

const SEPARATORS = ['\t', ';', '|'];

/**
 * Returns the cells of a line, split at the separator; without one, at a comma between a code and a number.
 */
function cellsOf(line: string, separator: string | undefined): string[] {
  if (separator !== undefined) return line.split(separator);
  return /^\s*[\d\s.-]+,\s*\d+\s*$/.test(line) ? line.split(',') : [line];
}

/**
 * Reads a pasted text as lines of an import: columns of a spreadsheet, comma-separated values, a copied
 * message. Takes a text in the import's own form as it is.
 */
export function readColado(text: string): Colado {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  if (isTextoImportacao(text) && lines.every((line) => ownLine.test(line))) {
    const linhas = readLinhas(text);
    return { linhas, ignoradas: [], tipo: tipoOf(linhas) };
  }
  const separator = SEPARATORS.find(
    (sign) => lines.filter((line) => line.includes(sign)).length * 2 > lines.length,
  );
  return readTabela(lines.map((line) => cellsOf(line, separator)));
}
