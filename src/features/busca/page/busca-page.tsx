import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { FilterChips } from '#features/busca/filter/filter-chips.tsx';
import type { FilterDrawerProps } from '#features/busca/filter/filter-drawer.tsx';
import {
  type Chip,
  chipsOf,
  type Opcoes,
  type Promocao,
  SEM_FILTROS,
  withSem,
} from '#features/busca/filter/filtros.ts';
import { Toolbar } from '#features/busca/filter/toolbar.tsx';
import type { ResultPages } from '#features/busca/list/result-pages.ts';
import { useMay } from '#parts/device/use-may.ts';
import { useSpokenText } from '#parts/device/use-spoken-text.ts';
import { hasCompartilhado } from '#parts/dialogs/compartilhado.ts';
import { openHotsite } from '#parts/dialogs/hotsite-state.ts';
import { useShiftF } from '#parts/dialogs/use-page-keys.ts';
import { useOwnScrollRestoration } from '#parts/list/use-own-scroll.ts';
import { type Busca, type IdModoExibicao, type IdModoOrdenacao, toPes } from '#routes.ts';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/notice.tsx';
import { EmptyState } from '#ui/screen-state.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { BackToTop } from './back-to-top.tsx';
import * as css from './busca.css.ts';
import { BuscaField } from './busca-field.tsx';
import * as pageCss from './page.css.ts';
import { totalText } from './total-text.ts';
import type { BuscaAddress } from './use-busca.ts';
import { useFollowAnswer } from './use-follow-answer.ts';
import { isTyping, useNewVisit, type Ways } from './use-page-life.ts';
import { useTexto } from './use-texto.ts';

/** The search without results, and the change that takes a filter off it. */
export type SaidasProps = {
  query: string;
  busca: Busca;
  chips: readonly Chip[];
  onRemove: (part: Partial<Busca>) => void;
};

/** Dialogs of other parts of the app, each in its own chunk; an absent one has no button. */
export type BuscaParts = {
  Filtros: ComponentType<FilterDrawerProps>;
  Importacao?: ComponentType<{ onClose: () => void }>;
  Exportacao?: ComponentType<{ onClose: () => void; busca: Busca; total: number }>;
  /** Ways on from a search without results. */
  Saidas?: ComponentType<SaidasProps>;
  /** The store's banners at the end of the page. */
  Banners?: ComponentType;
};

/** The screen's properties, for a signed-in user and for a visitor. */
export type BuscaScreenProps = {
  parts: BuscaParts;
  /** The page about shortcuts behind the help button, which is absent without it. */
  idHotsiteAjuda?: number | undefined;
};

export type BuscaPageProps = BuscaScreenProps & {
  address: BuscaAddress;
  /** The address as it counts for this user, with their own order and display mode as defaults. */
  shown: Busca & { ord: IdModoOrdenacao; exi: IdModoExibicao };
  found: { results: ResultPages | null; isCurrent: boolean };
  isLoggedIn: boolean;
  canExport: boolean;
  /** The name of the active promotion. */
  promocao: string | null;
  /** The name of the condition in the address, even if the customer does not have it. */
  condicao: string | null;
  opcoes: Opcoes;
  /** The customer's promotions; absent for a visitor. */
  promocoes?: readonly Promocao[];
  /** The meaning of the list's colours, at length and behind a button; null where the colours have none. */
  legend: { whole: ReactNode; folded: ReactNode } | null;
  /** The date of the prices. */
  age: string | null;
  onOrdem: (ordem: IdModoOrdenacao) => void;
  onExibicao: (exibicao: IdModoExibicao) => void;
  /** Tells whether the groups' members are needed. */
  onFiltering: (isFiltering: boolean) => void;
  /** Above the list: notices to be read first. */
  notices: ReactNode;
  /** Replaces the list that cannot be shown, or not yet. */
  instead: ReactNode;
  ways: Ways;
  list: ReactNode;
};

type Open = 'import' | 'export' | null;

