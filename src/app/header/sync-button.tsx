import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { lazyDialog } from '#app/lazy/lazy-part.tsx';
import { useOutdated } from '#app/parametros/outdated.ts';
import { type SyncStatus, useSyncStatus } from '#parts/device/use-sync-status.ts';
import { openLogIn } from '#parts/dialogs/log-in-state.ts';
import {
  closeSincronizacao,
  openSincronizacao,
  sincronizacaoState,
} from '#parts/dialogs/sincronizacao-state.ts';
import { SyncIndicator, type SyncState } from '#ui/sync-indicator.tsx';

const SyncPanel = lazyDialog(async () => (await import('./sync-panel.tsx')).SyncPanel);

/** The most important comes first: a person's decision, then a lost signal, then work in progress. */
function toIndicator(
  status: SyncStatus,
  isOutdated: boolean,
): { state: SyncState; count: number; waiting?: number } {
  // Changes that wait for the update wait for a person, as long as there is a signal to load it.
  const holds = isOutdated && status.connected && status.waiting > 0;
  // The figure is that of the sheet's 'Precisa de você': a log-in or an update is no change.
  const { attention, waiting } = status;
  if (attention > 0 || status.authHeld || holds) return { state: 'attention', count: attention, waiting };
  if (status.checking && status.waiting === 0) return { state: 'checking', count: 0 };
  if (!status.connected) return { state: 'no-signal', count: status.waiting };
  if (status.waiting > 0) return { state: 'sending', count: status.waiting };
  return { state: 'connected', count: 0 };
}

/** The indicator that is always on screen, and the sheet behind it. */
export function SyncButton() {
  const status = useSyncStatus();
  const isOutdated = useOutdated();
  const { isOpen } = useSnapshot(sincronizacaoState);
  // Another user's screen begins without it.
  useEffect(() => closeSincronizacao, []);
  if (!status) return null;
  return (
    <>
      <SyncIndicator {...toIndicator(status, isOutdated)} onPress={openSincronizacao} />
      {isOpen && (
        <SyncPanel
          onClose={closeSincronizacao}
          onEnter={() => {
            closeSincronizacao();
            openLogIn();
          }}
        />
      )}
    </>
  );
}
