import { Money } from '#ui/money.tsx';
import * as css from './confirmacao.css.ts';

/** What of a total is paid with cashback, and what is left to pay; nothing where none was used. In cents. */
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
