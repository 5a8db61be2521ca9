import type { ReactNode } from 'react';
import { Redirect, useLocation } from 'wouter';
import { toOneSpelling } from './one-spelling.ts';

/** Redirects an address in another spelling (`/Pedidos`) to the one that screens know, in the same history entry. */
export function Spelled({ children }: { children: ReactNode }) {
  // Used only as a trigger: its path is already decoded.
  useLocation();
  const { pathname, search, hash } = location;
  const spelled = toOneSpelling(pathname);
  if (spelled === pathname) return children;
  return <Redirect to={`${spelled}${search}${hash}`} replace state={history.state} />;
}
