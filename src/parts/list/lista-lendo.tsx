import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './lista-estado.css.ts';

const GHOSTS = [1, 2, 3, 4, 5, 6];

/** Replaces a list until its first response arrives. `oQue`: 'os pedidos'. */
export function ListaLendo({ oQue }: { oQue: string }) {
  return (
    <div role="status" className={css.loading}>
      <VisuallyHidden>{`Carregando ${oQue}`}</VisuallyHidden>
      {GHOSTS.map((ghost) => (
        <Skeleton key={ghost} height={52} radius={8} />
      ))}
    </div>
  );
}
