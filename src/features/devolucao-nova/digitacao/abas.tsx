import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ItemVisto } from '#domain/returns/fold.ts';
import { formatAge } from '#lib/format-age.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { useNow } from '#parts/device/use-now.ts';
import { FalhaNotice } from '#parts/failure/falha-notice.tsx';
import { ListaLendo } from '#parts/list/lista-lendo.tsx';
import { ListaPapel } from '#parts/list/lista-papel.tsx';
import { Button } from '#ui/button.tsx';
import { SearchField } from '#ui/form/search-field.tsx';
import { isFocusFree } from '#ui/is-focus-free.ts';
import { EmptyState } from '#ui/screen-state.tsx';
import { Tabs } from '#ui/tabs.tsx';
import * as css from './digitacao.css.ts';
import { ItensDaDevolucao } from './itens-da-devolucao.tsx';
import { ItensDaNotaLista } from './itens-da-nota.tsx';
import { filterByTexto, type Lote } from './lotes.ts';
import type { ItensDaNota } from './use-itens-da-nota.ts';

export const SEM_ITENS =
  'Sem sinal: os itens desta nota não estão neste aparelho e aparecem quando o sinal voltar.';

const NADA = (
  <EmptyState title="Nenhum item encontrado." text="Mude o texto da procura para ver outros itens." />
);

export type AbasProps = {
  aqui: DevolucaoAqui;
  itensDaNota: ItensDaNota;
  /** Null while the invoice's lots are not known. */
  lotes: readonly Lote[] | null;
  onInserir: (lote: Lote) => void;
  onEditar: (item: ItemVisto) => void;
  onExcluir: (item: ItemVisto) => void;
  onLeaveTop: () => void;
};

/** The two lists of the entry, each with its own filter. */
export function Abas(props: AbasProps) {
  const [filtros, setFiltros] = useState({ nota: '', devolucao: '' });
  const filtro = (name: keyof typeof filtros) => (
    <div data-print="hide">
      <SearchField
        label="Procurar por descrição"
        isCompact
        value={filtros[name]}
        onChange={(text) => setFiltros({ ...filtros, [name]: text })}
      />
    </div>
  );
  return (
    <Tabs
      label="Itens"
      tabs={[
        {
          id: 'nota',
          title: 'Itens da nota',
          content: <DaNota {...props} filtro={filtros.nota} campo={filtro('nota')} />,
        },
        {
          id: 'devolucao',
          title: 'Itens da devolução',
          content: <DaDevolucao {...props} filtro={filtros.devolucao} campo={filtro('devolucao')} />,
        },
      ]}
    />
  );
}

/** The limits of a printed list. */
const recorteOf = (lista: string, filtro: string): string[] =>
  filtro.trim() === '' ? [lista] : [lista, `Descrição: ${filtro.trim()}`];

type AbaProps = AbasProps & { filtro: string; campo: ReactNode };

function DaNota({ aqui, itensDaNota, lotes, filtro, campo, onInserir, onLeaveTop }: AbaProps) {
  const now = useNow();
  const { falha, isLendo, reler, at } = itensDaNota;
  if (lotes === null) {
    if (falha === null) return <ListaLendo oQue="os itens da nota" />;
    return (
      <FalhaNotice
        falha={falha}
        semDetalhe="Houve um erro ao realizar a consulta."
        semResposta={SEM_ITENS}
        action={
          <Button size="sm" isPending={isLendo} onPress={reler}>
            Tentar novamente
          </Button>
        }
      />
    );
  }
  if (lotes.length === 0) {
    return (
      <EmptyState
        title="Nenhum item encontrado."
        text="Esta nota fiscal não tem itens que possam ser devolvidos."
      />
    );
  }
  const rows = filterByTexto(lotes, filtro);
  return (
    <div className={css.lista}>
      {campo}
      <ListaPapel linhas={rows.length} at={at} recorte={recorteOf('Itens da nota', filtro)} />
      {at !== null && (
        <p className={css.age} data-print="hide">{`Itens da nota atualizados ${formatAge(now - at)}`}</p>
      )}
      {rows.length === 0 ? (
        NADA
      ) : (
        <ItensDaNotaLista
          lotes={rows}
          onInserir={onInserir}
          question={`digitacao:${aqui.devolucao}:nota:${filtro}`}
          onLeaveTop={onLeaveTop}
        />
      )}
    </div>
  );
}

/** Focuses the open tab once a removed row took the focus along. */
function useFocusAfterRemoval(rows: number): void {
  const before = useRef(rows);
  useEffect(() => {
    if (rows < before.current && isFocusFree())
      document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
    before.current = rows;
  }, [rows]);
}

function DaDevolucao({ aqui, lotes, filtro, campo, onEditar, onExcluir, onLeaveTop }: AbaProps) {
  const { itens } = aqui;
  useFocusAfterRemoval(itens.length);
  if (itens.length === 0) {
    return (
      <EmptyState
        title="Nenhum item na devolução."
        text="Em Itens da nota, escolha os lotes que voltam e diga quantas unidades e por quê."
      />
    );
  }
  const rows = filterByTexto(itens, filtro);
  return (
    <div className={css.lista}>
      {campo}
      <ListaPapel linhas={rows.length} at={null} recorte={recorteOf('Itens da devolução', filtro)} />
      {rows.length === 0 ? (
        NADA
      ) : (
        <ItensDaDevolucao
          itens={rows}
          lotes={lotes ?? []}
          onEditar={onEditar}
          onExcluir={onExcluir}
          question={`digitacao:${aqui.devolucao}:devolucao:${filtro}`}
          onLeaveTop={onLeaveTop}
        />
      )}
    </div>
  );
}
