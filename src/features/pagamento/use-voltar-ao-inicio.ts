import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { routes } from '#routes.ts';

/** The browser's way back out of the payment leads home: what lies behind may no longer be changed. */
export function useVoltarAoInicio(): void {
  const [, navigate] = useLocation();
  const goHome = useEffectEvent(() => {
    if (window.location.pathname !== routes.pagamento) navigate(routes.home, { replace: true });
  });
  useEffect(() => {
    const onBack = () => goHome();
    // Heard before the router does, whose answer takes this page away.
    window.addEventListener('popstate', onBack, { capture: true });
    return () => window.removeEventListener('popstate', onBack, { capture: true });
  }, []);
}
