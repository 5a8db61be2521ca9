import * as css from '#app/page/shell.css.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** Stands in a screen's place while its code or its data is read. */
export function ScreenSkeleton() {
  return (
    <div className={css.skeleton} role="status" aria-busy="true" aria-label="Carregando">
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
