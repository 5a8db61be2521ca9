import { type ReactNode, useEffect } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import type { Right } from '#contract/access/papel.ts';
import { SEM_PERMISSAO } from '#domain/access/papel.ts';
import { useOptionalDevice } from '#parts/device/device.tsx';
import { useMay } from '#parts/device/use-may.ts';
import { openLogIn } from '#parts/dialogs/log-in-state.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { routes } from '#routes.ts';
import { EmptyState } from '#ui/screen-state.tsx';

/**
 * For signed-in users only: a visitor is sent home with the log-in open, and comes back here after it. A user whose
 * role lacks the right sees a sentence instead.
 */
export function Protected({ right = 'read', children }: { right?: Right; children: ReactNode }) {
  const device = useOptionalDevice();
  const [path] = useLocation();
  const search = useSearch();
  const isVisitor = device === null;
  const isAllowed = useMay(right);
  useEffect(() => {
    if (isVisitor) openLogIn(search === '' ? path : `${path}?${search}`);
  }, [isVisitor, path, search]);
  if (isVisitor) return <Redirect to={routes.home} replace />;
  if (isAllowed) return children;
  return (
    <EmptyState
      isPage
      title="Sem permissão"
      text={SEM_PERMISSAO}
      action={
        <LinkTo href={routes.home} variant="primary">
          Ir para o Início
        </LinkTo>
      }
    />
  );
}
