import type { CheckpointRow } from '#vault/device-rows.ts';
import { isConnected } from '#vault/is-connected.ts';
import { useOptionalDevice } from './device.tsx';
import { useLiveQuery } from './live-query.ts';

export type CatalogoStatus = Extract<CheckpointRow, { name: 'catalogo' }>;

/** What waits and how the connection is, for the indicator that is always on screen. */
export type SyncStatus = {
  connected: boolean;
  /** `connected` is from before this start: nothing has been heard of the server since. */
  checking: boolean;
  /** The server wants the password again before it takes anything. */
  authHeld: boolean;
  waiting: number;
  sending: number;
  /** Refused changes that wait for a person. */
  attention: number;
};

/** How the catalogue's mirror stands; null until it was first asked for, undefined while the row is read. */
export function useCatalogoStatus(): CatalogoStatus | null | undefined {
  const device = useOptionalDevice();
  const read = useLiveQuery(async () => {
    const row = await device?.vault.checkpoints.get('catalogo');
    return row?.name === 'catalogo' ? row : null;
  }, [device]);
  return device === null ? null : read;
}

/** How the prices of a context stand; null when they were never loaded, undefined while the row is read. */
export function usePrecosStatus(idContexto: string | undefined) {
  const device = useOptionalDevice();
  const read = useLiveQuery(async () => {
    if (!device || idContexto === undefined) return { idContexto, row: null };
    const row = await device.vault.checkpoints.get(`precos:${idContexto}`);
    return { idContexto, row: row && 'geracao' in row && row.name !== 'catalogo' ? row : null };
  }, [device, idContexto]);
  if (device === null) return null;
  // For a moment the live query still answers what it was asked before.
  return read?.idContexto === idContexto ? read?.row : undefined;
}

/** A text that changes when the prices of any of these contexts do. */
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
      waiting: rows.filter((r) => r.intent.tipo !== 'etapa').length,
      sending: rows.filter((r) => r.state === 'sending').length,
      attention: parked,
    };
  }, [device]);
}
