import { formatCount } from '#lib/format-number.ts';
import { Status } from '#ui/badge.tsx';
import * as css from './estoque-sign.css.ts';
import { type Estoque, LEGENDA } from './estoque-view.ts';

export type EstoqueSignProps = {
  /** Null where stock is not shown. */
  estoque: Estoque | null;
  /** Shown if there are few. */
  units: number;
  /** No longer marketed: no new stock is expected. */
  isForaDeLinha?: boolean;
};

/** The stock's dot and word, with the number of units if there are few. */
export function EstoqueSign({ estoque, units, isForaDeLinha = false }: EstoqueSignProps) {
  const sign = LEGENDA.find((entry) => entry.estoque === estoque);
  if (!sign) return null;
  return (
    <span className={css.estoque}>
      <Status tone={sign.tone}>{sign.palavra}</Status>
      {estoque === 'poucas' && <span className={css.units}>{`${formatCount(units)} un.`}</span>}
      {estoque === 'falta' && isForaDeLinha && <span className={css.units}>Fora de linha</span>}
    </span>
  );
}
