import type { Lancamento } from '#contract/customers/conta-corrente.ts';
import { efeitoOf } from '#domain/customer/extrato.ts';
import { formatDateTime } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import * as grid from '#parts/list/lista-grid.css.ts';
import type { ListaColuna } from '#parts/list/lista-grid.tsx';
import * as css from './extrato.css.ts';
import { Natureza } from './natureza.tsx';

/** An entry with its place in the list, which is its only name. */
export type Linha = Lancamento & { readonly posicao: number };

const dataHora = (linha: Linha) => formatDateTime(linha.dataHora);
const saldo = (linha: Linha) => formatMoney(linha.saldoAposLancamento);

/** The columns of the list; a debit has a minus. */
export const COLUNAS: readonly ListaColuna<Linha>[] = [
  {
    id: 'natureza',
    header: 'Legenda',
    width: '20px',
    isHeaderHidden: true,
    cell: (linha) => <Natureza {...linha} />,
  },
  { id: 'dataHora', header: 'Data/hora', width: '136px', cell: dataHora },
  {
    id: 'historico',
    header: 'Histórico',
    width: 'minmax(180px, 3fr)',
    cell: ({ observacao }) => <span className={css.historico}>{observacao}</span>,
  },
  {
    id: 'valor',
    header: 'Valor',
    width: '124px',
    isNumeric: true,
    cell: (linha) => <span className={css.valor}>{formatMoney(efeitoOf(linha))}</span>,
  },
  {
    id: 'nome',
    header: 'Natureza',
    width: 'minmax(72px, 1fr)',
    cell: ({ naturezaCreditoDebito }) => naturezaCreditoDebito.descricao,
  },
  { id: 'saldo', header: 'Saldo após lançamento', width: '156px', isNumeric: true, cell: saldo },
];

/** A row as a card. */
export function LancamentoCartao({ linha }: { linha: Linha }) {
  return (
    <>
      <div className={grid.cardHead}>
        <span className={css.cardName}>
          <Natureza {...linha} />
          <span className={css.historico}>{linha.observacao}</span>
        </span>
        <span className={css.valor}>{formatMoney(efeitoOf(linha))}</span>
      </div>
      <div className={grid.facts}>
        <span>
          <span className={grid.factName}>Data/hora</span>
          {dataHora(linha)}
        </span>
        <span>
          <span className={grid.factName}>Natureza</span>
          {linha.naturezaCreditoDebito.descricao}
        </span>
        <span>
          <span className={grid.factName}>Saldo após lançamento</span>
          {saldo(linha)}
        </span>
      </div>
    </>
  );
}
