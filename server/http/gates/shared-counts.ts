import { createHmac } from 'node:crypto';
import type { Contagem, ContagemQueries } from '#server/db/contagens.ts';
import { createWindowedCounts } from './windowed-counts.ts';

/** Counts that all processes on a database share. What this process knows of them is a first sieve. */
export type SharedCounts = {
  /** How often, as far as this process knows. */
  of(name: string): number;
  /** Milliseconds until its window is over, as far as this process knows; 0 when none is open. */
  left(name: string): number;
  /** Asks the database how often; then `of` and `left` are what it said. */
  read(names: readonly string[]): Promise<void>;
  /** Counts each name once more. */
  add(names: readonly string[], windowMs: number): Promise<void>;
  takeBack(names: readonly string[]): Promise<void>;
  forget(name: string): Promise<void>;
};

const HASH_BYTES = 16;

/** Shares counts through the database. A name is kept as a hash with the server's key: it may hold an address. */
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
