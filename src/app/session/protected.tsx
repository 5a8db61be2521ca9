import { type ReactNode, useEffect } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useOptionalDevice } from '#parts/device/device.tsx';
import { openLogIn } from '#parts/dialogs/log-in-state.ts';
import { routes } from '#routes.ts';

/** For signed-in users only: a visitor is sent home with the log-in open, and comes back here after it. */
export function Protected({ children }: { children: ReactNode }) {
  const device = useOptionalDevice();
  const [path] = useLocation();
  const search = useSearch();
  const isVisitor = device === null;
  useEffect(() => {
    if (isVisitor) openLogIn(search === '' ? path : `${path}?${search}`);
  }, [isVisitor, path, search]);
  return isVisitor ? <Redirect to={routes.home} replace /> : children;
}
