import { formatCount, formatMoney, formatUnitPrice } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import * as grid from '#parts/list/lista-grid.css.ts';
import { type ListaColuna, ListaGrid } from '#parts/list/lista-grid.tsx';
import type { Marcadas } from '#parts/list/use-marcadas.ts';
import { Button } from '#ui/button.tsx';
import * as css from './carta-itens.css.ts';
import { anteriorText, correcaoText, type Linha, linhaNome, resumoText } from './itens.ts';

const HEIGHT = { table: 56, card: 120 } as const;

export const keyOf = ({ key }: Linha): string => key;

function Produto({ linha: { grupo, corrigido } }: { linha: Linha }) {
  const { descProduto } = grupo.produto;
  if (corrigido === null) return <span className={css.produto}>{keepPack(descProduto)}</span>;
  // The product and its values stand once, in the row of the original lot.
  return (
    <span className={css.abaixo}>
      <span aria-hidden="true">↳</span>
      Corrigido para
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

const loteOriginal = ({ grupo, corrigido }: Linha): string => (corrigido === null ? grupo.lote : '');
const doLote = ({ grupo, corrigido }: Linha): string =>
  corrigido === null ? formatCount(grupo.quantidade) : '';
const corrigidas = ({ corrigido }: Linha): string =>
  corrigido === null ? '' : formatCount(corrigido.quantidade);
const unitario = ({ grupo, corrigido }: Linha): string =>
  corrigido === null ? formatUnitPrice(grupo.valorUnitario) : '';
const total = ({ grupo, corrigido }: Linha): string =>
  corrigido === null ? formatMoney(grupo.valorTotal) : '';

/** Corrects a lot from its own row; nothing where all its units are corrected. */
function Corrigir({ linha, onCorrigir }: { linha: Linha; onCorrigir: (linha: Linha) => void }) {
  if (linha.corrigido !== null || linha.grupo.restante === 0) return null;
  return (
    <Button size="sm" aria-label={`Corrigir ${linhaNome(linha)}`} onPress={() => onCorrigir(linha)}>
      Corrigir
    </Button>
  );
}

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

const colunasOf = (onCorrigir: ItensListaProps['onOpen']): readonly ListaColuna<Linha>[] =>
  onCorrigir
    ? [
        ...COLUNAS,
        {
          id: 'corrigir',
          header: 'Corrigir',
          isHeaderHidden: true,
          width: '84px',
          cell: (linha) => <Corrigir linha={linha} onCorrigir={onCorrigir} />,
        },
      ]
    : COLUNAS;

function Cartao({ linha, onCorrigir }: { linha: Linha; onCorrigir: ItensListaProps['onOpen'] }) {
  if (linha.corrigido !== null) {
    return (
      <span className={css.abaixo}>
        <span aria-hidden="true">↳</span>
        <span>
          Novo lote <NovoLote linha={linha} /> · {corrigidas(linha)} un.
        </span>
      </span>
    );
  }
  const fatos = [
    ['Lote original', loteOriginal(linha)],
    ['Un. do lote', doLote(linha)],
    ['Valor unitário', unitario(linha)],
    ['Valor total', total(linha)],
  ];
  return (
    <>
      <Produto linha={linha} />
      <div className={grid.facts}>
        {fatos.map(([nome, texto]) => (
          <span key={nome}>
            <span className={grid.factName}>{nome}</span>
            {texto}
          </span>
        ))}
      </div>
      <div className={css.fim}>
        <span>
          <NovoLote linha={linha} />
        </span>
        {onCorrigir && <Corrigir linha={linha} onCorrigir={onCorrigir} />}
      </div>
    </>
  );
}

export type ItensListaProps = {
  linhas: readonly Linha[];
  /** The next step, under the count of the lots. */
  dica?: string;
  question: string;
  onLeaveTop: () => void;
  /** Without it the rows are for reading. */
  marcadas?: Marcadas<Linha>;
  onOpen?: (linha: Linha) => void;
  onDelete?: (linha: Linha) => void;
};

/** The lots of a letter's invoice and what they are corrected to. */
export function ItensLista({ linhas, dica, ...props }: ItensListaProps) {
  const grupos = linhas.filter(({ corrigido }) => corrigido === null).map(({ grupo }) => grupo);
  return (
    <section className={css.lotes} aria-label="Lotes da nota fiscal">
      <div>
        <h2 className={css.titulo}>Lotes da nota fiscal</h2>
        <p className={css.frase}>
          {resumoText(grupos)}
          {dica && ` ${dica}`}
        </p>
      </div>
      <ListaGrid
        {...props}
        label="Itens da carta de correção"
        rows={linhas}
        rowKey={keyOf}
        rowName={linhaNome}
        columns={colunasOf(props.onOpen)}
        card={(linha) => <Cartao linha={linha} onCorrigir={props.onOpen} />}
        height={HEIGHT}
        tableFrom="icons"
      />
      <p className={css.frase}>O valor total tem o desconto e a ST da nota fiscal.</p>
    </section>
  );
}
