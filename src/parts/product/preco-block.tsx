import { formatExactUnitPrice, formatPercent, formatUnitPrice } from '#lib/format-number.ts';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './preco-block.css.ts';
import type { PrecoView } from './preco-view.ts';

const noBreakSpace = '\u00a0';

export type PrecoBlockProps = {
  preco: PrecoView;
  align?: keyof typeof css.align;
  size?: keyof typeof css.size;
};

/** A unit's price: the list price, the current price, its ST, and the quantity of the next cheaper tier. */
export function PrecoBlock({ preco, align = 'start', size = 'md' }: PrecoBlockProps) {
  const [currency, figure] = formatUnitPrice(preco.por).split(noBreakSpace);
  return (
    <div className={classNames(css.preco, css.align[align])}>
      {preco.de !== null && (
        <span className={css.line}>
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
      <span className={css.line}>
        <span
          className={classNames(css.por, css.size[size])}
          title={`Sem arredondar: ${formatExactUnitPrice(preco.por)}`}
        >
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
