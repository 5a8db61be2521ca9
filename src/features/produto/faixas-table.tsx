import { useState } from 'react';
import { custoUnit, margemOf } from '#domain/price/margem.ts';
import type { ItemPreco } from '#domain/price/preco.ts';
import {
  formatCount,
  formatMoney,
  formatPercent,
  formatPercentTenth,
  formatUnitPrice,
} from '#lib/format-number.ts';
import { useMargemVisivel } from '#parts/product/margem-visivel.ts';
import { Button } from '#ui/button.tsx';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { FAIXAS_NA_PAGINA, faixaAplicada, faixasOf } from './faixas.ts';
import * as css from './faixas-table.css.ts';

export type FaixasTableProps = {
  heading: 'h2' | 'h3';
  preco: ItemPreco;
  /** Cents; 0 without one. */
  pmc: number;
  calcularSt: boolean;
  escolhida: number;
  noCarrinho: number;
};

function margemText(pmc: number, preco: ItemPreco, quantidade: number): string {
  const margem = margemOf(pmc, custoUnit(preco, quantidade));
  return margem === null ? '' : formatPercentTenth(margem);
}

/** The volume tiers of an item, page by page, with the one in force marked. */
export function FaixasTable({
  heading: Heading,
  preco,
  pmc,
  calcularSt,
  escolhida,
  noCarrinho,
}: FaixasTableProps) {
  const faixas = faixasOf(preco, calcularSt);
  const aplicada = faixaAplicada(preco, escolhida, noCarrinho);
  const hasMargem = useMargemVisivel() && pmc > 0;
  const [page, setPage] = useState(0);
  const pages = Math.ceil(faixas.length / FAIXAS_NA_PAGINA);
  if (faixas.length === 0) return null;
  const shown = faixas.slice(page * FAIXAS_NA_PAGINA, (page + 1) * FAIXAS_NA_PAGINA);
  return (
    <section className={css.section} aria-label="Desconto por volume">
      <Heading className={css.title}>Desconto por volume</Heading>
      <ScrollRegion className={css.frame} role="group" aria-label="Faixas de desconto">
        <table className={css.table}>
          <thead className={css.head}>
            <tr>
              {[
                'A partir de',
                ...(hasMargem ? ['Margem'] : []),
                'Com ST',
                'Unitário',
                'Desc. comercial',
                'Desc. financeiro',
                'ST',
                'Total',
              ].map((name) => (
                <th key={name} scope="col" className={css.header}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((faixa) => (
              <tr
                key={faixa.quantidade}
                className={css.row}
                data-applied={faixa.quantidade === aplicada || undefined}
              >
                <th scope="row" className={css.name}>
                  {`${formatCount(faixa.quantidade)} un.`}
                  {faixa.quantidade === aplicada && (
                    <>
                      <VisuallyHidden>: faixa aplicada</VisuallyHidden>
                      <span aria-hidden="true" className={css.applied}>
                        aplicada
                      </span>
                    </>
                  )}
                </th>
                {hasMargem && (
                  <td className={css.strong} data-name="Margem">
                    {margemText(pmc, preco, faixa.quantidade)}
                  </td>
                )}
                <td className={css.strong} data-name="Com ST">
                  {formatUnitPrice(faixa.valorLiquido)}
                </td>
                <td className={css.cell} data-name="Unitário">
                  {formatUnitPrice(faixa.valorUnitario)}
                </td>
                <td className={css.cell} data-name="Desc. comercial">
                  {formatPercent(faixa.descontoComercial)}
                </td>
                <td className={css.cell} data-name="Desc. financeiro">
                  {formatPercent(faixa.descontoFinanceiro)}
                </td>
                <td className={css.cell} data-name="ST">
                  {formatUnitPrice(faixa.valorST)}
                </td>
                <td className={css.cell} data-name="Total">
                  {formatMoney(faixa.valorTotal)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {pages > 1 && (
        <div className={css.pager}>
          <Button size="sm" disabled={page === 0} onPress={() => setPage(page - 1)}>
            Anteriores
          </Button>
          <span className={css.page}>{`${page + 1} de ${pages}`}</span>
          <Button size="sm" disabled={page === pages - 1} onPress={() => setPage(page + 1)}>
            Próximas
          </Button>
        </div>
      )}
    </section>
  );
}
