import { ComboHost } from './combo-host.tsx';
import { PagamentoHost } from './pagamento-host.tsx';
import { PreferenciasHost } from './preferencias-host.tsx';
import { ProdutoHost } from './produto-host.tsx';
import { PullToRefresh } from './pull-to-refresh.tsx';

/** What opens over the screen for nobody but who is logged in. */
export function DeviceHosts() {
  return (
    <>
      <ProdutoHost />
      <ComboHost />
      <PagamentoHost />
      <PullToRefresh />
      <PreferenciasHost />
    </>
  );
}
