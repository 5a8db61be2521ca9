import { PullToRefresh } from '#app/gestures/pull-to-refresh.tsx';
import { lazyPlace } from '#app/lazy/lazy-part.tsx';
import { PixDeixados } from '#parts/cart/pix-deixados.tsx';
import { ComboHost } from './combo-host.tsx';
import { OrcamentoHost } from './orcamento-host.tsx';
import { PagamentoHost } from './pagamento-host.tsx';
import { PreferenciasHost } from './preferencias-host.tsx';
import { ProdutoHost } from './produto-host.tsx';
import { RepetirHost } from './repetir-host.tsx';
import { TrocaHost } from './troca-host.tsx';
import { VisitaHost } from './visita-host.tsx';

const LeitorHost = lazyPlace(() => import('./leitor-host.tsx').then((host) => host.LeitorHost), null);

/** The dialogs and messages over the screen that only a signed-in user has. */
export function DeviceHosts() {
  return (
    <>
      <LeitorHost />
      <ProdutoHost />
      <ComboHost />
      <PagamentoHost />
      <RepetirHost />
      <TrocaHost />
      <VisitaHost />
      <OrcamentoHost />
      <PullToRefresh />
      <PreferenciasHost />
      <PixDeixados />
    </>
  );
}
