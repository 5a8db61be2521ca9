import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { lazyDialog } from '#app/lazy/lazy-part.tsx';
import { WAITS_FOR_UPDATE } from '#app/parametros/outdated.ts';
import { useSyncStatus } from '#parts/device/use-sync-status.ts';
import { Button } from '#ui/button.tsx';
import { showMessage } from '#ui/layer/message-queue.ts';
import { Notice } from '#ui/notice.tsx';
import { takeUpdate } from './take-update.ts';
import { lookForBuild, updateState } from './update.ts';
import * as css from './update-demand-notice.css.ts';

const NovidadesDialog = lazyDialog(async () => (await import('./novidades-dialog.tsx')).NovidadesDialog);

const NOT_YET =
  'A nova versão ainda não está disponível. Tente de novo daqui a pouco; o que você fizer continua guardado neste aparelho.';
const FAILED = 'Não foi possível atualizar agora. Confira a conexão e tente de novo.';

async function update(): Promise<void> {
  if (updateState.ready || (await lookForBuild())) await takeUpdate();
  else await showMessage({ kind: 'alert', text: NOT_YET });
}

/** Asks for the update: its release notes, and the button that takes it. */
export function UpdateDemandNotice() {
  const { ready, novidades } = useSnapshot(updateState);
  const connected = useSyncStatus()?.connected ?? true;
  const [isPending, setPending] = useState(false);
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    // Offline the browser's own later check finds it.
    lookForBuild().catch(() => undefined);
  }, []);
  // Offline and without the new build there is nothing to press, and nothing could be sent anyway.
  if (!ready && !connected) return null;
  const press = () => {
    setPending(true);
    update()
      .catch(() => showMessage({ kind: 'error', text: FAILED }))
      .finally(() => setPending(false))
      .catch((error: unknown) => console.error('the update could not be told', error));
  };
  return (
    <div className={css.demand} data-print="hide">
      <Notice
        tone="caution"
        title="Atualize o Maleta"
        isNews
        action={
          <div className={css.acts}>
            {novidades.length > 0 && (
              <Button variant="quiet" onPress={() => setReading(true)}>
                Novidades
              </Button>
            )}
            <Button variant="primary" isPending={isPending} onPress={press}>
              Atualizar
            </Button>
          </div>
        }
      >
        {WAITS_FOR_UPDATE}
      </Notice>
      {isReading && <NovidadesDialog novidades={novidades} onClose={() => setReading(false)} />}
    </div>
  );
}
