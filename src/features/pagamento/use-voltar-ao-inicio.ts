import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { routes } from '#routes.ts';

/** Back out of the payment leads home: earlier screens may no longer be changed. */
export function useVoltarAoInicio(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const onBack = () => {
      if (window.location.pathname !== routes.pagamento) navigate(routes.home, { replace: true });
    };
    window.addEventListener('popstate', onBack);
    // The router may hear of it first and take this page away: the listener stays until all have heard.
    return () => void setTimeout(() => window.removeEventListener('popstate', onBack));
  }, [navigate]);
}
