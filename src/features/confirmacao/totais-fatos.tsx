import { Money } from '#ui/money.tsx';
import { CashbackUsado } from './cashback-usado.tsx';
import * as css from './confirmacao.css.ts';
import type { Totais } from './totais.ts';

/**
 * The total of released orders less their cashback, and apart from it the total that awaits payment; of orders that were
 * all refused, their own. In cents.
 */
export function TotaisFatos({
  totais: { liberado, aguardando, recusado },
  cashback,
}: {
  totais: Totais;
  cashback: number;
}) {
  if (recusado > 0 && liberado + aguardando === 0) {
    return (
      <div className={css.fact}>
        <dt className={css.factName}>Total recusado</dt>
        <dd>
          <Money cents={recusado} size="lg" />
        </dd>
      </div>
    );
  }
  return (
    <>
      <div className={css.fact}>
        <dt className={css.factName}>{aguardando > 0 ? 'Total liberado' : 'Total'}</dt>
        <dd>
          <Money cents={liberado} size="lg" />
        </dd>
      </div>
      <CashbackUsado total={liberado} cashback={cashback} />
      {aguardando > 0 && (
        <div className={css.fact}>
          <dt className={css.factName}>Aguardando pagamento</dt>
          <dd>
            <Money cents={aguardando} size="lg" />
          </dd>
        </div>
      )}
    </>
  );
}
