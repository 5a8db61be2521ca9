import type { ReactNode } from 'react';
import { CarrinhoProvider } from '#parts/carrinho-provider.tsx';
import { LiveQueryProvider } from '#parts/live-query-provider.tsx';
import { UnsentKeeper } from './unsent-keeper.tsx';

/** What every screen of an open device reads: its queries as they change, and the cart. */
export function DeviceFrame({ children }: { children: ReactNode }) {
  return (
    <LiveQueryProvider>
      <UnsentKeeper />
      <CarrinhoProvider>{children}</CarrinhoProvider>
    </LiveQueryProvider>
  );
}
