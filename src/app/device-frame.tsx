import type { ReactNode } from 'react';
import { CarrinhoProvider } from '#parts/carrinho-provider.tsx';
import { CompravelContext } from '#parts/compravel.ts';
import { LiveQueryProvider } from '#parts/live-query-provider.tsx';
import { ProdutoCompravel } from '#parts/produto-compravel.tsx';
import type { ProdutoCardProps } from '#parts/produto-face.tsx';
import { DeviceHosts } from './device-hosts.tsx';
import { UnsentKeeper } from './unsent-keeper.tsx';

const drawCompravel = (props: ProdutoCardProps) => <ProdutoCompravel {...props} />;

/** What every screen of an open device reads: its queries as they change, the cart, and what buys. */
export function DeviceFrame({ children }: { children: ReactNode }) {
  return (
    <LiveQueryProvider>
      <UnsentKeeper />
      <CarrinhoProvider>
        <CompravelContext value={drawCompravel}>
          {children}
          <DeviceHosts />
        </CompravelContext>
      </CarrinhoProvider>
    </LiveQueryProvider>
  );
}
