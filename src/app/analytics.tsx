import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { analiseOf, toEventos } from '#domain/analise.ts';
import { onAdicao } from '#parts/analise.ts';
import { useSyncStatus } from '#parts/use-sync-status.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import * as css from './analytics.css.ts';
import { consentState, giveConsent } from './analytics-consent.ts';
import { tagManagerOf } from './tag-manager.ts';
import { useParametros } from './use-parametros.ts';

function onLineChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether there is a signal, as far as the browser and, for a user, the synchronisation know. */
function useOnline(): boolean {
  const hasLine = useSyncExternalStore(onLineChange, () => navigator.onLine);
  const connected = useSyncStatus()?.connected ?? true;
  return hasLine && connected;
}

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

/** What the parameters enable; the same object while they do not change. */
function useAnalise() {
  const parametros = useParametros();
  const porEvento = parametros?.quantidadeMaximaItensPorVezGoogleAnalytics;
  const text = JSON.stringify(parametros ? analiseOf(parametros) : null);
  return useMemo(() => {
    const analise = JSON.parse(text) as ReturnType<typeof analiseOf>;
    return analise && { analise, porEvento };
  }, [text, porEvento]);
}

function Telling({ analise, porEvento }: NonNullable<ReturnType<typeof useAnalise>>) {
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

/** Analytics, where the company enables it: asked for first, and nothing of it without the person's yes. */
export function Analytics() {
  const enabled = useAnalise();
  const { consent } = useSnapshot(consentState);
  if (!enabled || consent === 'recusada') return null;
  return consent === null ? <Ask /> : <Telling {...enabled} />;
}
