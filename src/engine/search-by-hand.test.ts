import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldWords } from '#lib/fold-text.ts';
import type { CatalogueIndex } from './open.ts';
import { type SampleProduct, sampleIndex } from './sample-index.ts';
import { ONE_MAKER } from './sample-lists.ts';
import { search } from './search.ts';
import { wordsToFind } from './words.ts';

/** Many cases take long when both cores are busy. */
const SLOW_MACHINE = 30_000;

const open = (products: readonly SampleProduct[], priced = true): CatalogueIndex =>
  sampleIndex(ONE_MAKER, products, priced);

const all = { offset: 0, limit: 1000 };

const word = fc.constantFrom(
  'DIPIRONA',
  'DIPIRINA',
  'ÁCIDO',
  'ACIDOL',
  'CIDO',
  'MG',
  'B',
  'VIT.C',
  'É',
  'SÓDICA',
);
const dose = fc.constantFrom('5', '50MG', '500', '0,5', '12', 'B12', '1.000', '100000 UI', '20');
const ean = fc.constantFrom('', '7896637023665', '7891106023665', '7896637', '78966370236651');
const text = fc.array(fc.oneof(word, dose), { maxLength: 4 }).map((parts) => parts.join(' '));
const product = fc.record({ nome: text, apresentacao: text, substancia: text, codBarras: ean });
const typedWord = fc.oneof(
  fc
    .tuple(fc.oneof(word, dose, ean), fc.nat(5), fc.nat(5))
    .map(([whole, from, cut]) => whole.slice(from, whole.length - cut)),
  fc.oneof(word, dose, ean),
  fc.constantFrom('dipriona', 'acdo', 'sodico', 'dipirrona', '023665', '66370'),
);
const typed = fc.array(typedWord, { minLength: 1, maxLength: 3 });

/** The same result by looking at every product. */
function naiveSearch(products: readonly SampleProduct[], query: string): number[] {
  const typedWords = foldWords(query);
  if (typedWords.length === 0 && query.trim() !== '') return [];
  const having = (meets: (held: readonly string[], codBarras: string, word: string) => boolean) =>
    products.flatMap((item, row) => {
      const held = [
        item.nome,
        item.apresentacao ?? '',
        item.substancia ?? '',
        'Aché Genéricos',
        'ACHÉ LABORATÓRIOS',
      ].flatMap(wordsToFind);
      return typedWords.every((one) => meets(held, item.codBarras ?? '', one)) ? [row] : [];
    });
  const plain = having(meetsPlainly);
  if (plain.length > 0) return plain;
  return having(
    (held, codBarras, one) => meetsPlainly(held, codBarras, one) || held.some((other) => isNear(one, other)),
  );
}

function meetsPlainly(held: readonly string[], codBarras: string, one: string): boolean {
  if (held.some((other) => other.startsWith(one))) return true;
  if (/^\p{L}{3,}$/u.test(one)) return held.some((other) => other.includes(one));
  if (!/^\d{4,}$/.test(one)) return false;
  return codBarras.startsWith(one) || (one.length >= 6 && codBarras.endsWith(one));
}

function isNear(one: string, other: string): boolean {
  if (!/^\p{L}{4,}$/u.test(one)) return false;
  return Array.from({ length: other.length + 1 }, (_, end) => other.slice(0, end)).some(
    (start) => slips(one, start) <= 1,
  );
}

/** Restricted edit distance (optimal string alignment), by its definition. */
function slips(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  if (Math.abs(a.length - b.length) > 1) return 2;
  if (a.at(-1) === b.at(-1)) return slips(a.slice(0, -1), b.slice(0, -1));
  const swapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  const ways = [slips(a.slice(0, -1), b), slips(a, b.slice(0, -1)), slips(a.slice(0, -1), b.slice(0, -1))];
  if (swapped) ways.push(slips(a.slice(0, -2), b.slice(0, -2)));
  return 1 + Math.min(...ways);
}

test(
  'finds the same as a look at every product one by one',
  () => {
    fc.assert(
      fc.property(fc.array(product, { minLength: 1, maxLength: 40 }), typed, (products, words) => {
        const found = search(open(products), words.join(' '), all);
        expect([...found.rows].sort((a, b) => a - b)).toEqual(naiveSearch(products, words.join(' ')));
        expect(found.total).toBe(found.rows.length);
      }),
      { numRuns: 400 },
    );
  },
  SLOW_MACHINE,
);

test('the order of words does not change the result', () => {
  fc.assert(
    fc.property(
      fc.array(product, { minLength: 1, maxLength: 20 }),
      typed,
      fc.boolean(),
      (products, words, priced) => {
        const index = open(products, priced);
        const there = search(index, words.join(' '), all).rows.toSorted();
        const back = search(index, words.toReversed().join(' '), all).rows.toSorted();
        expect(back).toEqual(there);
      },
    ),
  );
});
