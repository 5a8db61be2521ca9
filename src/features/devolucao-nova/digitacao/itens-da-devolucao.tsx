import type { ItemVisto } from '#domain/returns/fold.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatCount, formatMoney } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import * as grid from '#parts/list/lista-grid.css.ts';
import { type ListaColuna, ListaGrid } from '#parts/list/lista-grid.tsx';
import { Button } from '#ui/button.tsx';
import * as css from './digitacao.css.ts';
import { LoteCorrigido } from './lote-corrigido.tsx';
import { type Lote, loteKey } from './lotes.ts';

const HEIGHT = { table: 60, card: 176 } as const;

type Textos = Pick<ListaColuna<ItemVisto>, 'id' | 'header' | 'width' | 'isNumeric'> & {
  text: (item: ItemVisto) => string;
};

const TEXTOS: readonly Textos[] = [
  { id: 'lote', header: 'Lote', width: '108px', text: ({ lote }) => lote },
  {
    id: 'validade',
    header: 'Validade',
    width: '84px',
    text: ({ dataVencimento }) => (dataVencimento === null ? '–' : formatDate(dataVencimento)),
  },
  {
    id: 'quantidade',
    header: 'Quantidade',
    width: '84px',
    isNumeric: true,
    text: ({ quantidade }) => formatCount(quantidade),
  },
  {
    id: 'motivo',
    header: 'Motivo',
    width: 'minmax(120px, 1fr)',
    text: ({ descDevolucaoMotivo }) => descDevolucaoMotivo,
  },
  {
    id: 'valor',
    header: 'Valor',
    width: '104px',
    isNumeric: true,
    text: ({ valor }) => formatMoney(valor),
  },
];

export type ItensDaDevolucaoProps = {
  itens: readonly ItemVisto[];
  /** The invoice's lots; empty while they are not known. */
  lotes: readonly Lote[];
  onEditar: (item: ItemVisto) => void;
  onExcluir: (item: ItemVisto) => void;
  question: string;
  onLeaveTop: () => void;
};

/** 'Itens da devolução': the lots that go back. Enter edits one, Delete asks to remove it. */
export function ItensDaDevolucao(props: ItensDaDevolucaoProps) {
  const { itens, onEditar, onExcluir } = props;
  const botoes = (item: ItemVisto) => {
    const nome = `${item.descProduto}, lote ${item.lote}`;
    return (
      <>
        <Button size="sm" aria-label={`Editar ${nome}`} onPress={() => onEditar(item)}>
          Editar
        </Button>
        <Button size="sm" aria-label={`Excluir ${nome}`} onPress={() => onExcluir(item)}>
          Excluir
        </Button>
      </>
    );
  };
  const produto = (item: ItemVisto) => (
    <>
      <span className={css.produto}>{keepPack(item.descProduto)}</span>
      <LoteCorrigido lote={props.lotes.find(({ key }) => key === loteKey(item))} />
    </>
  );
  const colunas: ListaColuna<ItemVisto>[] = [
    { id: 'produto', header: 'Produto', width: 'minmax(160px, 2fr)', cell: produto },
    ...TEXTOS.map(({ text, ...coluna }) => ({ ...coluna, cell: text })),
    {
      id: 'atos',
      header: 'Ações',
      isHeaderHidden: true,
      width: '180px',
      cell: (item) => (
        <span className={css.botoes} data-print="hide">
          {botoes(item)}
        </span>
      ),
    },
  ];
  return (
    <ListaGrid
      label="Itens da devolução"
      rows={itens}
      rowKey={loteKey}
      columns={colunas}
      card={(item) => (
        <>
          {produto(item)}
          <span className={grid.facts}>
            {TEXTOS.map(({ id, header, text }) => (
              <span key={id}>
                <span className={grid.factName}>{header}</span>
                {text(item)}
              </span>
            ))}
          </span>
          <span className={css.cardActs} data-print="hide">
            {botoes(item)}
          </span>
        </>
      )}
      height={HEIGHT}
      tableFrom="icons"
      onOpen={onEditar}
      onDelete={onExcluir}
      question={props.question}
      onLeaveTop={props.onLeaveTop}
    />
  );
}
