import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useEffect, useState } from 'react';
import { announce } from '#outbox/wake.ts';
import { useDevice } from '#parts/device/device.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './pull-to-refresh.css.ts';
import { usePull } from './use-pull.ts';

/** The refresh waits this long after the gesture, so that the sign is seen before rows move. */
const DELAY_MS = 300;
/** The sign stays long enough to be read. */
const STAYS_MS = 1200;

/** Pulling the page down asks the server for news. */
export function PullToRefresh() {
  const { vault, env } = useDevice();
  const { name } = vault;
  const [asked, setAsked] = useState<number | null>(null);
  const { shown, isEnough } = usePull(() => setAsked(env.now()));
  useEffect(() => {
    if (asked === null) return undefined;
    const ask = setTimeout(() => announce(name, 'refresh'), DELAY_MS);
    const gone = setTimeout(() => setAsked(null), STAYS_MS);
    return () => {
      clearTimeout(ask);
      clearTimeout(gone);
    };
  }, [asked, name]);
  const isAsking = asked !== null;
  if (shown === 0 && !isAsking) return null;
  return (
    <div
      className={css.sign}
      data-print="hide"
      data-enough={isEnough || isAsking}
      style={isAsking ? undefined : { transform: `translate(-50%, ${shown}px)` }}
      role="status"
    >
      {isAsking ? <Spinner /> : <RefreshCw size={20} aria-hidden="true" />}
      <VisuallyHidden>{isAsking ? 'Atualizando' : 'Solte para atualizar'}</VisuallyHidden>
    </div>
  );
}
