import { useRef, useState } from 'react';
import { showMessage } from '#ui/layer/message-queue.ts';
import { useBoxOpen } from '#ui/layer/use-box-open.ts';

export type OneAct = {
  /** False while a box tells or asks: then the user is awaited, not the act. */
  isPending: boolean;
  /** Runs an act that returns null when done, else the sentence to show. */
  run: (act: () => Promise<string | null>) => void;
};

/** Runs one act at a time, so that two taps count once, and shows why it failed. */
export function useOneAct(): OneAct {
  const isBusy = useRef(false);
  const [isPending, setPending] = useState(false);
  const isBoxOpen = useBoxOpen();
  const run = (act: () => Promise<string | null>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    act()
      .then((problem) => (problem === null ? undefined : showMessage({ kind: 'error', text: problem })))
      .catch((error: unknown) => {
        console.error('an act failed', error);
        return showMessage({ kind: 'error', text: 'NÃO foi salvo. Recarregue a página e tente de novo.' });
      })
      .finally(() => {
        isBusy.current = false;
        setPending(false);
      });
  };
  return { isPending: isPending && !isBoxOpen, run };
}
