import type { ReactNode } from 'react';
import { CarrinhoProvider } from '#parts/cart/carrinho-provider.tsx';
import { CompravelContext } from '#parts/buy/compravel.ts';
import { LiveQueryProvider } from '#parts/device/live-query-provider.tsx';
import { ProdutoCompravel } from '#parts/buy/produto-compravel.tsx';
import type { ProdutoCardProps } from '#parts/buy/produto-face.tsx';
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
