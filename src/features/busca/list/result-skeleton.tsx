import * as css from '#features/busca/page/busca.css.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const GHOSTS = [1, 2, 3, 4, 5, 6];

/** Replaces the list until the first response comes. */
export function ResultSkeleton() {
  return (
    <div className={css.loading} aria-busy="true">
      {GHOSTS.map((ghost) => (
        <div key={ghost} className={css.ghost}>
          <Skeleton width="70%" height={20} />
          <Skeleton width="45%" height={14} />
        </div>
      ))}
    </div>
  );
}