/** The search page for a user or a visitor: field, title, tools, filters and the list. */
export function BuscaPage(props: BuscaPageProps) {
  const { address, shown, found, isLoggedIn, parts, instead } = props;
  const { change } = address;
  const { results, isCurrent } = found;
  useOwnScrollRestoration();
  const texto = useTexto(address);
  const { field, focusFirst, goToField } = props.ways;
  const [drawer, setDrawer] = useState<'closed' | 'open' | 'leaving'>('closed');
  const [dialog, setDialog] = useState<Open>(hasCompartilhado() ? 'import' : null);

  const query = texto.text.trim();
  const total = instead === null ? (results?.total ?? null) : null;
  const isEmpty = total === 0;
  useSpokenText(total === null ? null : totalText(total));

  // A visit without a text comes to type one; one from another search field goes on into the list.
  const isBlank = query === '' && chipsOf(shown, {}, null).length === 0;
  const cameBlank = useRef(isBlank);
  const [cameTyping] = useState(() => isTyping(history.state));
  useEffect(() => {
    if (cameBlank.current || cameTyping) field.current?.focus({ preventScroll: true });
    // A reload or Back comes to read.
    if (cameTyping) history.replaceState({ ...history.state, typing: false }, '');
  }, [field, cameTyping]);

  const isAnswered = isCurrent && toPes(texto.text) === address.busca.pes;
  const follow = useFollowAnswer(isAnswered ? results : null, focusFirst, cameTyping);

  useNewVisit(goToField);

  const { onFiltering } = props;
  const setFiltering = (isFiltering: boolean) => {
    setDrawer(isFiltering ? 'open' : 'leaving');
    if (isFiltering) onFiltering(true);
  };
  useShiftF(() => {
    const isUnderDialog = document.querySelector('dialog[open]') !== null;
    if (drawer === 'open') setFiltering(false);
    else if (!isUnderDialog) setFiltering(true);
  });

  const legend = isEmpty ? null : props.legend;
  const opcoes = useMemo(() => withSem(props.opcoes), [props.opcoes]);
  const chips = chipsOf(shown, opcoes, props.condicao);
  const { Filtros, Importacao, Exportacao, Saidas, Banners } = parts;
  const { idHotsiteAjuda } = props;
  const close = () => setDialog(null);
  const mayImport = useMay('act');
  return (
    <div className={css.screen}>
      <BuscaField texto={texto} ways={props.ways} onTyping={follow.stay} onEnter={follow.enter} />
      <div className={css.head}>
        <h1 className={css.title}>
          {query === '' ? (
            (props.promocao ?? 'Todos os produtos')
          ) : (
            <>
              Resultados da Busca por <span className={css.searched}>{query}</span>
            </>
          )}
        </h1>
        {total !== null && <span className={css.count}>{totalText(total)}</span>}
        {props.age !== null && !isEmpty && <span className={css.age}>{props.age}</span>}
      </div>
      <Toolbar
        isLoggedIn={isLoggedIn}
        chosen={chips.length}
        isFiltering={drawer === 'open'}
        onFilter={() => setFiltering(drawer !== 'open')}
        onImport={Importacao && mayImport ? () => setDialog('import') : undefined}
        onExport={Exportacao && props.canExport ? () => setDialog('export') : undefined}
        onHelp={idHotsiteAjuda === undefined ? undefined : () => openHotsite(idHotsiteAjuda)}
        onRegularPrices={isLoggedIn && shown.con !== null ? () => change({ con: null }, 'step') : undefined}
        legend={legend?.folded}
        ordem={shown.ord}
        onOrdem={props.onOrdem}
        exibicao={shown.exi}
        onExibicao={props.onExibicao}
      />
      {(chips.length > 0 || legend) && (
        <div className={classNames(pageCss.under, chips.length === 0 && pageCss.onlyLegend)}>
          {chips.length > 0 && (
            <div className={pageCss.chips} data-print="hide">
              <FilterChips
                chips={chips}
                label="Filtros da busca"
                onRemove={(chip) => change(chip.without, 'step')}
                onClear={() => change(SEM_FILTROS, 'step')}
              />
            </div>
          )}
          {legend?.whole}
        </div>
      )}
      {props.notices}
      {results?.mistyped && instead === null && (
        <Notice tone="brand">{`Nada com "${results.query}". Mostrando o mais parecido.`}</Notice>
      )}
      {instead}
      {instead === null && isEmpty && (
        <>
          <EmptyState
            picture={null}
            title="NENHUM REGISTRO"
            text="Tente outra palavra no campo de busca, ou o EAN."
          />
          {Saidas && (
            <Saidas
              query={results?.query ?? query}
              busca={shown}
              chips={chips}
              onRemove={(part) => change(part, 'step')}
            />
          )}
        </>
      )}
      {instead === null && results !== null && !isEmpty && (
        <>
          <VisuallyHidden as="h2">Produtos</VisuallyHidden>
          {props.list}
        </>
      )}
      {Banners && results !== null && !isEmpty && results.count === results.total && <Banners />}
      <BackToTop />
      {drawer !== 'closed' && (
        <Filtros
          isOpen={drawer === 'open'}
          onClose={() => setFiltering(false)}
          onClosed={() => {
            setDrawer('closed');
            onFiltering(false);
          }}
          busca={shown}
          opcoes={opcoes}
          chips={chips}
          promocoes={props.promocoes ?? []}
          isLoggedIn={isLoggedIn}
          total={total}
          change={change}
        />
      )}
      {dialog === 'import' && Importacao && <Importacao onClose={close} />}
      {dialog === 'export' && Exportacao && <Exportacao onClose={close} busca={shown} total={total ?? 0} />}
    </div>
  );
}
