import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useParametrosQuery } from '#app/parametros/use-parametros.ts';
import { themesCame, wasHere } from '#app/theme/start.ts';
import { THEME_WAIT_MS } from '#app/theme/theme-wait.ts';
import { Button } from '#ui/button.tsx';
import { showMessage } from '#ui/layer/message-queue.ts';
import { ErrorState } from '#ui/screen-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import * as css from './start-gate.css.ts';

/** How often a first visit that could not reach the server tries again, in ms. */
const AGAIN_MS = 10_000;

function Loading() {
  return (
    <main>
      <div className={css.loading} role="status">
        <Spinner size={32} />
        <p>Carregando…</p>
      </div>
    </main>
  );
}

/** Tells a first visit that the server cannot be reached: what the app needs, and how to go on. */
function NotHere({
  isPortal,
  isRetrying,
  onRetry,
  onOpen,
}: {
  isPortal: boolean;
  isRetrying: boolean;
  onRetry: () => void;
  onOpen: () => void;
}) {
  const reason = isPortal
    ? 'Quem respondeu não foi a loja: esta rede pode estar pedindo um login.'
    : 'Não há sinal, ou o servidor não responde.';
  return (
    <main>
      <ErrorState
        title="O Maleta ainda não está neste aparelho"
        text={`${reason} Na primeira vez é preciso um sinal: a loja, o catálogo e a sua entrada vêm do servidor. Depois disso você busca, monta e finaliza pedidos também sem sinal.`}
        isRetrying={isRetrying}
        onRetry={onRetry}
        action={
          <Button variant="quiet" onPress={onOpen}>
            Abrir mesmo assim
          </Button>
        }
      />
    </main>
  );
}

/** Waits for the first parameters and, a moment longer, for the colours. True from then on: the app may open. */
function useReady(hasParametros: boolean): [isReady: boolean, open: () => void] {
  const [isReady, setReady] = useState(wasHere);
  useEffect(() => {
    if (isReady || !hasParametros) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, THEME_WAIT_MS);
    });
    let current = true;
    void Promise.race([themesCame(), late]).then(() => {
      if (current) setReady(true);
    });
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [isReady, hasParametros]);
  return [isReady, () => setReady(true)];
}

function FirstStart({ onOpen }: { onOpen: () => void }) {
  const { error, isFetching, refetch } = useParametrosQuery();
  const cause = error?.cause ?? null;
  const retry = useEffectEvent(() => void refetch());
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  const refusal = cause?.kind === 'refused' ? cause.erro : null;
  const isOut = cause !== null && refusal === null;
  // The browser may not report that the signal is back, and a slow server may have become a quick one.
  useEffect(() => {
    if (!isOut) return;
    const timer = setInterval(retry, AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOut]);
  useEffect(() => {
    if (refusal === null) return;
    // Reloads only after the person has read it: a server that keeps refusing must not make the page reload in a loop.
    showMessage({ kind: 'error', title: refusal.Message, text: refusal.Description })
      .then(() => location.reload())
      .catch((failure: unknown) => console.error('the failed start could not be told', failure));
  }, [refusal]);
  if (cause === null || refusal !== null) return <Loading />;
  return (
    <NotHere
      isPortal={cause.kind === 'unbelieved'}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
      onOpen={onOpen}
    />
  );
}

/**
 * Draws the app once its parameters and colours are there. A device that has run it before opens at once; newer values
 * come later.
 */
export function StartGate({ children }: { children: ReactNode }) {
  const { data } = useParametrosQuery();
  const [isReady, open] = useReady(data !== undefined);
  return isReady ? children : <FirstStart onOpen={open} />;
}
