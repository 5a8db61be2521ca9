import type { Pendencia } from '#contract/documents/pendencia.ts';
import { formatBytes } from '#lib/format-bytes.ts';
import { formatDate, formatDateTime } from '#lib/format-date.ts';
import { formatDocument } from '#lib/format-document.ts';
import * as grid from '#parts/list/lista-grid.css.ts';
import type { ListaColuna } from '#parts/list/lista-grid.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './documentos.css.ts';
import { Situacao } from './situacao.tsx';

/** A request with its name in the list. */
export type Linha = Pendencia & { readonly key: string };

const documento = ({ cliente }: Linha) => formatDocument(cliente.pessoa.cpfCnpj);
const dataHora = ({ dataPendencia }: Linha) => formatDateTime(dataPendencia);
const resolvida = ({ dataResolucao }: Linha) =>
  typeof dataResolucao === 'string' ? `em\u00a0${formatDate(dataResolucao)}` : '';
/** Which request it is: 'Solicitação 46: PDF de 3 MB'. */
function qual({ idPendenciaDocumento, formato, tamanho }: Linha): string {
  const numero = idPendenciaDocumento === undefined ? '' : `Solicitação ${idPendenciaDocumento}`;
  const tipo = formato === undefined ? '' : formato.toUpperCase();
  const arquivo = tipo === '' || tamanho === undefined ? tipo : `${tipo} de ${formatBytes(tamanho)}`;
  return [numero, arquivo].filter(Boolean).join(': ');
}
const idOf = ({ situacao }: Linha) => situacao.idPendenciaDocumentoClienteSituacao;

/** A recipient, and, what tells the rows apart, which of its requests the row is. */
function Nome({ linha }: { linha: Linha }) {
  return (
    <span className={css.destinatario}>
      <span className={css.nome}>{linha.cliente.pessoa.nome}</span>
      {qual(linha) && <span className={css.forte}>{qual(linha)}</span>}
    </span>
  );
}

/** The situation, with the day of a resolved one under it. */
function Estado({ linha }: { linha: Linha }) {
  return (
    <span className={css.destinatario}>
      {linha.situacao.descricao}
      {resolvida(linha) && <span className={css.qual}>{resolvida(linha)}</span>}
    </span>
  );
}

/** The columns of the list. */
export const COLUNAS: readonly ListaColuna<Linha>[] = [
  {
    id: 'legenda',
    header: 'Legenda',
    width: '20px',
    isHeaderHidden: true,
    cell: (linha) => <Situacao id={idOf(linha)} />,
  },
  { id: 'cpfCnpj', header: 'CPF/CNPJ', width: '148px', cell: documento },
  {
    id: 'destinatario',
    header: 'Destinatário',
    width: 'minmax(224px, 5fr)',
    cell: (linha) => <Nome linha={linha} />,
  },
  // On an upright tablet the time stands under its day, so that every row has two lines.
  { id: 'dataHora', header: 'Data/hora', width: 'minmax(84px, 2fr)', cell: dataHora },
  {
    id: 'situacao',
    header: 'Situação',
    width: 'minmax(112px, 2fr)',
    cell: (linha) => <Estado linha={linha} />,
  },
  {
    id: 'origem',
    header: 'Origem',
    width: 'minmax(94px, 2fr)',
    cell: ({ origem }) => <span className={css.nome}>{origem.descricao}</span>,
  },
];

export type PendenciaCartaoProps = {
  linha: Linha;
  /** The customer being served, whose name stands above the list: a card names only another recipient. */
  idPessoaCliente: number;
};

/** A row as a card. */
export function PendenciaCartao({ linha, idPessoaCliente }: PendenciaCartaoProps) {
  const isDeOutro = linha.cliente.pessoa.idPessoa !== idPessoaCliente || qual(linha) === '';
  return (
    <>
      <div className={grid.cardHead}>
        <span className={css.cardName}>
          <Situacao id={idOf(linha)} />
          {isDeOutro ? <Nome linha={linha} /> : <span className={css.forte}>{qual(linha)}</span>}
        </span>
        <span>{linha.situacao.descricao}</span>
      </div>
      <div className={grid.facts}>
        {isDeOutro && (
          <span>
            <span className={grid.factName}>CPF/CNPJ</span>
            {documento(linha)}
          </span>
        )}
        <span>
          <VisuallyHidden>Data/hora </VisuallyHidden>
          {dataHora(linha)}
        </span>
        <span>{`via ${linha.origem.descricao}`}</span>
        {resolvida(linha) && <span className={css.qual}>{`resolvida ${resolvida(linha)}`}</span>}
      </div>
    </>
  );
}
