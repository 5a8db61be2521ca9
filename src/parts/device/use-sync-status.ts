import { countWaiting } from '#outbox/count-waiting.ts';
import type { CheckpointRow } from '#vault/device-rows.ts';
import { isConnected } from '#vault/is-connected.ts';
import { useOptionalDevice } from './device.tsx';
import { useLiveQuery } from './live-query.ts';

export type CatalogoStatus = Extract<CheckpointRow, { name: 'catalogo' }>;

/** The waiting changes and the connection, for the indicator that is always on screen. */
export type SyncStatus = {
  connected: boolean;
  /** `connected` is from before this start: the server has not responded since. */
  checking: boolean;
  /** The server requires the password again before it accepts changes. */
  authHeld: boolean;
  /** As a user counts them: an order is one. */
  waiting: number;
  sending: number;
  /** Refused changes that wait for the user's decision. */
  attention: number;
};

/** Returns the state of the catalogue's mirror; null before its first request, undefined while the row is read. */
export function useCatalogoStatus(): CatalogoStatus | null | undefined {
  const device = useOptionalDevice();
  const read = useLiveQuery(async () => {
    const row = await device?.vault.checkpoints.get('catalogo');
    return row?.name === 'catalogo' ? row : null;
  }, [device]);
  return device === null ? null : read;
}

/** Returns the state of a context's prices; null if they were never loaded, undefined while the row is read. */
export function usePrecosStatus(idContexto: string | undefined) {
  const device = useOptionalDevice();
  const read = useLiveQuery(async () => {
    if (!device || idContexto === undefined) return { idContexto, row: null };
    const row = await device.vault.checkpoints.get(`precos:${idContexto}`);
    return { idContexto, row: row && 'geracao' in row && row.name !== 'catalogo' ? row : null };
  }, [device, idContexto]);
  if (device === null) return null;
  // For a moment the live query still returns the result of its previous query.
  return read?.idContexto === idContexto ? read?.row : undefined;
}

/** Returns a text that changes when the prices of any of these contexts change. */
export function usePrecosVersion(idContextos: readonly string[]): string | undefined {
  const device = useOptionalDevice();
  const names = idContextos.map((idContexto) => `precos:${idContexto}` as const);
  return useLiveQuery(async () => {
    const rows = (await device?.vault.checkpoints.bulkGet(names)) ?? [];
    return rows.map((row) => (row && 'etag' in row ? (row.etag ?? row.geracao) : '')).join(' ');
  }, [device, names.join(' ')]);
}

export function useSyncStatus(): SyncStatus | undefined {
  const device = useOptionalDevice();
  return useLiveQuery(async () => {
    if (!device) return undefined;
    const { vault } = device;
    const [connection, auth, rows, parked] = await Promise.all([
      vault.checkpoints.get('connection'),
      vault.checkpoints.get('auth'),
      vault.outbox.toArray(),
      vault.parked.filter((p) => p.decided === null).count(),
    ]);
    return {
      connected: isConnected(connection),
      checking: connection?.name !== 'connection' || connection.stale === true,
      authHeld: auth?.name === 'auth' && auth.state === 'held',
      waiting: countWaiting(rows),
      sending: rows.filter((r) => r.state === 'sending').length,
      attention: parked,
    };
  }, [device]);
}
