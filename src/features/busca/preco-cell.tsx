import { formatExactUnitPrice, formatPercent, formatUnitPrice } from '#lib/format-number.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './produto-row.css.ts';
import type { PrecoView } from './view.ts';

const noBreakSpace = '\u00a0';

/** A unit's price: what it was, what it is, its ST, and from how many units it gets cheaper. */
export function PrecoCell({ preco }: { preco: PrecoView }) {
  const [currency, figure] = formatUnitPrice(preco.por).split(noBreakSpace);
  return (
    <div className={css.preco}>
      {preco.de !== null && (
        <span className={css.deLine}>
          <s className={css.de}>{`De: ${formatUnitPrice(preco.de)}`}</s>
          {preco.desconto > 0 && (
            <span className={css.desconto}>
              <VisuallyHidden>desconto de </VisuallyHidden>
              <span aria-hidden="true">−</span>
              {formatPercent(preco.desconto)}
            </span>
          )}
        </span>
      )}
      <span className={css.porLine}>
        <span className={css.por} title={`Sem arredondar: ${formatExactUnitPrice(preco.por)}`}>
          <VisuallyHidden>Por </VisuallyHidden>
          <span className={css.currency}>{currency}</span>
          {noBreakSpace}
          {figure}
        </span>
        {preco.st > 0 && <span className={css.st}>{`+ ST ${formatUnitPrice(preco.st)}`}</span>}
      </span>
      {preco.proxima ? (
        <span className={css.faixa}>
          {`${preco.proxima.quantidade}+ un.: `}
          <strong className={css.faixaPor}>{formatUnitPrice(preco.proxima.por)}</strong>
        </span>
      ) : (
        preco.faixa !== null && <span className={css.faixa}>{`preço de ${preco.faixa}+ un.`}</span>
      )}
    </div>
  );
}
