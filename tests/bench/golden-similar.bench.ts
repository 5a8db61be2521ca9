import { doseEForma, isSimilar } from '#domain/catalogue/similar.ts';
import { must } from '#lib/must.ts';
import { type Medicamento, readMedicamentos } from '#server/demo/seed/medicamentos.ts';
import type { Row } from './row.ts';

/** The list itself puts some equal presentations into two classes: clonazepam is antiepileptic and antipsychotic. */
const LEAST = 0.98;

/** The therapeutic class's code, which the rule for substitutes does not read: 'N2B' of 'N2B - ANALGÉSICOS'. */
const classOf = ({ classe }: Medicamento): string => classe.split(' - ')[0]?.trim() ?? '';

/** The share of pairs of one class. */
const shareOf = (pairs: readonly (readonly [Medicamento, Medicamento])[]): number =>
  pairs.filter(([one, other]) => classOf(one) === classOf(other)).length / pairs.length;

/** Each two neighbours of lists: as many pairs as products, whatever the lists' lengths. */
const pairsOf = (lists: Iterable<readonly Medicamento[]>): [Medicamento, Medicamento][] =>
  [...lists].flatMap((list) =>
    list.slice(1).map((one, at): [Medicamento, Medicamento] => [must(list[at], 'one before'), one]),
  );

/** Substitutes over the whole list of medicines, judged by the therapeutic class that their authority gave each. */
export async function rows(): Promise<Row[]> {
  const all = (await readMedicamentos()).filter((one) => one.substancia !== '' && classOf(one) !== '');
  const bySubstance = Map.groupBy(all, ({ substancia }) => substancia);
  const alike = Map.groupBy(
    all,
    ({ substancia, apresentacao }) => `${substancia}|${doseEForma(apresentacao)}`,
  );
  const pairs = pairsOf(alike.values());
  if (!pairs.every(([one, other]) => isSimilar(one, other)))
    throw new Error('a pair is no substitute by the rule');
  const precision = shareOf(pairs);
  const bare = shareOf(pairsOf(bySubstance.values()));
  return [
    {
      name: `substitutes of one therapeutic class, ${pairs.length} pairs`,
      value: precision,
      unit: 'share',
      against: `products of one substance: ${bare.toFixed(4)}`,
      ratio: precision / bare,
      goal: `${LEAST} at least`,
      holds: precision >= LEAST,
    },
  ];
}
