import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { lazyDialog } from '#app/lazy/lazy-part.tsx';
import { useOutdated } from '#app/parametros/outdated.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import { Snackbar } from '#ui/layer/snackbar.tsx';
import { takeUpdate } from './take-update.ts';
import { updateState } from './update.ts';

const NovidadesDialog = lazyDialog(async () => (await import('./novidades-dialog.tsx')).NovidadesDialog);

/** Offers a waiting build; taking it or waiting loses nothing. */
export function UpdatePrompt() {
  const { ready, novidades } = useSnapshot(updateState);
  const [isPending, setPending] = useState(false);
  const [isReading, setReading] = useState(false);
  // A version that is too old is reported above the page, where the notice cannot be put away.
  const isOutdated = useOutdated();
  if (!ready || isOutdated) return null;
  return (
    <>
      <Snackbar
        text="Há uma nova versão do Maleta."
        more={novidades.length > 0 ? { label: 'Novidades', onPress: () => setReading(true) } : undefined}
        actionLabel="Atualizar"
        isPending={isPending}
        onAction={() => {
          setPending(true);
          takeUpdate()
            // The update stays pending until the reload.
            .then((isTaken) => setPending(isTaken))
            .catch(() => {
              setPending(false);
              return showMessage({ kind: 'error', text: 'Não foi possível atualizar agora. Tente de novo.' });
            });
        }}
        onDismiss={() => {
          updateState.ready = false;
        }}
      />
      {isReading && <NovidadesDialog novidades={novidades} onClose={() => setReading(false)} />}
    </>
  );
}
