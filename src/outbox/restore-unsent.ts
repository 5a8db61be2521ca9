import { fail, ok, type Result } from '#lib/result.ts';
import {
  type Intent,
  isOwnChange,
  type OutboxRow,
  type ParkedRow,
  type ServerTime,
} from '#vault/outbox-rows.ts';
import { outboxRow, parkedRow, unsentFotos } from '#vault/outbox-schema.ts';
import { isFuture, upcastParked, upcastRow } from '#vault/upcast-row.ts';
import type { Vault } from '#vault/vault.ts';
import { commit } from './commit.ts';
import { putFotos } from './devolucoes/fotos.ts';
import type { OutboxEnv } from './env.ts';
import type { StorageError } from './storage-error.ts';
import { sha256Of, UNSENT_FORMAT, UNSENT_VERSION, type UnsentContent } from './unsent-file.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * True if the value has the members that the queue's indexes need. A row of a newer build is not checked
 * further.
 */
const isEntry = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['key'] === 'string' &&
  typeof value['lane'] === 'string' &&
  typeof value['seq'] === 'number' &&
  isRecord(value['intent']);

/** Returns the content in this build's form, whatever build wrote the file; null if a row lacks a member. */
function toContent(value: unknown): UnsentContent | null {
  if (!isRecord(value)) return null;
  const { rows, parked } = value;
  if (!Array.isArray(rows) || !Array.isArray(parked)) return null;
  if (![...rows, ...parked].every(isEntry)) return null;
  const content = value as UnsentContent;
  const fotos = unsentFotos.safeParse(content.fotos);
  const whole = {
    ...content,
    // Photographs of another shape are no reason to lose orders.
    fotos: fotos.success ? (fotos.data ?? {}) : {},
    rows: content.rows.map((row) => upcastRow(row) ?? row),
    parked: content.parked.map((row) => upcastParked(row) ?? row),
  };
  const isWhole =
    whole.rows.every((row) => isFuture(row) || outboxRow.safeParse(row).success) &&
    whole.parked.every((row) => isFuture({ ...row, v: 1 }) || parkedRow.safeParse(row).success);
  return isWhole ? whole : null;
}

/** The reason why a file was not restored. The queue is then unchanged. */
export type RestoreError = StorageError | { kind: 'not-ours' | 'newer' | 'damaged' | 'other-user' };

/** `restored` and `skipped` count the user's changes, without the steps before submissions. */
export type Restored = { restored: number; skipped: number };

type Entry = { row: OutboxRow; parked?: undefined } | { row?: undefined; parked: ParkedRow };

async function readFile(text: string): Promise<Result<UnsentContent, RestoreError>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail({ kind: 'not-ours' });
  }
  if (!isRecord(value) || value['format'] !== UNSENT_FORMAT) return fail({ kind: 'not-ours' });
  const { version, sha256, content } = value;
  if (typeof version === 'number' && version > UNSENT_VERSION) return fail({ kind: 'newer' });
  const isWhole = (await sha256Of(JSON.stringify(content ?? null))) === sha256;
  const read = isWhole ? toContent(content) : null;
  return read === null ? fail({ kind: 'damaged' }) : ok(read);
}

/**
 * Returns a row as it starts on this device: due at once and unclaimed, its key and frozen bytes kept. An
 * untried row is marked as copied.
 */
function toFresh(row: OutboxRow, seq: number, now: number, copiedAt: ServerTime): OutboxRow {
  if (isFuture(row)) return { ...row, seq };
  const fresh: OutboxRow = { ...row, seq, state: 'queued', claim: null, leaseUntil: 0, notBefore: now };
  if (row.frozen !== null) return fresh;
  return { firstTry: copiedAt, ...fresh, copied: true };
}

/** True for a discarded change. It is restored, since only the file still has it. */
const isDiscarded = ({ decided }: ParkedRow): boolean => decided?.as === 'discarded';

