import type { RegistroLayout, Total } from './layout.ts';

const flatten = (level: readonly RegistroLayout[]): RegistroLayout[] =>
  level.flatMap((record) => [record, ...flatten(record.filhos)]);

/** Computes a total over the records of a level and those below it. */
export function computeTotal(total: Total, level: readonly RegistroLayout[]): number {
  const records = flatten(level);
  if ('soma' in total) {
    const { registro, campo } = total.soma;
    return records
      .filter((record) => record.registro === registro)
      .reduce((sum, { campos }) => sum + Number(campos[campo] ?? 0), 0);
  }
  const { conta } = total;
  return conta === 'linhas'
    ? records.length
    : records.filter(({ registro }) => registro === conta.registro).length;
}
