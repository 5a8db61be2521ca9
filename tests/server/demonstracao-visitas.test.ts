import { describe, expect, test } from 'vitest';
import { seedVisitas } from '#server/demo/seed/visitas/seed-visitas.ts';
import { seed } from '#server/demo/seed/seed.ts';
import { openApi } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { listarVisitas } from '#tests/support/visitas.ts';

const now = new Date('2026-11-20T15:00:00Z');

describe.each(['new', 'completed'] as const)('the visits of a %s demonstration', (way) => {
  test('are eight of the last weeks, three of them to the first customer', async () => {
    const database = await openTestDatabase();
    const { db } = database;
    await db.deleteFrom('visita').execute();
    if (way === 'new') await db.transaction().execute((trx) => seedVisitas(trx, now));
    else await db.updateTable('versaoSemente').set({ versao: '14' }).execute();
    for (const _time of [1, 2]) expect(await seed(db, { clock: () => now, size: 300 })).toBe(false);
    const api = await openApi(database, { clock: () => now });
    const rep = await api.as('representante');
    expect((await listarVisitas(rep)).totalRegistros).toBe(8);
    expect((await listarVisitas(rep, 101)).colecao.map(({ dia, motivo }) => [dia, motivo])).toEqual([
      ['2026-11-13', 3],
      ['2026-10-30', null],
      ['2026-10-07', 1],
    ]);
    await api.close();
    await database.close();
  });
});
