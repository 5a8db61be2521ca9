import { useRef, useState } from 'react';
import { toStorageError } from '#outbox/storage-error.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { storageMessage } from '#parts/device/storage-message.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';

/** The progress of documents that are being kept on the device. */
export type Guardando = { readonly done: number; readonly total: number };

/** Keeps the documents of one item; false when it was stopped, or failed and the user was told. */
type Keep<T> = (item: T, signal: AbortSignal) => Promise<boolean>;

/** Keeps documents on the device, item by item, until the user stops it. `said` is the message once all are kept. */
export function useGuardar<T>(
  keep: Keep<T>,
  said: (count: number) => string,
): {
  guardando: Guardando | null;
  /** Without items it shows `semItens`. */
  guardar: (items: readonly T[], semItens: string) => void;
  parar: () => void;
} {
  const { run } = useOneAct();
  const [guardando, setGuardando] = useState<Guardando | null>(null);
  const abort = useRef<AbortController | null>(null);

  const guardar = async (items: readonly T[], semItens: string): Promise<string | null> => {
    if (items.length === 0) {
      await showMessage({ kind: 'alert', text: semItens });
      return null;
    }
    const controller = new AbortController();
    abort.current = controller;
    try {
      for (const [done, item] of items.entries()) {
        setGuardando({ done, total: items.length });
        if (!(await keep(item, controller.signal))) return null;
      }
      showToast({ text: said(items.length), tone: 'positive' });
      return null;
    } catch (error) {
      return storageMessage(toStorageError(error));
    } finally {
      setGuardando(null);
    }
  };

  return {
    guardando,
    guardar: (items, semItens) => run(() => guardar(items, semItens)),
    parar: () => abort.current?.abort(),
  };
}
