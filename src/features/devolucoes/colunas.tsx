import { Link } from 'wouter';
import { formatDate, formatDateTime, formatTime } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import { ListaCartao } from '#parts/list/lista-cartao.tsx';
import * as grid from '#parts/list/lista-grid.css.ts';
import type { ListaColuna } from '#parts/list/lista-grid.tsx';
import { nomeOf, nomeText } from '#parts/returns/nome.ts';
import { devolucaoHref } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './devolucoes.css.ts';
import { Legenda } from './legenda.tsx';
import { SituacaoMark } from './situacao-mark.tsx';
import { isEditavel } from './situacao.ts';
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

/** Goes on with a draft; null for users who may not. */
type OnContinuar = ((linha: Linha) => void) | null;

const isPorContinuar = (linha: Linha): boolean => linha.recusada === null && isEditavel(linha);

/** Goes on with a draft from its row. */
function Continuar({ linha, onContinuar }: { linha: Linha; onContinuar: OnContinuar }) {
  if (onContinuar === null || !isPorContinuar(linha)) return null;
  return (
    <Button
      size="sm"
      aria-label={`Continuar a devolução ${nomeText(linha)}`}
      onPress={() => onContinuar(linha)}
    >
      Continuar
    </Button>
  );
}

/** A fact that is the same for all rows: after the first row a ditto mark stands for it, on the screen. */
function Igual({ texto, isDito }: { texto: string; isDito: boolean }) {
  return (
    <span className={css.quieto}>
      {isDito && <span aria-hidden="true">″</span>}
      {isDito ? <VisuallyHidden>{texto}</VisuallyHidden> : texto}
    </span>
  );
}

/** The columns of the list of a customer's returns; `primeira` is the row on top. */
export const colunasOf = (
  { nome, cpfCnpjFormatado }: Pessoa,
  onContinuar: OnContinuar,
  primeira: Linha | undefined,
): readonly ListaColuna<Linha>[] => [
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
    width: 'minmax(84px, 132px)',
    cell: ({ dataDevolucao }) => (
      <>
        {formatDate(dataDevolucao)} <span className={css.hora}>{formatTime(dataDevolucao)}</span>
      </>
    ),
  },
  {
    id: 'cpfCnpj',
    header: 'CPF/CNPJ',
    width: '124px',
    cell: (linha) => <Igual texto={cpfCnpjFormatado} isDito={linha !== primeira} />,
  },
  {
    id: 'cliente',
    header: 'Cliente',
    width: 'minmax(110px, 1.4fr)',
    cell: (linha) => <Igual texto={nome} isDito={linha !== primeira} />,
  },
  { id: 'nota', header: 'Nota fiscal', width: '64px', cell: ({ numDocumento }) => numDocumento },
  { id: 'serie', header: 'Série', width: '36px', cell: ({ serieDocumento }) => serieDocumento },
  {
    id: 'total',
    header: 'Total',
    width: '96px',
    isNumeric: true,
    cell: ({ valorTotal }) => (
      <span className={valorTotal === 0 ? css.quieto : css.total}>{formatMoney(valorTotal)}</span>
    ),
  },
  {
    id: 'situacao',
    header: 'Situação',
    width: 'minmax(96px, 1.8fr)',
    cell: (linha) => (
      <span className={css.situacao}>
        <SituacaoMark linha={linha} />
        <Continuar linha={linha} onContinuar={onContinuar} />
      </span>
    ),
  },
  { id: 'origem', header: 'Origem', width: '124px', cell: ({ descOrigem }) => descOrigem },
];

/** A row as a card. All are of the customer being served, whose name stands above the list. */
export function DevolucaoCartao({ linha, onContinuar }: { linha: Linha; onContinuar: OnContinuar }) {
  return (
    <ListaCartao
      titulo={
        <>
          <Legenda {...linha} />
          <VisuallyHidden>Código </VisuallyHidden>
          <Codigo linha={linha} />
        </>
      }
      valor={formatMoney(linha.valorTotal)}
      situacao={<SituacaoMark linha={linha} />}
      acao={onContinuar && isPorContinuar(linha) && <Continuar linha={linha} onContinuar={onContinuar} />}
      fatos={[
        ['Data/hora', formatDateTime(linha.dataDevolucao), 'valor'],
        ['Nota fiscal', linha.numDocumento, 'nome'],
        ['Série', linha.serieDocumento],
        ['Origem', linha.descOrigem],
      ]}
    />
  );
}
