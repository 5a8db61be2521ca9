import type { CheckpointRow } from './device-rows.ts';

/**
 * Returns whether the server responded to the last request, by the checkpoint `connection`; true before the
 * first one.
 */
export const isConnected = (connection: CheckpointRow | undefined): boolean =>
  connection?.name !== 'connection' || connection.state === 'connected';
