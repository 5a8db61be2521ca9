import { Dexie } from 'dexie';
import { vi } from 'vitest';
import type { Vault } from '#vault/vault.ts';

/** Holds every read of a cart until the returned function is called. */
export function holdCarrinhos({ carrinhos }: Vault): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const get = carrinhos.get.bind(carrinhos);
  vi.spyOn(carrinhos, 'get').mockImplementation((...key) =>
    Dexie.Promise.resolve(promise).then(() => get(...key)),
  );
  return resolve;
}
