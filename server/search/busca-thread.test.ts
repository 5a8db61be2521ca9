import { expect, onTestFinished, test } from 'vitest';
import { DatabaseUnavailable } from '#server/db/unavailable.ts';
import { BuscaThread } from './busca-thread.ts';

const BUSCA = {
  idContexto: null,
  texto: 'dipirona',
  page: { offset: 0, limit: 10 },
  filtros: {},
  ordem: 0,
  membros: null,
} as const;

test('a hundred searches may wait, the next one is refused at once, and the index still gets its updates', async () => {
  const thread = new BuscaThread();
  onTestFinished(() => thread.close());
  const waiting = Array.from({ length: 100 }, () => thread.call('search', BUSCA).catch(() => undefined));
  await expect(thread.call('search', BUSCA)).rejects.toBeInstanceOf(DatabaseUnavailable);
  await expect(thread.call('drop', { idContexto: 'c1' })).resolves.not.toThrow();
  await Promise.all(waiting);
});
