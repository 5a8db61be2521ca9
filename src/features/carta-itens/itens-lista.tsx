import { formatCount, formatMoney, formatUnitPrice } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import * as grid from '#parts/list/lista-grid.css.ts';
import { type ListaColuna, ListaGrid } from '#parts/list/lista-grid.tsx';
import type { Marcadas } from '#parts/list/use-marcadas.ts';
import * as css from './carta-itens.css.ts';
import { anteriorText, correcaoText, type Linha, linhaNome } from './itens.ts';

const HEIGHT = { table: 56, card: 120 } as const;

export const keyOf = ({ key }: Linha): string => key;

function Produto({ linha: { grupo, corrigido } }: { linha: Linha }) {
  const { descProduto } = grupo.produto;
  if (corrigido === null) return <span className={css.produto}>{keepPack(descProduto)}</span>;
  return (
    <span className={css.abaixo}>
      <span aria-hidden="true">↳</span>
      {keepPack(descProduto)}
    </span>
  );
}

function NovoLote({ linha: { grupo, corrigido } }: { linha: Linha }) {
  if (corrigido !== null) return <span className={css.novo}>{corrigido.lote}</span>;
  return (
    <>
      <span className={css.frase}>{correcaoText(grupo)}</span>
      {grupo.anteriores.map((one) => (
        <span key={`${one.idCartaCorrecao}:${one.lote}`} className={css.frase}>
          {anteriorText(one)}
        </span>
      ))}
    </>
  );
}

const loteOriginal = ({ grupo }: Linha): string => grupo.lote;
const doLote = ({ grupo, corrigido }: Linha): string =>
  corrigido === null ? formatCount(grupo.quantidade) : '';
const corrigidas = ({ corrigido }: Linha): string =>
  corrigido === null ? '' : formatCount(corrigido.quantidade);
const unitario = ({ grupo }: Linha): string => formatUnitPrice(grupo.valorUnitario);
const total = ({ grupo, corrigido }: Linha): string =>
  formatMoney(corrigido === null ? grupo.valorTotal : corrigido.valorTotal);

const COLUNAS: readonly ListaColuna<Linha>[] = [
  {
    id: 'produto',
    header: 'Produto',
    width: 'minmax(150px, 2fr)',
    cell: (linha) => <Produto linha={linha} />,
  },
  { id: 'lote', header: 'Lote original', width: 'minmax(88px, 0.8fr)', cell: loteOriginal },
  { id: 'unidades', header: 'Un. do lote', width: '60px', isNumeric: true, cell: doLote },
  {
    id: 'novo',
    header: 'Novo lote',
    width: 'minmax(130px, 1.4fr)',
    cell: (linha) => <NovoLote linha={linha} />,
  },
  { id: 'corrigidas', header: 'Un. corrigidas', width: '76px', isNumeric: true, cell: corrigidas },
  { id: 'unitario', header: 'Valor unitário', width: '92px', isNumeric: true, cell: unitario },
  { id: 'total', header: 'Valor total', width: '100px', isNumeric: true, cell: total },
];

function Cartao({ linha }: { linha: Linha }) {
  const fatos = [
    ['Lote original', loteOriginal(linha)],
    ['Un. do lote', doLote(linha)],
    ['Un. corrigidas', corrigidas(linha)],
    ['Valor unitário', unitario(linha)],
    ['Valor total', total(linha)],
  ];
  return (
    <>
      <Produto linha={linha} />
      <div className={grid.facts}>
        {fatos
          .filter(([, texto]) => texto !== '')
          .map(([nome, texto]) => (
            <span key={nome}>
              <span className={grid.factName}>{nome}</span>
              {texto}
            </span>
          ))}
        <span>
          {linha.corrigido !== null && <span className={grid.factName}>Novo lote</span>}
          <NovoLote linha={linha} />
        </span>
      </div>
    </>
  );
}

export type ItensListaProps = {
  linhas: readonly Linha[];
  question: string;
  onLeaveTop: () => void;
  /** Without it the rows are for reading. */
  marcadas?: Marcadas<Linha>;
  onOpen?: (linha: Linha) => void;
  onDelete?: (linha: Linha) => void;
};

/** The lots of a letter's invoice and what they are corrected to. */
export function ItensLista({ linhas, ...props }: ItensListaProps) {
  return (
    <>
      <ListaGrid
        {...props}
        label="Itens da carta de correção"
        rows={linhas}
        rowKey={keyOf}
        rowName={linhaNome}
        columns={COLUNAS}
        card={(linha) => <Cartao linha={linha} />}
        height={HEIGHT}
        tableFrom="icons"
      />
      <p className={css.nota}>O valor total tem o desconto e a ST da nota fiscal.</p>
    </>
  );
}
