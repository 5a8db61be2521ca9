import { Skeleton } from '#ui/skeleton.tsx';
import * as css from './shell.css.ts';

/** What stands in a screen's place while its code or its data is read. */
export function ScreenSkeleton() {
  return (
    <div className={css.skeleton} role="status" aria-busy="true" aria-label="Carregando">
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
