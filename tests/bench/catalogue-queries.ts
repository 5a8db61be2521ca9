import { foldText, foldWords } from '#lib/fold-text.ts';
import { must } from '#lib/must.ts';
import type { CatalogueSample } from '#tests/support/catalogue-sample.ts';

export type Query = { kind: string; text: string };

const PER_KIND = 20;

/**
 * About 200 queries as reps type them, made from products spread over the list: parts of names with doses in any
 * order, unfinished words, accents, typing errors, substances, EANs: whole, their start and their end.
 */
export function realQueries({ segments }: CatalogueSample): Query[] {
  const column = (name: 'nome' | 'apresentacao' | 'substancia' | 'codBarras') =>
    segments.flatMap((s) => s[name]);
  const [nome, apresentacao, substancia] = [column('nome'), column('apresentacao'), column('substancia')];
  const eans = column('codBarras').filter((ean) => ean !== '');
  const pick = <T>(values: readonly T[], i: number): T =>
    must(values[(i * 7919 + 13) % values.length], 'value');
  const each = (kind: string, make: (i: number) => string): Query[] =>
    Array.from({ length: PER_KIND }, (_, i) => ({ kind, text: make(i) }));
  const longWord = (i: number): string =>
    foldWords(pick(nome, i)).find((word) => word.length >= 6) ?? 'losartana';
  const doses = (i: number): string[] => foldWords(pick(apresentacao, i)).filter((word) => /^\d/.test(word));
  return [
    ...each('name and doses', (i) => [longWord(i).slice(0, 5), ...doses(i).slice(0, 2)].join(' ')),
    ...each('doses before the name', (i) => [...doses(i).slice(0, 2), longWord(i).slice(0, 3)].join(' ')),
    ...each('word being typed', (i) => longWord(i).slice(0, 1 + (i % 6))),
    ...each('whole name', (i) => pick(nome, i)),
    ...each('substance', (i) => pick(substancia, i).split(' ').slice(0, 3).join(' ')),
    ...each('without accents', (i) => foldText(pick(substancia, i + 40).slice(0, 12))),
    ...each('inside a word', (i) => longWord(i).slice(2)),
    ...each('one slip', (i) => slip(longWord(i), i)),
    ...each('EAN whole', (i) => pick(eans, i)),
    ...each('EAN by its start', (i) => pick(eans, i).slice(0, 7)),
    ...each('EAN by its end', (i) => pick(eans, i).slice(-6)),
  ];
}

/** Two neighbours swapped, a letter missing, or a letter doubled. */
function slip(word: string, i: number): string {
  const at = 1 + (i % 3);
  const [before, a, b, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)];
  return (
    [`${before}${b}${a}${after}`, `${before}${b}${after}`, `${before}${a}${a}${b}${after}`][i % 3] ?? word
  );
}
