import { isGtin } from '#lib/gtin.ts';
import { EMBALAGEM } from './embalagem-escrita.ts';
import { fromCientifica, isCientifica, scannedGtin } from './importacao-codigo.ts';
import type { LinhaLida } from './importacao-texto.ts';

/** The start of a copied message: '[21/11/2026 09:15] Ana: ' or '21/11/2026, 09:15 - Ana: '. */
const sender =
  /^\s*\[?\d{1,2}\/\d{1,2}\/\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?\]?\s*(?:-\s*)?(?:[^:\d]{1,60}:\s*)?/u;
const bullet = /^\s*(?:[-*•·–>]\s+|\d{1,3}[).]\s+)/u;
const plainEan = /(?<![\d.,])\d{8,14}(?![\d.,]\d|\d)/;
const spacedEan = /(?<!\d)\d(?:[ .-]?\d){7,13}(?!\d)/g;
const codeFirst = /^\s*(\d{1,14})(?:\s*[-–=:;xX*]\s*|\s+)(\d{1,6})\s*(?:;.*)?$/u;
const onlyCode = /^\s*(\d{3,14})\s*$/;
const hasDigit = /\d/;

/** The units of a quantity, as a part of a pattern. */
export const UNIT = String.raw`(?:unidades?|unids?|unds?|uns?|un|caixas?|cxs?|cx|pcts?|pacotes?|frascos?|frs?|embalagens?|embs?|p[cç]s?)`;
/**
 * A quantity before a name that ends in its strength, a number of three digits or more without a unit: '6 paracetamol 750'.
 * A smaller last number may be either, and a name with another number has its strength.
 */
const quantityFirst = /^\s*(\d{1,3})\s+(?=\p{L}{2}\D*[\p{L}.)]\s+[1-9]\d{2,3}\s*$)/u;
/** Such a name without a quantity, its strength after one space: 'paracetamol 750'. */
const strengthAlone = /^\p{L}{2}\D*[\p{L}.)] [1-9]\d{2,3}$/u;

/** True for a product whose only number is the strength at its end: its quantity is not in this line. */
export const isStrengthAlone = (line: string): boolean => strengthAlone.test(line);

/** True if the number at the end of a line is the strength of its product, not the quantity. */
export const endsInStrength = (line: string): boolean => quantityFirst.test(line) || isStrengthAlone(line);

/** After a written pack a number alone at the end is the quantity: 'clonazepam 2mg 30 cp 4', 'metformina 850 c/30 12'. */
const afterPack = new RegExp(String.raw`(?<=${EMBALAGEM})\s+0?([1-9]\d{0,4})\s*$`, 'iu');

/** The ways in which users write a quantity; the number is the first group. */
const QUANTITIES = [
  /(?:quantidade|quant|qtde|qtd|qt)\.?\s*[:=]?\s*(\d{1,6})(?![\d.,]\d)/iu,
  afterPack,
  new RegExp(String.raw`(?<![\d.,/])(\d{1,6})\s*${UNIT}(?![\p{L}\d])\.?`, 'iu'),
  /(?<![\p{L}\d])[x×*]\s*(\d{1,6})(?![\d.,]*\d|\s*(?:mg|ml|g|mcg)\b)/iu,
  /^\s*(\d{1,6})\s*[x×*]\s+/iu,
  quantityFirst,
  /(?:[-–=:]|\s{2,})\s*(\d{1,6})\s*$/u,
  /^\s*(\d{1,6})\s+(?=\p{L})/u,
];

type Cut = { value: string; rest: string };

const cutAt = (text: string, from: number, found: string, value: string): Cut => ({
  value,
  rest: `${text.slice(0, from)} ${text.slice(from + found.length)}`,
});

/**
 * Returns a bar code in a text, and the text without it. A bar code with gaps counts only if its check digit
 * is right.
 */
function cutEan(text: string): Cut | null {
  const plain = plainEan.exec(text);
  if (plain) return cutAt(text, plain.index, plain[0], plain[0]);
  for (const match of text.matchAll(spacedEan)) {
    const joined = match[0].replace(/\D/g, '');
    if (joined.length >= 12 && isGtin(joined)) return cutAt(text, match.index, match[0], joined);
  }
  return null;
}

function cutQuantidade(text: string): Cut | null {
  for (const pattern of QUANTITIES) {
    const match = pattern.exec(text);
    if (match?.[1] !== undefined) return cutAt(text, match.index, match[0], match[1]);
  }
  return null;
}

const tidy = (text: string): string =>
  text.replace(/\s+/gu, ' ').replace(/^[\s\-–=:,;.]+|[\s\-–=:,;]+$/gu, '');

/**
 * Returns the code in a cell or word, also if a spreadsheet shortened it, it has gaps, or it is the text of a scanned
 * DataMatrix; null for any other text.
 */
export function readCodigo(text: string): string | null {
  const cell = text.trim();
  const scanned = scannedGtin(cell);
  if (scanned !== null) return scanned;
  if (isCientifica(cell)) return fromCientifica(cell) ?? cell;
  if (/^\d{1,14}$/.test(cell)) return cell;
  if (/^\d{1,14}[.,]0+$/.test(cell)) return cell.replace(/[.,]0+$/, '');
  const joined = cell.replace(/[\s.-]/g, '');
  return /^[\d\s.-]+$/.test(cell) && isGtin(joined) ? joined : null;
}

/**
 * Reads the wish in a line of a message or of free text: a bar code and a quantity, a code and a quantity, or
 * words that the user must look up. Null for a line without a number.
 */
export function readMensagem(line: string): LinhaLida | null {
  const text = line.replace(sender, '').replace(bullet, '').trim();
  if (!hasDigit.test(text)) return null;
  const coded = codeFirst.exec(text);
  if (coded) return { identificacao: coded[1] ?? '', quantidade: Number(coded[2]) };
  const alone = onlyCode.exec(text) ?? (readCodigo(text) === null ? null : [text, readCodigo(text) ?? '']);
  if (alone) return { identificacao: alone[1] ?? '', quantidade: 1 };
  const ean = cutEan(text);
  const left = ean?.rest ?? text;
  const quantidade = cutQuantidade(left);
  const count = quantidade === null ? lastNumber(ean, left) : Number(quantidade.value);
  return { identificacao: ean?.value ?? tidy(quantidade?.rest ?? text), quantidade: count };
}

/** Returns the only other number next to a bar code as the quantity; otherwise 1. */
function lastNumber(ean: Cut | null, left: string): number {
  const numbers = left.match(/(?<![\p{L}\d.,])\d{1,6}(?![\d.,]*[\p{L}\d%])/gu) ?? [];
  return ean !== null && numbers.length === 1 ? Number(numbers[0]) : 1;
}
