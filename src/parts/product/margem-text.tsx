import { custoUnit, margemOf } from '#domain/price/margem.ts';
import type { ItemPreco } from '#domain/price/preco.ts';
import { formatMoney, formatPercentTenth } from '#lib/format-number.ts';
import * as css from './margem-text.css.ts';
import { useMargemVisivel } from './margem-visivel.ts';

export type MargemTextProps = {
  /** Cents; 0 without one. */
  pmc: number;
  preco: ItemPreco;
  /** Units whose price is shown; 0 counts as one. */
  quantidade: number;
};

/** 'Margem 27,3% (PMC R$ 16,77)', without the PMC where it does not fit; nothing while margins are hidden. */
export function MargemText({ pmc, preco, quantidade }: MargemTextProps) {
  const margem = useMargemVisivel() ? margemOf(pmc, custoUnit(preco, quantidade)) : null;
  return (
    margem !== null && (
      <p
        className={css.margem}
      >{`Margem\u00a0${formatPercentTenth(margem)} (PMC\u00a0${formatMoney(pmc)})`}</p>
    )
  );
}
