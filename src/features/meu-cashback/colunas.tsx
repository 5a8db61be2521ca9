import type { CashbackLancamento } from '#contract/customers/meu-cashback.ts';
import { codigoDe } from '#domain/catalogue/codigo.ts';
import { formatDateTime } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import * as grid from '#parts/list/lista-grid.css.ts';
import type { ListaColuna } from '#parts/list/lista-grid.tsx';
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
  { id: 'documento', header: 'Núm.Doc.', width: '80px', cell: documento },
  {
    id: 'codigo',
    header: 'Código',
    // A code of 13 digits stays on one line on an upright tablet.
    width: 'minmax(120px, 1fr)',
    cell: (linha) => <span className={css.historico}>{codigo(linha)}</span>,
  },
  {
    id: 'descricao',
    header: 'Descrição',
    width: 'minmax(140px, 3fr)',
    cell: ({ produto }) => <span className={css.historico}>{keepPack(produto.descProduto)}</span>,
  },
  { id: 'dataHora', header: 'Dt.Lan. Cashback', width: '128px', cell: dataHora },
  { id: 'situacao', header: 'Situação', width: 'minmax(76px, 1fr)', cell: situacao },
  {
    id: 'valor',
    header: 'Valor (R$)',
    width: '100px',
    isNumeric: true,
    cell: ({ lancamento }) => <span className={css.valor}>{formatMoney(lancamento.valor)}</span>,
  },
];

/** A row as a card. */
export function CashbackCartao({ linha }: { linha: Linha }) {
  const fatos = [
    ['Situação', situacao(linha)],
    ['Núm.Doc.', documento(linha)],
    ['Código', codigo(linha)],
    ['Dt.Lan. Cashback', dataHora(linha)],
  ];
  return (
    <>
      <div className={grid.cardHead}>
        <span className={css.cardName}>
          <Marca {...linha} />
          <span className={css.historico}>{keepPack(linha.produto.descProduto)}</span>
        </span>
        <span>
          <span className={grid.factName}>Valor</span>
          <span className={css.valor}>{formatMoney(linha.lancamento.valor)}</span>
        </span>
      </div>
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
