import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { formatCount, formatMoney, formatUnitPrice } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import * as grid from '#parts/list/lista-grid.css.ts';
import { type ListaColuna, ListaGrid } from '#parts/list/lista-grid.tsx';
import { Button } from '#ui/button.tsx';
import * as css from './carta-itens.css.ts';
import { anteriorText, correcaoText, type Linha, linhaNome, resumoText } from './itens.ts';

const ICON = { size: 16, 'aria-hidden': true } as const;

const HEIGHT = { table: 56, card: 120 } as const;

const keyOf = ({ key }: Linha): string => key;

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

/** The acts on a row. */
export type ItemAtos = {
  inserir: (linha: Linha) => void;
  alterar: (linha: Linha) => void;
  excluir: (linha: Linha) => void;
};

/** The acts on a row: an original lot gets a new lot; a corrected one is altered or deleted. */
function Atos({ linha, atos }: { linha: Linha; atos: ItemAtos }) {
  const nome = linhaNome(linha);
  if (linha.corrigido === null)
    return (
      <Button
        size="sm"
        icon={<Plus {...ICON} />}
        aria-label={`Inserir ${nome}`}
        isMuted={linha.grupo.restante === 0}
        onPress={() => atos.inserir(linha)}
      >
        Inserir
      </Button>
    );
  return (
    <span className={css.atos}>
      <Button
        size="sm"
        icon={<Pencil {...ICON} />}
        aria-label={`Alterar ${nome}`}
        onPress={() => atos.alterar(linha)}
      >
        Alterar
      </Button>
      <Button
        size="sm"
        icon={<Trash2 {...ICON} />}
        aria-label={`Excluir ${nome}`}
        onPress={() => atos.excluir(linha)}
      >
        Excluir
      </Button>
    </span>
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

const colunasOf = (atos: ItemAtos | undefined): readonly ListaColuna<Linha>[] =>
  atos
    ? [
        ...COLUNAS,
        {
          id: 'atos',
          header: 'Ações',
          isHeaderHidden: true,
          width: '212px',
          cell: (linha) => (
            <span className={css.noFim}>
              <Atos linha={linha} atos={atos} />
            </span>
          ),
        },
      ]
    : COLUNAS;

function Cartao({ linha, atos }: { linha: Linha; atos: ItemAtos | undefined }) {
  if (linha.corrigido !== null) {
    return (
      <div className={css.fim}>
        <span className={css.abaixo}>
          <span aria-hidden="true">↳</span>
          <span>
            Novo lote <NovoLote linha={linha} /> · {corrigidas(linha)} un.
          </span>
        </span>
        {atos && <Atos linha={linha} atos={atos} />}
      </div>
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
        {atos && <Atos linha={linha} atos={atos} />}
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
  /** Without them the rows are for reading. */
  atos?: ItemAtos;
};

/** The lots of a letter's invoice and what they are corrected to. */
export function ItensLista({ linhas, dica, atos, ...props }: ItensListaProps) {
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
        {...(atos && {
          onOpen: (linha: Linha) => (linha.corrigido === null ? atos.inserir(linha) : atos.alterar(linha)),
          onDelete: atos.excluir,
        })}
        label="Itens da carta de correção"
        rows={linhas}
        rowKey={keyOf}
        rowName={linhaNome}
        columns={colunasOf(atos)}
        card={(linha) => <Cartao linha={linha} atos={atos} />}
        height={HEIGHT}
        tableFrom="longIcons"
      />
      <p className={css.frase}>O valor total tem o desconto e a ST da nota fiscal.</p>
    </section>
  );
}
