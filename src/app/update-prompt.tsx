import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { showMessage } from '#ui/message-queue.ts';
import { Snackbar } from '#ui/snackbar.tsx';
import { applyUpdate, updateState } from './update.ts';

/** Offers a new build when one waits; nothing is lost by taking it, nor by waiting. */
export function UpdatePrompt() {
  const { ready } = useSnapshot(updateState);
  const [isPending, setPending] = useState(false);
  if (!ready) return null;
  return (
    <Snackbar
      text="Há uma nova versão do Maleta."
      actionLabel="Atualizar"
      isPending={isPending}
      onAction={() => {
        setPending(true);
        applyUpdate().catch(() => {
          setPending(false);
          return showMessage({ kind: 'error', text: 'Não foi possível atualizar agora. Tente de novo.' });
        });
      }}
      onDismiss={() => {
        updateState.ready = false;
      }}
    />
  );
}
