import type { ReactNode } from 'react';
import { useTitulo } from '#parts/list/titulo.ts';
import { EmptyState, ErrorState } from '#ui/screen-state.tsx';
import type { ItemProblem } from './queries.ts';

export type ItemStateProps = {
  problem: ItemProblem;
  isRetrying: boolean;
  onRetry: () => void;
  action?: ReactNode;
  /** It is all there is of the page. */
  isPage?: boolean;
};

const NAO_ENCONTRADO = 'Produto não encontrado';

/** In place of an item that cannot be shown: the reason, and the possible actions. */
export function ItemState({ problem, isRetrying, onRetry, action, isPage = false }: ItemStateProps) {
  useTitulo(isPage && problem.kind === 'nao-encontrado' ? NAO_ENCONTRADO : null);
  switch (problem.kind) {
    case 'nao-encontrado':
      return (
        <EmptyState
          isPage={isPage}
          title={NAO_ENCONTRADO}
          text="Ele pode ter saído do catálogo. Procure pelo nome ou pela substância."
          action={action}
        />
      );
    case 'sem-sinal':
      return (
        <ErrorState
          isPage={isPage}
          title="Houve uma falha ao consultar item."
          text="Este produto não está neste aparelho, e sem sinal o servidor não pode ser consultado."
          onRetry={onRetry}
          isRetrying={isRetrying}
          action={action}
        />
      );
    case 'falha':
      return (
        <ErrorState
          isPage={isPage}
          title="Houve uma falha ao consultar item."
          text={problem.text || 'O servidor não respondeu como devia. Tente novamente em instantes.'}
          onRetry={onRetry}
          isRetrying={isRetrying}
          action={action}
        />
      );
  }
}
