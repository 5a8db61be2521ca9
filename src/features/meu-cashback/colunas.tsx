import type { CashbackLancamento } from '#contract/customers/meu-cashback.ts';
import { codigoDe } from '#domain/catalogue/codigo.ts';
import { formatDateTime } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import * as grid from '#parts/list/lista-grid.css.ts';
import type { ListaColuna } from '#parts/list/lista-grid.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './meu-cashback.css.ts';
import { Marca } from './situacao.tsx';

/** An entry with its place in the list, which is its only name. */
export type Linha = CashbackLancamento & { readonly posicao: number };

const documento = ({ titulo }: Linha) => String(titulo?.numDocumento ?? titulo?.idTitulo ?? '–');
const codigo = ({ produto: { codigoErp, idProduto } }: Linha) =>
  idProduto === null ? '–' : codigoDe(codigoErp, idProduto);
const dataHora = ({ lancamento }: Linha) => formatDateTime(lancamento.dataHora);
const situacao = ({ meuCashbackSituacao }: Linha) => meuCashbackSituacao.descricaoMeuCashbackSituacao;

/** The columns of the list. */
export const COLUNAS: readonly ListaColuna<Linha>[] = [
  {
    id: 'marca',
    header: 'Legenda',
    width: '22px',
    isHeaderHidden: true,
    cell: (linha) => <Marca {...linha} />,
  },
  { id: 'documento', header: 'Núm.Doc.', width: '68px', cell: documento },
  {
    id: 'codigo',
    header: 'Código',
    // A code of 13 digits stays on one line on an upright tablet.
    width: '112px',
    cell: (linha) => <span className={css.historico}>{codigo(linha)}</span>,
  },
  {
    id: 'descricao',
    header: 'Descrição',
    width: 'minmax(200px, 5fr)',
    cell: ({ produto }) => <span className={css.historico}>{keepPack(produto.descProduto)}</span>,
  },
  { id: 'dataHora', header: 'Dt.Lan. Cashback', width: 'minmax(84px, 1fr)', cell: dataHora },
  { id: 'situacao', header: 'Situação', width: '84px', cell: situacao },
  {
    id: 'valor',
    header: 'Valor (R$)',
    width: '92px',
    isNumeric: true,
    cell: ({ lancamento }) => <span className={css.valor}>{formatMoney(lancamento.valor)}</span>,
  },
];

/** A row as a card. */
export function CashbackCartao({ linha }: { linha: Linha }) {
  return (
    <>
      <div className={grid.cardHead}>
        <span className={css.cardName}>
          <Marca {...linha} />
          <span className={css.historico}>{keepPack(linha.produto.descProduto)}</span>
        </span>
        <span className={css.valor}>
          <VisuallyHidden>Valor </VisuallyHidden>
          {formatMoney(linha.lancamento.valor)}
        </span>
      </div>
      <div className={css.fatos}>
        <span>{situacao(linha)}</span>
        <span>
          <VisuallyHidden>Dt.Lan. Cashback </VisuallyHidden>
          {dataHora(linha)}
        </span>
        <span className={css.nomes}>
          <span>
            <span className={grid.factName}>Núm.Doc.</span>
            {documento(linha)}
          </span>
          <span>
            <span className={grid.factName}>Código</span>
            {codigo(linha)}
          </span>
        </span>
      </div>
    </>
  );
}
