import type { Vault } from '#vault/vault.ts';

/**
 * Returns `count` free places in the order of a lane, ascending, after everything before `seq` and ending at
 * `seq` itself if that is free. They may be fractions: a decision puts several rows in the place of one. Runs
 * inside the caller's transaction over outbox and parked.
 */
export async function placesUpTo(vault: Vault, lane: string, seq: number, count: number): Promise<number[]> {
  const taken = (await vault.outbox.where('seq').belowOrEqual(seq).primaryKeys()) as number[];
  const parked = await vault.parked.where('lane').equals(lane).toArray();
  const before = [...taken, ...parked.filter((p) => p.decided === null).map((p) => p.seq)];
  const low = Math.max(seq - 1, ...before.filter((n) => n < seq));
  const steps = taken.includes(seq) ? count + 1 : count;
  return Array.from({ length: count }, (_, i) =>
    i + 1 === steps ? seq : low + ((seq - low) * (i + 1)) / steps,
  );
}
