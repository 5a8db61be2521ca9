import type { ReactNode } from 'react';
import { DeviceHosts } from '#app/dialogs/device-hosts.tsx';
import { UnsentKeeper } from '#app/update/unsent-keeper.tsx';
import { CompravelContext } from '#parts/buy/compravel.ts';
import { ProdutoCompravel } from '#parts/buy/produto-compravel.tsx';
import type { ProdutoCardProps } from '#parts/buy/produto-face.tsx';
import { CarrinhoProvider } from '#parts/cart/carrinho-provider.tsx';
import { LiveQueryProvider } from '#parts/device/live-query-provider.tsx';
import { PlaceKeeper } from './place-keeper.tsx';

const drawCompravel = (props: ProdutoCardProps) => <ProdutoCompravel {...props} />;

/** Provides every screen of an open device with live queries, the cart and the buying actions. */
export function DeviceFrame({ children }: { children: ReactNode }) {
  return (
    <LiveQueryProvider>
      <UnsentKeeper />
      <PlaceKeeper />
      <CarrinhoProvider>
        <CompravelContext value={drawCompravel}>
          {children}
          <DeviceHosts />
        </CompravelContext>
      </CarrinhoProvider>
    </LiveQueryProvider>
  );
}
