import { useEffect, useRef } from 'react';
import { useDevice } from '#parts/device.tsx';
import { useClienteAtual } from '#parts/use-cliente.ts';
import { useNow } from '#parts/use-now.ts';
import { useCatalogoStatus, usePrecosStatus, useSyncStatus } from '#parts/use-sync-status.ts';
import { routes } from '#routes.ts';
import { announce } from '#ui/announce.ts';
import { Status } from '#ui/badge.tsx';
import { Notice } from '#ui/notice.tsx';
import { EmptyState, ErrorState } from '#ui/screen-state.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { BackToTop } from './back-to-top.tsx';
import * as css from './busca.css.ts';
import { CatalogoState } from './catalogo-state.tsx';
import { ProdutoList } from './produto-list.tsx';
import { useResults } from './queries.ts';
import { SemPrecosNotice } from './sem-precos-notice.tsx';
import { useTexto } from './use-texto.ts';
import { contextoForPrecos, idadePrecos, LEGENDA, semPrecosOf, totalText } from './view.ts';

const QUIET_MS = 700;

/** Has the count read once the typing pauses. */
function useSpokenCount(text: string | null): void {
  useEffect(() => {
    if (text === null) return undefined;
    const timer = setTimeout(() => announce(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
}

/** The list takes up its place by itself; the browser's own guess would come in between. */
function useOwnScrollRestoration(): void {
  useEffect(() => {
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);
}

/** Does what a new visit asks for, also when this screen is open already. Going back is no new visit. */
function useNewVisit(onVisit: () => void): void {
  const latest = useRef(onVisit);
  useEffect(() => {
    latest.current = onVisit;
  });
  useEffect(() => {
    const look = () => {
      if (location.pathname === routes.busca) latest.current();
    };
    // The router's own event.
    window.addEventListener('pushState', look);
    return () => window.removeEventListener('pushState', look);
  }, []);
}

const isTyping = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'typing' in state && state.typing === true;

/** Searches the catalogue as one types, with the prices of the customer being served. */
export function BuscaScreen() {
  const { vault } = useDevice();
  const cliente = useClienteAtual();
  const catalogo = useCatalogoStatus();
  const contexto = contextoForPrecos(cliente);
  const precos = usePrecosStatus(contexto?.idContexto);
  const isConnected = useSyncStatus()?.connected ?? true;
  const now = useNow(60_000);
  useOwnScrollRestoration();
  const { text, setText, flush } = useTexto();
  const field = useRef<HTMLInputElement>(null);
  const focusFirst = useRef<(() => void) | null>(null);

  // Nothing is drawn before it is known whose prices it would have: rows must not grow under the finger.
  const isKnown = cliente !== undefined && catalogo !== undefined && precos !== undefined;
  const query = text.trim();
  const {
    results: found,
    isCurrent,
    failed,
    want,
  } = useResults({
    query,
    idContexto: contexto?.idContexto ?? null,
    version: isKnown ? [catalogo?.geracao, catalogo?.version, precos?.geracao, precos?.etag].join(' ') : null,
  });
  const results = isKnown ? found : null;
  const hasCatalogo = results !== null && (results.total > 0 || Boolean(catalogo?.geracao));
  const isEmpty = hasCatalogo && results.total === 0;
  useSpokenCount(hasCatalogo ? totalText(results.total) : null);

  // Coming without a text is coming to type one; coming out of another search field is going on typing.
  const isBlank = query === '';
  useEffect(() => {
    if (isBlank || isTyping(history.state)) field.current?.focus({ preventScroll: true });
  }, [isBlank]);

  // Enter may come before the answer does (a scanner types faster than anybody): the keyboard then follows it.
  const isEntering = useRef(false);
  useEffect(() => {
    if (!isCurrent || !isEntering.current) return;
    isEntering.current = false;
    focusFirst.current?.();
  }, [isCurrent, results]);

  const semPrecos = isKnown ? semPrecosOf(cliente, precos !== null) : null;
  const goToField = () => {
    field.current?.focus();
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  useNewVisit(goToField);
  return (
    <div className={css.screen}>
      <div data-print="hide">
        <SearchField
          label="Buscar por nome, substância, laboratório ou EAN"
          placeholder="Nome, substância ou EAN"
          value={text}
          onChange={(value) => {
            isEntering.current = false;
            setText(value);
          }}
          onBlur={flush}
          onSubmit={() => {
            flush();
            if (isCurrent) focusFirst.current?.();
            else isEntering.current = true;
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            focusFirst.current?.();
          }}
          takesSlash
          inputRef={field}
        />
      </div>
      {cliente && <p className={css.printedCliente}>{`Cliente: ${cliente.usuarioCliente.pessoa.nome}`}</p>}
      <div className={css.head}>
        <h1 className={css.title}>
          {query === '' ? (
            'Todos os produtos'
          ) : (
            <>
              Resultados da Busca por <span className={css.searched}>{query}</span>
            </>
          )}
        </h1>
        {hasCatalogo && <span className={css.count}>{totalText(results.total)}</span>}
        {hasCatalogo && !isEmpty && semPrecos === null && (
          <ul className={css.legend} aria-label="Legenda do estoque">
            {LEGENDA.map(({ estoque, palavra, tone }) => (
              <li key={estoque}>
                <Status tone={tone}>{palavra}</Status>
              </li>
            ))}
          </ul>
        )}
        {precos && <span className={css.age}>{idadePrecos(precos.at, now)}</span>}
      </div>
      {semPrecos !== null && hasCatalogo && (
        <SemPrecosNotice
          reason={semPrecos}
          nome={cliente?.usuarioCliente.pessoa.nome ?? ''}
          isConnected={isConnected}
        />
      )}
      {results?.mistyped && (
        <Notice tone="brand">{`Nada com "${results.query}". Mostrando o mais parecido.`}</Notice>
      )}
      {failed && (
        <ErrorState
          title="A busca parou"
          text="Recarregue a página: o catálogo e o carrinho continuam guardados neste aparelho."
          onRetry={() => location.reload()}
        />
      )}
      {!failed && results !== null && !hasCatalogo && <CatalogoState catalogo={catalogo} />}
      {!failed && isEmpty && (
        <EmptyState
          title="NENHUM REGISTRO"
          text="Use o campo de busca acima: o nome, a substância, o laboratório, a dose ou o EAN (inteiro ou os 6 últimos dígitos), em qualquer ordem."
        />
      )}
      {!failed && hasCatalogo && !isEmpty && (
        <ProdutoList
          key={vault.name}
          results={results}
          want={want}
          contexto={contexto}
          isBare={semPrecos !== null}
          focusFirst={focusFirst}
          onLeaveTop={goToField}
        />
      )}
      <BackToTop />
    </div>
  );
}
