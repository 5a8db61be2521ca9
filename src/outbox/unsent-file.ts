import type { OutboxRow, ParkedRow } from '#vault/outbox-rows.ts';
import { isFuture } from '#vault/upcast-row.ts';
import type { Vault } from '#vault/vault.ts';
import { namedFotos, readFotos } from './devolucoes/fotos.ts';
import type { OutboxEnv } from './env.ts';
import { readServerTime } from './server-time.ts';

export const UNSENT_FORMAT = 'maleta-unsent';
export const UNSENT_VERSION = 1;

/**
 * The unsent work of one user on one device, exactly as queued. `exportedAt`: epoch milliseconds by the
 * server's clock. `heardAt`: the server's last known time; absent in files of earlier builds.
 */
export type UnsentContent = {
  idUsuario: number;
  device: string;
  exportedAt: number;
  heardAt?: number | null;
  rows: OutboxRow[];
  /** Undecided refused changes. */
  parked: ParkedRow[];
  /** The photographs that they name, as Base64; absent in files of earlier builds. */
  fotos?: Record<string, string>;
  /** The bytes of each draft's file, which stays on the device; absent without drafts. */
  rascunhos?: { tamanho: number }[];
};

/** `sha256` (hex) covers the JSON of `content`, so that a cut or altered file is recognized. */
export type UnsentFile = { format: string; version: number; sha256: string; content: UnsentContent };

/** Returns the SHA-256 of a UTF-8 text, as hex. */
export async function sha256Of(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Marks untried changes, so that this device does not settle them by itself: another device may try them from
 * the file.
 */
async function markCopied(vault: Vault, { rows, exportedAt, heardAt = null }: UnsentContent): Promise<void> {
  const firstTry = { at: exportedAt, heardAt };
  const copied = rows.filter((row) => row.frozen === null && !isFuture(row));
  await vault.outbox.bulkPut(copied.map((row) => ({ firstTry, ...row, copied: true })));
}

async function readUnsent(vault: Vault, now: number): Promise<UnsentContent> {
  const device = await vault.device.get(1);
  const parked = await vault.parked.toArray();
  const { at, heardAt } = await readServerTime(vault, now);
  const rows = await vault.outbox.toArray();
  const undecided = parked.filter((p) => p.decided === null);
  const named = namedFotos([...rows, ...undecided]);
  const rascunhos = await vault.rascunhos.toArray();
  return {
    idUsuario: vault.idUsuario,
    device: device?.uuid ?? '',
    exportedAt: at,
    heardAt,
    rows,
    parked: undecided,
    ...(named.length === 0 ? {} : { fotos: await readFotos(vault, named) }),
    ...(rascunhos.length === 0
      ? {}
      : { rascunhos: rascunhos.map(({ arquivo }) => ({ tamanho: arquivo.size })) }),
  };
}

/**
 * Returns all unsent work of this device as the text of a file, for a tablet that goes to repair or for
 * another device of the same user. Keys and frozen bytes go along, so that the server still recognizes a
 * change that reached it. Nothing leaves the queue. Untried changes are marked as copied; if the database
 * cannot be written, the file is made without the marks. Rejects if the database cannot be read.
 */
export async function exportUnsent(vault: Vault, env: Pick<OutboxEnv, 'now'>): Promise<string> {
  const tables = [vault.device, vault.outbox, vault.parked, vault.checkpoints, vault.fotos, vault.rascunhos];
  const now = env.now();
  const marked = vault.transaction('rw', tables, async () => {
    const unsent = await readUnsent(vault, now);
    await markCopied(vault, unsent);
    return unsent;
  });
  const content = await marked.catch((error: unknown) => {
    console.warn('copied changes could not be marked', error);
    return vault.transaction('r', tables, () => readUnsent(vault, now));
  });
  const sha256 = await sha256Of(JSON.stringify(content));
  const file: UnsentFile = { format: UNSENT_FORMAT, version: UNSENT_VERSION, sha256, content };
  return JSON.stringify(file, null, 1);
}
