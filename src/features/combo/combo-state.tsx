import { ErrorState } from '#ui/screen-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import * as css from './combo.css.ts';
import { NaoEncontrado } from './nao-encontrado.tsx';
import type { ComboNaTela } from './use-combo.ts';

export type ComboStateProps = { read: ComboNaTela; hasId: boolean; isInModal?: boolean };

/** In place of a combo that is not there yet or cannot be shown. */
export function ComboState({ read, hasId, isInModal = false }: ComboStateProps) {
  if (read.combo === null || !hasId) {
    return <NaoEncontrado isVisitor={read.isVisitor} leaves={!isInModal} />;
  }
  if (read.failed !== null) {
    return (
      <ErrorState
        isPage={!isInModal}
        title="Este combo não pôde ser consultado"
        text={
          read.failed === 'sem-sinal'
            ? 'Ele não está neste aparelho, e sem sinal o servidor não pode ser consultado.'
            : 'O servidor não respondeu como devia. Tente novamente em instantes.'
        }
        onRetry={read.retry}
        isRetrying={read.isRetrying}
      />
    );
  }
  return (
    <div className={css.loading} role="status" aria-label="Carregando">
      <Skeleton height={180} />
      <Skeleton width="60%" height={24} />
      <Skeleton width="40%" />
    </div>
  );
}