/** Returns the keys that this device knows and did not discard: they are not restored again. */
async function readKnown(vault: Vault): Promise<Set<string>> {
  const rows = await vault.outbox.toArray();
  const settled = [...(await vault.receipts.toCollection().primaryKeys())];
  const parked = (await vault.parked.toArray()).filter((row) => !isDiscarded(row));
  return new Set([...rows.map((r) => r.key), ...settled, ...parked.map((r) => r.key)]);
}

/** Returns the unknown entries, in their order; the step before a submission goes or stays with it. */
function pickNew({ rows, parked }: UnsentContent, known: ReadonlySet<string>): Entry[] {
  const isNew = (row: OutboxRow): boolean => {
    if (known.has(row.key)) return false;
    if (row.intent.tipo !== 'etapa') return true;
    const envio = rows.find((r) => r.lane === row.lane && r.seq > row.seq && r.intent.tipo === 'envio');
    return envio !== undefined && !known.has(envio.key);
  };
  const entries: Entry[] = [
    ...parked.filter((p) => !known.has(p.key)).map((p) => ({ parked: p })),
    ...rows.filter(isNew).map((row) => ({ row })),
  ];
  const seqOf = (e: Entry) => (e.row ?? e.parked).seq;
  return entries.sort((a, b) => seqOf(a) - seqOf(b));
}

const countActs = (all: readonly { intent: Intent }[]): number => all.filter(isOwnChange).length;

/**
 * Adds the rows of an exported file to this user's queue, behind the unsent ones, in their order. A known key
 * is skipped, unless it was discarded, so that a second restore changes nothing. Keys and frozen bytes stay,
 * so that the server recognizes a change. An untried one is marked, since the other device may send it too.
 */
export async function restoreUnsent(
  vault: Vault,
  text: string,
  env: OutboxEnv,
): Promise<Result<Restored, RestoreError>> {
  const read = await readFile(text);
  if (!read.ok) return read;
  const content = read.value;
  const all = [...content.rows, ...content.parked];
  if (content.idUsuario !== vault.idUsuario || all.some((e) => e.idUsuario !== vault.idUsuario)) {
    return fail({ kind: 'other-user' });
  }
  return commit(vault, ['outbox', 'parked', 'receipts', 'fotos'], async () => {
    const entries = pickNew(content, await readKnown(vault));
    const last = await vault.outbox.orderBy('seq').last();
    const refused = await vault.parked.toArray();
    const base = Math.ceil(Math.max(0, last?.seq ?? 0, ...refused.map((p) => p.seq)));
    const now = env.now();
    const copiedAt = { at: content.exportedAt, heardAt: content.heardAt ?? null };
    for (const [i, { row, parked }] of entries.entries()) {
      const seq = base + 1 + i;
      // A row added at its own `seq` moves the counter of places, so that later changes come after it.
      if (row) {
        await vault.parked.delete(row.key);
        await vault.outbox.add(toFresh(row, seq, now, copiedAt));
      } else await keepPlace(vault, { ...parked, seq });
    }
    const changes = entries.map((e) => e.row ?? e.parked);
    // Also those of changes that an older build kept here without their photographs.
    await putFotos(vault, all, content.fotos ?? {}, now);
    const restored = countActs(changes);
    return { restored, skipped: countActs(all) - restored };
  });
}

/**
 * Stores a refused change. A row is added and deleted at its place, which moves the counter of places past
 * it.
 */
async function keepPlace(vault: Vault, parked: ParkedRow): Promise<void> {
  await vault.parked.put(parked);
  const { seq, ...origin } = parked;
  await vault.outbox.add({
    ...origin,
    seq,
    v: 1,
    state: 'queued',
    notBefore: 0,
    quietUntil: 0,
    tries: 0,
    claim: null,
    leaseUntil: 0,
    frozen: null,
    lastAnswer: null,
  });
  await vault.outbox.delete(seq);
}
