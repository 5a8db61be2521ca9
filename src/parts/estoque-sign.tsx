import { formatCount } from '#lib/format-number.ts';
import { Status } from '#ui/badge.tsx';
import * as css from './estoque-sign.css.ts';
import { type Estoque, LEGENDA } from './estoque-view.ts';

export type EstoqueSignProps = {
  /** Null where nothing is said of the stock. */
  estoque: Estoque | null;
  /** Told where they are few. */
  units: number;
};

/** The stock's dot and word; how many there are where they are few. */
export function EstoqueSign({ estoque, units }: EstoqueSignProps) {
  const sign = LEGENDA.find((entry) => entry.estoque === estoque);
  if (!sign) return null;
  return (
    <span className={css.estoque}>
      <Status tone={sign.tone}>{sign.palavra}</Status>
      {estoque === 'poucas' && <span className={css.units}>{`${formatCount(units)} un.`}</span>}
    </span>
  );
}
