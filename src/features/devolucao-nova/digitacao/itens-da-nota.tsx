import { formatDate } from '#lib/format-date.ts';
import { formatCount, formatUnitPrice } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import * as grid from '#parts/list/lista-grid.css.ts';
import { type ListaColuna, ListaGrid } from '#parts/list/lista-grid.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import * as css from './digitacao.css.ts';
import { LOTE_DEVOLVIDO } from './item-erro.ts';
import { LoteCorrigido } from './lote-corrigido.tsx';
import type { Lote } from './lotes.ts';

const HEIGHT = { table: 60, card: 190 } as const;

const keyOf = ({ key }: Lote): string => key;
const validade = ({ dataVencimento }: Lote): string =>
  dataVencimento === null ? '–' : formatDate(dataVencimento);
const isEsgotado = ({ disponiveis }: Lote): boolean => disponiveis === 0;

const forte = (lote: Lote) => (lote.isMarcado ? css.marcado : undefined);

function Produto({ lote }: { lote: Lote }) {
  return (
    <>
      <span className={classNames(css.produto, forte(lote))}>{keepPack(lote.descProduto)}</span>
      <LoteCorrigido lote={lote} />
      <span className={css.sinais}>
        {lote.refrigerado && <Badge tone="sync">Refrigerado</Badge>}
        {lote.controlado && <Badge tone="caution">Controlado</Badge>}
        {lote.nesta !== null && (
          <Badge tone="brand">{`Nesta devolução: ${formatCount(lote.nesta.quantidade)}`}</Badge>
        )}
        {isEsgotado(lote) && <Badge>Devolvido</Badge>}
      </span>
    </>
  );
}

function Inserir({ lote, onInserir }: { lote: Lote; onInserir: (lote: Lote) => void }) {
  const label = lote.nesta === null ? 'Inserir' : 'Editar';
  return (
    <Button
      size="sm"
      aria-label={`${label} ${lote.descProduto}, lote ${lote.lote}`}
      onPress={() => onInserir(lote)}
    >
      {label}
    </Button>
  );
}

type Textos = Pick<ListaColuna<Lote>, 'id' | 'header' | 'width' | 'isNumeric'> & {
  text: (lote: Lote) => string;
};

const TEXTOS: readonly Textos[] = [
  { id: 'lote', header: 'Lote', width: '108px', text: ({ lote }) => lote },
  { id: 'validade', header: 'Validade', width: '84px', text: validade },
  {
    id: 'unidades',
    header: 'Unidades',
    width: '76px',
    isNumeric: true,
    text: ({ unidades }) => formatCount(unidades),
  },
  {
    id: 'devolvidas',
    header: 'Devolvidas',
    width: '84px',
    isNumeric: true,
    text: ({ devolvidas }) => formatCount(devolvidas),
  },
  {
    id: 'restam',
    header: 'Restam',
    width: '68px',
    isNumeric: true,
    text: ({ restam }) => formatCount(restam),
  },
  {
    id: 'unitario',
    header: 'Valor unitário',
    width: '104px',
    isNumeric: true,
    text: ({ valorUnitario }) => formatUnitPrice(valorUnitario),
  },
];

export type ItensDaNotaListaProps = {
  lotes: readonly Lote[];
  onInserir: (lote: Lote) => void;
  question: string;
  onLeaveTop: () => void;
};

/** 'Itens da nota': the lots of the invoice. Those with returned units are bold, those that are all returned out of use. */
export function ItensDaNotaLista({ lotes, question, onLeaveTop, ...props }: ItensDaNotaListaProps) {
  const inserir = (lote: Lote) => {
    if (isEsgotado(lote)) void showMessage({ kind: 'alert', text: LOTE_DEVOLVIDO });
    else props.onInserir(lote);
  };
  const colunas: ListaColuna<Lote>[] = [
    {
      id: 'produto',
      header: 'Produto',
      width: 'minmax(160px, 1fr)',
      cell: (lote) => <Produto lote={lote} />,
    },
    ...TEXTOS.map(({ text, ...coluna }) => ({
      ...coluna,
      cell: (lote: Lote) => <span className={forte(lote)}>{text(lote)}</span>,
    })),
    {
      id: 'ato',
      header: 'Ações',
      isHeaderHidden: true,
      width: '92px',
      cell: (lote) => (
        <span className={css.botoes} data-print="hide">
          <Inserir lote={lote} onInserir={inserir} />
        </span>
      ),
    },
  ];
  return (
    <ListaGrid
      label="Itens da nota"
      rows={lotes}
      rowKey={keyOf}
      columns={colunas}
      card={(lote) => (
        <>
          <Produto lote={lote} />
          <span className={grid.facts}>
            {TEXTOS.map(({ id, header, text }) => (
              <span key={id}>
                <span className={grid.factName}>{header}</span>
                <span className={forte(lote)}>{text(lote)}</span>
              </span>
            ))}
          </span>
          <span className={css.cardActs} data-print="hide">
            <Inserir lote={lote} onInserir={inserir} />
          </span>
        </>
      )}
      height={HEIGHT}
      tableFrom="icons"
      isDisabled={isEsgotado}
      onOpen={inserir}
      question={question}
      onLeaveTop={onLeaveTop}
    />
  );
}
