import { Money } from '#ui/money.tsx';
import * as css from './confirmacao.css.ts';

/** The part of a total that is paid with cashback, and the rest to pay; empty without cashback. In cents. */
export function CashbackUsado({ total, cashback }: { total: number; cashback: number }) {
  if (cashback === 0) return null;
  return (
    <>
      <div className={css.fact}>
        <dt className={css.factName}>Cashback usado</dt>
        <dd>
          <Money cents={cashback} />
        </dd>
      </div>
      <div className={css.fact}>
        <dt className={css.factName}>A pagar</dt>
        <dd>
          <Money cents={total - cashback} />
        </dd>
      </div>
    </>
  );
}
