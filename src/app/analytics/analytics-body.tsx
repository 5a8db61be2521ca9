import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { type Analise, toEventos } from '#domain/orders/analise.ts';
import { onAdicao } from '#parts/device/analise.ts';
import { useSyncStatus } from '#parts/device/use-sync-status.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import * as css from './analytics-body.css.ts';
import { consentState, giveConsent } from './analytics-consent.ts';
import { tagManagerOf } from './tag-manager.ts';

function onLineChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** True when there is a signal, as far as the browser and, for a signed-in user, the synchronisation know. */
function useOnline(): boolean {
  const hasLine = useSyncExternalStore(onLineChange, () => navigator.onLine);
  const connected = useSyncStatus()?.connected ?? true;
  return hasLine && connected;
}

export type AnalyticsProps = {
  analise: Analise;
  /** The most items of one event; undefined where the parameters give no limit. */
  porEvento: number | undefined;
};

function Ask() {
  return (
    <section className={css.ask} aria-label="Análise de uso" data-print="hide">
      <Notice
        action={
          <div className={css.acts}>
            <Button onPress={() => giveConsent('recusada')}>Recusar</Button>
            <Button onPress={() => giveConsent('aceita')}>Aceitar</Button>
          </div>
        }
      >
        Podemos contar, com o Google Analytics, o que é adicionado ao carrinho? Seu nome e o do cliente não
        são enviados. Você pode mudar de ideia em ‘Sobre o Maleta’.
      </Notice>
    </section>
  );
}

function Telling({ analise, porEvento }: AnalyticsProps) {
  const manager = useMemo(() => tagManagerOf(analise), [analise]);
  const isOnline = useOnline();
  useEffect(() => manager.setOnline(isOnline), [manager, isOnline]);
  useEffect(
    () =>
      onAdicao((lista, itens) => {
        for (const evento of toEventos(lista, itens, porEvento)) manager.tell(evento);
      }),
    [manager, porEvento],
  );
  return null;
}

/** Asks for consent first; sends events only after the person has given it. */
export function AnalyticsBody(props: AnalyticsProps) {
  const { consent } = useSnapshot(consentState);
  if (consent === 'recusada') return null;
  return consent === null ? <Ask /> : <Telling {...props} />;
}
