import { Money } from '#ui/money.tsx';
import { CashbackUsado } from './cashback-usado.tsx';
import * as css from './confirmacao.css.ts';
import type { Totais } from './totais.ts';

/** The total of released orders less their cashback, and apart from it the total that awaits payment. In cents. */
export function TotaisFatos({
  totais: { liberado, aguardando },
  cashback,
}: {
  totais: Totais;
  cashback: number;
}) {
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
