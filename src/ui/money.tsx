import { formatMoney } from '#lib/format-number.ts';
import { classNames } from './class-names.ts';
import * as css from './money.css.ts';

export interface MoneyProps {
  /** Integer cents. */
  cents: number;
  size?: keyof typeof css.size;
  /** A former price, struck out. */
  isStruck?: boolean;
}

/** An amount in reais with a small R$, so that the figure stands out. */
export function Money({ cents, size = 'md', isStruck = false }: MoneyProps) {
  const [currency, figure] = formatMoney(cents).split('\u00a0');
  const content = (
    <>
      <span className={css.currency}>{currency}</span>
      {'\u00a0'}
      {figure}
    </>
  );
  const className = classNames(css.figure, css.size[size], isStruck && css.struck);
  return isStruck ? <s className={className}>{content}</s> : <span className={className}>{content}</span>;
}
