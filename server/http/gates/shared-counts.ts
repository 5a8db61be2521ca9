import { createHmac } from 'node:crypto';
import type { Contagem, ContagemQueries } from '#server/db/contagens.ts';
import { createWindowedCounts } from './windowed-counts.ts';

/** Counts that all processes on a database share. The counts known to this process are checked first. */
export type SharedCounts = {
  /** The count known to this process. */
  of(name: string): number;
  /** Milliseconds until its window ends, as known to this process; 0 when none is open. */
  left(name: string): number;
  /** Reads the counts from the database; then `of` and `left` return them. */
  read(names: readonly string[]): Promise<void>;
  /** Adds one to each name's count. */
  add(names: readonly string[], windowMs: number): Promise<void>;
  takeBack(names: readonly string[]): Promise<void>;
  forget(name: string): Promise<void>;
};

const HASH_BYTES = 16;

/**
 * Shares counts through the database. A name is stored as a hash with the server's key, because it may hold an address.
 */
export function createSharedCounts(
  contagens: ContagemQueries,
  chave: Uint8Array,
  clock: () => Date,
): SharedCounts {
  const known = createWindowedCounts(clock);
  const hashOf = (name: string): string =>
    createHmac('sha256', chave)
      .update(`contagem ${name}`)
      .digest()
      .subarray(0, HASH_BYTES)
      .toString('base64url');
  const learn = (names: readonly string[], rows: readonly Contagem[]): void => {
    const byNome = new Map(rows.map((row) => [row.nome, row]));
    for (const name of names) {
      const row = byNome.get(hashOf(name));
      known.learn(name, row?.vezes ?? 0, row?.ate.getTime() ?? 0);
    }
  };
  return {
    of: (name) => known.of(name),
    left: (name) => known.left(name),
    async read(names) {
      learn(names, await contagens.ler(names.map(hashOf), clock()));
    },
    async add(names, windowMs) {
      const now = clock();
      const ate = new Date(now.getTime() + windowMs);
      const novas = names.map((name) => ({ nome: hashOf(name), ate }));
      learn(names, await contagens.contar(novas, now));
    },
    async takeBack(names) {
      for (const name of names) known.learn(name, known.of(name) - 1, clock().getTime() + known.left(name));
      await contagens.descontar(names.map(hashOf), clock());
    },
    async forget(name) {
      known.learn(name, 0, 0);
      await contagens.zerar(hashOf(name));
    },
  };
}
