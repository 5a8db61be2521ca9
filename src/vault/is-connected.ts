import type { CheckpointRow } from './device-rows.ts';

/** Whether the server answered the last time it was asked, by the checkpoint 'connection'; true before the first. */
export const isConnected = (connection: CheckpointRow | undefined): boolean =>
  connection?.name !== 'connection' || connection.state === 'connected';
