import { useCallback, useMemo, useState } from 'react';
import type { Combo } from '#contract/catalogue/combo.ts';
import { isNamedBy, matchCombos } from '#domain/combo/combo-busca.ts';
import { chipsOf, toComboBusca } from '#features/busca/filter/filtros.ts';
import { useModos } from '#features/busca/filter/use-modos.ts';
import { withComboCounts } from '#features/busca/list/combo-counts.ts';
import { ProdutoList } from '#features/busca/list/produto-list.tsx';
import { withCombos } from '#features/busca/list/result-pages.ts';
import { useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { useCombos } from '#parts/combo/use-combos.ts';
import { useClienteAtual, useClientes } from '#parts/customer/use-cliente.ts';
import { useVinda } from '#parts/device/use-vinda.ts';
import { useDevice } from '#parts/device/device.tsx';
import { useNow } from '#parts/device/use-now.ts';
import { useCatalogoStatus, usePrecosStatus, useSyncStatus } from '#parts/device/use-sync-status.ts';
import { condicaoName, contextoForPrecos, promocoesOf } from '#parts/product/contexto-precos.ts';
import { from } from '#theme/scale.ts';
import { Notice } from '#ui/notice.tsx';
import { ErrorState } from '#ui/screen-state.tsx';
import { useMedia } from '#ui/use-media.ts';
import * as css from './busca.css.ts';
import { BuscaPage, type BuscaScreenProps } from './busca-page.tsx';
import { CatalogoState } from './catalogo-state.tsx';
import { FoldedLegend, Legend } from './legend.tsx';
import { SemPrecosNotice } from './sem-precos-notice.tsx';
import { useBusca } from './use-busca.ts';
import { useWays } from './use-page-life.ts';
import { useResults } from './use-results.ts';
import { idadePrecos, semPrecosOf } from './view.ts';

const LEGEND = { whole: <Legend />, folded: <FoldedLegend /> };

/** The search of a signed-in user, in the mirrored catalogue, with the current customer's prices. */
export function BuscaAparelho(props: BuscaScreenProps) {
  const { usuario, vault } = useDevice();
  const address = useBusca();
  const ways = useWays();
  const modos = useModos(address);
  const cliente = useClienteAtual();
  const catalogo = useCatalogoStatus();
  const { con } = address.busca;
  const contexto = contextoForPrecos(cliente, con);
  const precos = usePrecosStatus(contexto?.idContexto);
  const isConnected = useSyncStatus()?.connected ?? true;
  const now = useNow(60_000);
  const isGridWide = useMedia(from.grid);
  const [isFiltering, setFiltering] = useState(false);

  // The customer does not have this promotion: the list is the regular one, and says so.
  const isOtherCon = con !== null && contexto !== undefined && contexto.idCondicao !== con;
  const clientes = useClientes();
  const clientesVindo = useVinda('clientes') === 'vindo';
  const condicao = condicaoName(con, clientes ?? []);
  const promocoes = useMemo(() => promocoesOf(cliente), [cliente]);
  const { busca } = address;
  const { ordem, exibicao } = modos;
  const hasPrecos = contexto !== undefined;
  const shown = { ...busca, ord: ordem, exi: exibicao };
  const asked = useMemo(
    () => ({ ...busca, ord: ordem, exi: exibicao, con: isOtherCon || !hasPrecos ? null : busca.con }),
    [busca, ordem, exibicao, isOtherCon, hasPrecos],
  );

  // Draws nothing before the price context is known: rows must not grow under the finger.
  const hasCarrinho = useCarrinho() !== null || contexto === undefined;
  const isKnown =
    cliente !== undefined && catalogo !== undefined && precos !== undefined && modos.isKnown && hasCarrinho;
  const found = useResults({
    busca: asked,
    idContexto: contexto?.idContexto ?? null,
    version: isKnown ? [catalogo?.geracao, catalogo?.version, precos?.geracao, precos?.etag].join(' ') : null,
    comFacetas: isFiltering || chipsOf(asked, {}, null).length > 0,
  });
  const combos = useCombos(isOtherCon ? null : con);
  const matched = useMemo(() => matchCombos(combos, toComboBusca(asked)), [combos, asked]);
  // A typed quantity must not buy kits of a product that was searched for.
  const [named, depois] = useMemo(() => {
    const isNamed = (combo: Combo) => isNamedBy(combo, asked.pes);
    return [matched.filter(isNamed), matched.filter((combo) => !isNamed(combo))];
  }, [matched, asked.pes]);
  const mode = isGridWide ? (exibicao === 2 ? 'grid' : 'table') : 'cards';
  const before = hasPrecos ? named.length : 0;
  const { want } = found;
  const wantProdutos = useCallback(
    (first: number, last: number) => want(first - before, last - before),
    [want, before],
  );
  const results = useMemo(() => {
    if (!isKnown || found.results === null) return null;
    return hasPrecos ? withCombos(found.results, named, depois) : found.results;
  }, [isKnown, found.results, hasPrecos, named, depois]);
  const opcoes = useMemo(
    () => withComboCounts(results?.facetas ?? {}, hasPrecos ? combos : [], asked),
    [results, hasPrecos, combos, asked],
  );
  // Combos may come before the catalogue does: they do not count as one.
  const hasCatalogo = results !== null && ((found.results?.total ?? 0) > 0 || Boolean(catalogo?.geracao));
  const semPrecos = isKnown ? semPrecosOf(cliente, precos !== null) : null;

  const instead = () => {
    if (found.failed) {
      return (
        <ErrorState
          title="A busca parou"
          text="Recarregue a página: o catálogo e o carrinho continuam guardados neste aparelho."
          onRetry={() => location.reload()}
        />
      );
    }
    if (results === null) return <span />;
    return hasCatalogo ? null : <CatalogoState catalogo={catalogo} />;
  };
  return (
    <BuscaPage
      {...props}
      address={address}
      shown={shown}
      found={{ ...found, results }}
      isLoggedIn
      canExport={usuario.exportaListaProdutos}
      condicao={condicao}
      promocao={contexto?.idCondicao === con ? (contexto?.descCondicao ?? null) : null}
      opcoes={opcoes}
      promocoes={promocoes}
      legend={hasCatalogo && semPrecos === null ? LEGEND : null}
      age={precos ? idadePrecos(precos.at, now) : null}
      onOrdem={modos.changeOrdem}
      onExibicao={modos.changeExibicao}
      onFiltering={setFiltering}
      notices={
        <>
          {cliente && (
            <p className={css.printedCliente}>{`Cliente: ${cliente.usuarioCliente.pessoa.nome}`}</p>
          )}
          {semPrecos !== null && hasCatalogo && (
            <SemPrecosNotice
              reason={semPrecos}
              nome={cliente?.usuarioCliente.pessoa.nome ?? ''}
              isConnected={isConnected}
              hasClientes={clientes?.length !== 0}
              clientesVindo={clientesVindo}
            />
          )}
          {isOtherCon && (
            <Notice tone="caution">
              Esta promoção não vale para este cliente: os preços são os regulares.
            </Notice>
          )}
        </>
      }
      instead={instead()}
      ways={ways}
      list={
        results && (
          <ProdutoList
            key={vault.name}
            results={results}
            want={wantProdutos}
            contexto={contexto}
            isBare={semPrecos !== null}
            mode={mode}
            focusFirst={ways.focusFirst}
            onLeaveTop={ways.goToField}
          />
        )
      }
    />
  );
}
