import { useSnapshot } from 'valtio';
import { useParametros } from '#app/parametros/use-parametros.ts';
import { reloadOnce } from '#app/unsent/before-reload.ts';
import { analiseOf } from '#domain/orders/analise.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { consentState, giveConsent } from './analytics-consent.ts';
import { forgetVisitor } from './tag-manager.ts';

/** The person's choice about analytics, which they can change here. Draws nothing where analytics are off. */
export function AnalyticsChoice() {
  const parametros = useParametros();
  const { consent } = useSnapshot(consentState);
  if (!parametros || analiseOf(parametros) === null) return null;
  const change = (isAccepted: boolean) => {
    giveConsent(isAccepted ? 'aceita' : 'recusada');
    if (isAccepted) return;
    forgetVisitor();
    // Only a reload gets rid of a running script.
    reloadOnce().catch((error: unknown) => console.error('The reload failed:', error));
  };
  return (
    <Checkbox
      label="Contar o que é adicionado ao carrinho (Google Analytics)"
      checked={consent === 'aceita'}
      onChange={(event) => change(event.target.checked)}
    />
  );
}
