import { useMemo } from 'react';
import { lazyPlace } from '#app/lazy/lazy-part.tsx';
import { useParametros } from '#app/parametros/use-parametros.ts';
import { analiseOf } from '#domain/orders/analise.ts';

const AnalyticsBody = lazyPlace(async () => (await import('./analytics-body.tsx')).AnalyticsBody, null);

/** The analytics that the parameters enable; the same object while they do not change. */
function useAnalise() {
  const parametros = useParametros();
  const porEvento = parametros?.quantidadeMaximaItensPorVezGoogleAnalytics;
  const text = JSON.stringify(parametros ? analiseOf(parametros) : null);
  return useMemo(() => {
    const analise = JSON.parse(text) as ReturnType<typeof analiseOf>;
    return analise && { analise, porEvento };
  }, [text, porEvento]);
}

/** Analytics, where the company enables them; elsewhere their code does not run. */
export function Analytics() {
  const enabled = useAnalise();
  return enabled && <AnalyticsBody {...enabled} />;
}
