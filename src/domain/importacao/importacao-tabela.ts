import {
  type IdTipoImportacao,
  IMPORTACAO_POR_CODIGO,
  IMPORTACAO_POR_CODIGO_BARRAS,
} from '#contract/cart/importacao.ts';
import { isGtin } from '#lib/gtin.ts';
import { isCodigoComLetras } from './importacao-codigo.ts';
import { type Columns, guessColumns, isEan, type NamedColumns, readHeading } from './importacao-colunas.ts';
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

/** Returns the number of packs in a cell: `10`, `1.000`, `10,00`; null for anything else. */
function readQuantidade(cell: string): number | null {
  const text = cell.trim();
  if (/^\d{1,3}(?:\.\d{3})+$/.test(text)) return Number(text.replaceAll('.', ''));
  return readNumero(text);
}

/** Reads a row whose product is in words, with its quantity in a column of its own. */
function readNamed(row: readonly string[], { quantidade }: NamedColumns): LinhaLida | null {
  const words = row.filter((cell, at) => at !== quantidade && /\p{L}/u.test(cell)).map((cell) => cell.trim());
  const wanted = readQuantidade(row[quantidade] ?? '');
  if (words.length === 0 || !wanted) return readMensagem(row.join(' '));
  return { identificacao: words.join(' '), quantidade: wanted };
}

/** Reads the wish in a row without a code: a product in words. Its quantity must never be read as a code. */
function readUncoded(row: readonly string[], { codigo, quantidade, isHeaded }: Columns): LinhaLida | null {
  const words = row.filter((cell, at) => at !== quantidade && /\p{L}/u.test(cell));
  if (words.length === 0 && (row[codigo] ?? '').trim() === '') return null;
  if (quantidade === null) return readMensagem(row.join(' '));
  // A product without a code still has its quantity in that column.
  const wanted = readQuantidade(row[quantidade] ?? '');
  if (!wanted) return isHeaded ? null : readMensagem(row.join(' '));
  return { identificacao: longestOf(words.length > 0 ? words : row), quantidade: wanted };
}

function readRow(row: readonly string[], columns: Columns | NamedColumns | null): LinhaLida | null {
  if (columns === null) return readMensagem(row.join(' '));
  if (columns.codigo === null) return readNamed(row, columns);
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
