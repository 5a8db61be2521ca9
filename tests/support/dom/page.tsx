import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CompravelContext } from '#parts/buy/compravel.ts';
import { ProdutoCompravel } from '#parts/buy/produto-compravel.tsx';
import { CarrinhoProvider } from '#parts/cart/carrinho-provider.tsx';
import { type Device, DeviceProvider } from '#parts/device/device.tsx';
import { LiveQueryProvider } from '#parts/device/live-query-provider.tsx';
import { MessageBoxHost } from '#ui/layer/message-box-host.tsx';
import { ToastHost } from '#ui/layer/toast-host.tsx';

const drawCompravel = (props: Parameters<typeof ProdutoCompravel>[0]) => <ProdutoCompravel {...props} />;

/** The surroundings of a screen: boxes, toasts, the server's replies, and the signed-in user's device. */
function Frame({ device, children }: { device: Device | null; children: ReactNode }) {
  const screen = (
    <DeviceProvider device={device}>
      {device === null ? (
        children
      ) : (
        <LiveQueryProvider>
          <CarrinhoProvider>
            <CompravelContext value={drawCompravel}>{children}</CompravelContext>
          </CarrinhoProvider>
        </LiveQueryProvider>
      )}
      <MessageBoxHost />
      <ToastHost />
    </DeviceProvider>
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  return <QueryClientProvider client={client}>{screen}</QueryClientProvider>;
}

/** Renders a screen for a visitor, or for the user of a device, as the app's frame does. */
export const renderPage = (screen: ReactNode, device: Device | null = null): RenderResult => {
  return render(<Frame device={device}>{screen}</Frame>);
};
