import { useEffect } from 'react';
import { askForSync } from '#app/unsent/ask-for-sync.ts';
import { noteUnsent } from '#app/unsent/unsent-users.ts';
import { useDevice } from '#parts/device/device.tsx';
import { useUnsent } from '#parts/device/use-unsent.ts';

/** Keeps the list of users with unsent work true, and asks the browser for a wake-up while changes are unsent. */
export function UnsentKeeper() {
  const { usuario } = useDevice();
  const { count, rascunhos = 0, pedidos = 0 } = useUnsent() ?? {};
  const { id, nome } = usuario;
  useEffect(() => {
    if (count === undefined) return;
    noteUnsent({ id, nome, count: count + rascunhos, pedidos, rascunhos });
    // A draft is sent by its user, never by a wake-up.
    if (count > 0) void askForSync().catch((error: unknown) => console.warn('no background wake-up:', error));
  }, [id, nome, count, pedidos, rascunhos]);
  return null;
}
