import { Link } from 'wouter';
import { formatDate, formatDateTime, formatTime } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import * as grid from '#parts/list/lista-grid.css.ts';
import type { ListaColuna } from '#parts/list/lista-grid.tsx';
import { nomeOf } from '#parts/returns/nome.ts';
import { devolucaoHref } from '#routes.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './devolucoes.css.ts';
import { Legenda } from './legenda.tsx';
import { SituacaoMark } from './situacao-mark.tsx';
import type { Linha } from './use-lista.ts';

/** The customer of the list. */
export type Pessoa = { readonly nome: string; readonly cpfCnpjFormatado: string };

function Codigo({ linha }: { linha: Linha }) {
  return (
    // Enter on the row goes on too: the keyboard need not stop at each link.
    <Link href={devolucaoHref(nomeOf(linha))} className={grid.codigo} tabIndex={-1}>
      {nomeOf(linha)}
    </Link>
  );
}

/** The customer's columns; in one where there is no room for two. */
function doCliente({ nome, cpfCnpjFormatado }: Pessoa, isWide: boolean): ListaColuna<Linha>[] {
  if (isWide) {
    return [
      { id: 'cpfCnpj', header: 'CPF/CNPJ', width: '152px', cell: () => cpfCnpjFormatado },
      { id: 'cliente', header: 'Cliente', width: 'minmax(110px, 2fr)', cell: () => nome },
    ];
  }
  const cell = () => (
    <>
      {nome}
      <span className={css.under}>{cpfCnpjFormatado}</span>
    </>
  );
  return [{ id: 'cliente', header: 'Cliente e CPF/CNPJ', width: 'minmax(80px, 1.4fr)', cell }];
}

/** The same for the invoice's columns. */
function daNota(isWide: boolean): ListaColuna<Linha>[] {
  if (isWide) {
    return [
      { id: 'nota', header: 'Nota fiscal', width: '64px', cell: ({ numDocumento }) => numDocumento },
      { id: 'serie', header: 'Série', width: '36px', cell: ({ serieDocumento }) => serieDocumento },
    ];
  }
  const cell = ({ numDocumento, serieDocumento }: Linha) => (
    <>
      {numDocumento}
      <span className={css.under}>{`Série ${serieDocumento}`}</span>
    </>
  );
  return [{ id: 'nota', header: 'Nota fiscal e série', width: '64px', cell }];
}

/** The columns of the list of a customer's returns. */
export const colunasOf = (pessoa: Pessoa, isWide: boolean): readonly ListaColuna<Linha>[] => [
  {
    id: 'legenda',
    header: 'Legenda',
    width: '20px',
    isHeaderHidden: true,
    cell: (linha) => <Legenda {...linha} />,
  },
  { id: 'codigo', header: 'Código', width: '64px', cell: (linha) => <Codigo linha={linha} /> },
  {
    id: 'dataHora',
    header: 'Data/hora',
    width: isWide ? 'minmax(84px, 132px)' : '84px',
    cell: ({ dataDevolucao }) => (
      <>
        {formatDate(dataDevolucao)} <span className={css.hora}>{formatTime(dataDevolucao)}</span>
      </>
    ),
  },
  ...doCliente(pessoa, isWide),
  ...daNota(isWide),
  {
    id: 'total',
    header: 'Total',
    width: '96px',
    isNumeric: true,
    cell: ({ valorTotal }) => <span className={css.total}>{formatMoney(valorTotal)}</span>,
  },
  {
    id: 'situacao',
    header: 'Situação',
    width: 'minmax(96px, 1.4fr)',
    cell: (linha) => <SituacaoMark linha={linha} />,
  },
  {
    id: 'origem',
    header: 'Origem',
    width: isWide ? '124px' : 'minmax(72px, 0.8fr)',
    cell: ({ descOrigem }) => descOrigem,
  },
];

/** A row as a card. All are of the customer being served, whose name stands above the list. */
export function DevolucaoCartao({ linha }: { linha: Linha }) {
  const fatos = [
    ['Data/hora', formatDateTime(linha.dataDevolucao)],
    ['Nota fiscal', linha.numDocumento],
    ['Série', linha.serieDocumento],
    ['Origem', linha.descOrigem],
  ];
  return (
    <>
      <div className={grid.cardHead}>
        <span className={css.cardName}>
          <Legenda {...linha} />
          <VisuallyHidden>Código </VisuallyHidden>
          <Codigo linha={linha} />
        </span>
        <span className={css.total}>{formatMoney(linha.valorTotal)}</span>
      </div>
      <SituacaoMark linha={linha} />
      <div className={grid.facts}>
        {fatos.map(([nome, texto]) => (
          <span key={nome}>
            <span className={grid.factName}>{nome}</span>
            {texto}
          </span>
        ))}
      </div>
    </>
  );
}
