import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { showMessage } from '#ui/layer/message-queue.ts';

/** The longest wait for a saved quantity to come back from the cart before the cart's own is shown again. */
const PATIENCE_MS = 1500;

const NOT_SAVED =
  'NÃO foi salvo: o navegador recusou gravar neste aparelho. Recarregue a página e tente de novo.';

/**
 * A quantity under the user's finger: shown at once, saved one write after the other with only the newest waiting, and
 * replaced by the cart's own as soon as that has caught up. `save` returns null, or the sentence to show when the
 * device could not store it.
 */
export function useWanted(
  inCart: number,
  save: (quantidade: number) => Promise<string | null>,
): [quantidade: number, setWanted: (quantidade: number) => void] {
  const [wanted, setWanted] = useState<number | null>(null);
  const waiting = useRef<number | null>(null);
  const isSaving = useRef(false);
  const latestSave = useRef(save);
  useLayoutEffect(() => {
    latestSave.current = save;
  });

  useEffect(() => {
    if (wanted === null) return undefined;
    if (wanted === inCart && !isSaving.current) {
      setWanted(null);
      return undefined;
    }
    const timer = setTimeout(() => setWanted(null), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, inCart]);

  const drain = useCallback(async () => {
    isSaving.current = true;
    let sentence: string | null = null;
    while (waiting.current !== null && sentence === null) {
      const quantidade = waiting.current;
      waiting.current = null;
      sentence = await latestSave.current(quantidade);
    }
    isSaving.current = false;
    if (sentence === null) return;
    waiting.current = null;
    setWanted(null);
    await showMessage({ kind: 'error', text: sentence });
  }, []);

  const change = useCallback(
    (quantidade: number) => {
      setWanted(quantidade);
      waiting.current = quantidade;
      if (isSaving.current) return;
      drain().catch((error: unknown) => {
        isSaving.current = false;
        console.error('a quantity could not be saved', error);
        setWanted(null);
        void showMessage({ kind: 'error', text: NOT_SAVED }).catch(() => undefined);
      });
    },
    [drain],
  );

  return [wanted ?? inCart, change];
}
