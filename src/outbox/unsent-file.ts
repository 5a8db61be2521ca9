import type { OutboxRow, ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import type { OutboxEnv } from './env.ts';

export const UNSENT_FORMAT = 'maleta-unsent';
export const UNSENT_VERSION = 1;

/** What one user's device had not sent, word for word as it was queued. `exportedAt` in epoch milliseconds. */
export type UnsentContent = {
  idUsuario: number;
  device: string;
  exportedAt: number;
  rows: OutboxRow[];
  /** Refused changes that nobody has decided on. */
  parked: ParkedRow[];
};

/** `sha256` (hex) is over the JSON of `content`, so that a cut or altered file is not taken for a whole one. */
export type UnsentFile = { format: string; version: number; sha256: string; content: UnsentContent };

/** SHA-256 of a text in UTF-8, as hex. */
export async function sha256Of(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Everything that this device has not sent, as the text of a file: for a tablet that goes to repair, or to
 * another device of the same user. Keys and frozen bytes go along, so that the server still knows a change
 * that reached it. Nothing leaves the queue. Rejects when the database cannot be read.
 */
export async function exportUnsent(vault: Vault, env: Pick<OutboxEnv, 'now'>): Promise<string> {
  const tables = [vault.device, vault.outbox, vault.parked];
  const content = await vault.transaction('r', tables, async (): Promise<UnsentContent> => {
    const device = await vault.device.get(1);
    const parked = await vault.parked.toArray();
    return {
      idUsuario: vault.idUsuario,
      device: device?.uuid ?? '',
      exportedAt: env.now(),
      rows: await vault.outbox.toArray(),
      parked: parked.filter((p) => p.decided === null),
    };
  });
  const sha256 = await sha256Of(JSON.stringify(content));
  const file: UnsentFile = { format: UNSENT_FORMAT, version: UNSENT_VERSION, sha256, content };
  return JSON.stringify(file, null, 1);
}
