import { formatCount } from '#lib/format-number.ts';
import { announce } from '#outbox/wake.ts';
import { useDevice } from '#parts/device/device.tsx';
import type { CatalogoStatus } from '#parts/device/use-sync-status.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { ErrorState } from '#ui/screen-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import * as css from './busca.css.ts';

const GHOSTS = [1, 2, 3, 4];

/** Replaces the list while this device has no catalogue: its progress, or the reason why there is none. */
export function CatalogoState({ catalogo }: { catalogo: CatalogoStatus | null | undefined }) {
  const { vault } = useDevice();
  if (catalogo?.state === 'failed') {
    return (
      <ErrorState
        title="O catálogo ainda não está neste aparelho"
        text={`${catalogo.error ?? 'Ele não pôde ser baixado.'} O carrinho e os pedidos guardados continuam disponíveis.`}
        onRetry={() => announce(vault.name, 'refresh')}
      />
    );
  }
  const total = catalogo?.total ?? 0;
  const done = catalogo?.done ?? 0;
  return (
    <div className={css.loading} aria-busy="true">
      <ProgressBar
        label="Trazendo o catálogo para este aparelho"
        value={total > 0 ? done : undefined}
        max={total > 0 ? total : 100}
        text={total > 0 ? `${formatCount(done)} de ${formatCount(total)} produtos` : undefined}
      />
      {GHOSTS.map((ghost) => (
        <div key={ghost} className={css.ghost}>
          <Skeleton width="70%" height={20} />
          <Skeleton width="45%" height={14} />
        </div>
      ))}
    </div>
  );
}
