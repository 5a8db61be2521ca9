import { buscaFor } from '#features/busca/filter/filtros.ts';
import { CardGrid } from '#features/busca/list/card-grid.tsx';
import { ResultSkeleton } from '#features/busca/list/result-skeleton.tsx';
import { useEntrar } from '#parts/buy/use-entrar.ts';
import { useNearEnd } from '#parts/list/use-near-end.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ErrorState } from '#ui/screen-state.tsx';
import { BuscaPage, type BuscaScreenProps } from './busca-page.tsx';
import { ComboVisitante } from './combo-visitante.tsx';
import { useVisitanteResults } from './queries-visitante.ts';
import { useBusca } from './use-busca.ts';
import { useWays } from './use-page-life.ts';

/** Pages are requested by the scroll position, not by the rows on screen. */
const noWant = () => undefined;

/** A visitor has no cart. */
const noRemove = () => undefined;

/** A visitor's search: the server responds page by page, without prices. */
export function BuscaVisitante(props: BuscaScreenProps) {
  const address = useBusca();
  const ways = useWays();
  const busca = buscaFor(address.busca, false);
  const enter = useEntrar();
  const found = useVisitanteResults(busca);
  const { results, problem, more, retry, isRetrying } = found;
  useNearEnd(more);

  const instead = () => {
    if (results !== null) return null;
    if (problem === null) return <ResultSkeleton />;
    return (
      <ErrorState
        title={problem === 'signal' ? 'Sem sinal' : 'A busca não pôde ser feita'}
        text={
          problem === 'signal'
            ? 'Sem entrar, a busca pergunta ao servidor e precisa de sinal. Quem entrou uma vez neste aparelho busca também sem sinal.'
            : 'O servidor não respondeu como devia. Tente novamente em instantes.'
        }
        onRetry={retry}
        isRetrying={isRetrying}
        action={<Button onPress={enter}>Entrar</Button>}
      />
    );
  };
  return (
    <BuscaPage
      {...props}
      address={address}
      shown={{ ...busca, ord: busca.ord ?? 6, exi: 2 }}
      found={found}
      isLoggedIn={false}
      canExport={false}
      condicao={null}
      promocao={null}
      opcoes={found.opcoes}
      legend={null}
      age={null}
      onOrdem={(ord) => address.change({ ord }, 'replace')}
      onExibicao={() => undefined}
      onFiltering={() => undefined}
      notices={null}
      instead={instead()}
      ways={ways}
      list={
        results && (
          <>
            <CardGrid
              results={results}
              want={noWant}
              contexto={undefined}
              isBare={false}
              mode="cards"
              compra={null}
              ComboCard={ComboVisitante}
              onRemove={noRemove}
              focusFirst={ways.focusFirst}
              onLeaveTop={ways.goToField}
            />
            {problem !== null && (
              <Notice
                tone="pending"
                isNews
                action={
                  <Button size="sm" isPending={isRetrying} onPress={retry}>
                    Tentar novamente
                  </Button>
                }
              >
                O restante da lista não pôde ser carregado.
              </Notice>
            )}
          </>
        )
      }
    />
  );
}
