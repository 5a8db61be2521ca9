import type { ReactNode } from 'react';
import { EmptyState, ErrorState } from '#ui/screen-state.tsx';
import type { ItemProblem } from './queries.ts';

export type ItemStateProps = {
  problem: ItemProblem;
  isRetrying: boolean;
  onRetry: () => void;
  action?: ReactNode;
};

/** In place of an item that cannot be shown: why, and what can be done. */
export function ItemState({ problem, isRetrying, onRetry, action }: ItemStateProps) {
  switch (problem.kind) {
    case 'nao-encontrado':
      return (
        <EmptyState
          title="Produto não encontrado"
          text="Ele pode ter saído do catálogo. Procure pelo nome ou pela substância."
          action={action}
        />
      );
    case 'sem-sinal':
      return (
        <ErrorState
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
          title="Houve uma falha ao consultar item."
          text={problem.text || 'O servidor não respondeu como devia. Tente novamente em instantes.'}
          onRetry={onRetry}
          isRetrying={isRetrying}
          action={action}
        />
      );
  }
}
