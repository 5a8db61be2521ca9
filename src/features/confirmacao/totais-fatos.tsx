import { Money } from '#ui/money.tsx';
import { CashbackUsado } from './cashback-usado.tsx';
import * as css from './confirmacao.css.ts';
import type { Totais } from './totais.ts';

function Total({ nome, cents }: { nome: string; cents: number }) {
  return (
    <div className={css.fact}>
      <dt className={css.factName}>{nome}</dt>
      <dd>
        <Money cents={cents} size="lg" />
      </dd>
    </div>
  );
}

/**
 * The total of released orders less their cashback, if there are any, and apart from it the total that awaits payment; of orders that were
 * all refused, their own. In cents.
 */
export function TotaisFatos({
  totais: { liberado, aguardando, recusado },
  cashback,
}: {
  totais: Totais;
  cashback: number;
}) {
  if (recusado > 0 && liberado + aguardando === 0) return <Total nome="Total recusado" cents={recusado} />;
  return (
    <>
      {(liberado > 0 || aguardando === 0) && (
        <Total nome={aguardando > 0 ? 'Total liberado' : 'Total'} cents={liberado} />
      )}
      <CashbackUsado total={liberado} cashback={cashback} />
      {aguardando > 0 && <Total nome="Aguardando pagamento" cents={aguardando} />}
    </>
  );
}
