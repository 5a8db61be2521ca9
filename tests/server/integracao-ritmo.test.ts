import { millisecondsInSecond } from 'date-fns/constants';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { isInUse } from '#server/db/use.ts';
import { processCargas } from '#server/integration/data/process-load.ts';
import { oneDatabase } from '#tests/support/database.ts';
import { counts, useLoads } from '#tests/support/loads.ts';

describe.each(oneDatabase)('loads on $name', ({ open }) => {
  const loads = useLoads(open);

  const receive = async () =>
    await loads.machine.load(
      'produtos',
      Array.from({ length: 250 }, (_, n) => ({ codigoErp: `S-${n}`, nome: 'POMADA', filial: '1' })),
    );
  const countLines = async () => (await loads.db.selectFrom('cargaLinha').select('linha').execute()).length;

  test('of many lines go to their end in several steps and leave no line behind', async () => {
    await receive();
    let steps = 0;
    await processCargas(loads.db, () => {
      steps += 1;
      return new Date();
    });
    // Two that write and one that ends; more on a slow machine.
    expect(steps).toBeGreaterThanOrEqual(3);
    expect(await countLines()).toBe(0);
  });

  test('make room for people once one of them has sent a request, and for ten seconds', async () => {
    const now = vi.spyOn(performance, 'now');
    try {
      // An earlier file may have used the same database.
      now.mockReturnValue(performance.now() + 20 * millisecondsInSecond);
      await loads.machine.get('/integracao/cargas');
      expect(isInUse(loads.db)).toBe(false);
      await loads.api.nobody.get('/parametros');
      expect(isInUse(loads.db)).toBe(true);
      now.mockReturnValue(performance.now() + 11 * millisecondsInSecond);
      expect(isInUse(loads.db)).toBe(false);
    } finally {
      now.mockRestore();
    }
  });

  test('are not held up by a line at which the server fails', async () => {
    const failed = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await sql`create function "falha"() returns trigger language plpgsql as
      $$ begin raise exception 'a fault' using errcode = 'XX000'; end $$`.execute(loads.db);
    await sql`create trigger "falha" before insert on "produto" for each row
      when (new."nome" = 'FALHA') execute function "falha"()`.execute(loads.db);
    try {
      const produto = (nome: string) => ({ codigoErp: nome, nome, filial: '1' });
      const carga = await loads.machine.loaded('produtos', ['UM', 'FALHA', 'DOIS'].map(produto));
      expect(counts(carga)).toEqual(['concluida', 2, 0, 0, 1, 0]);
      expect(counts(await loads.machine.loaded('produtos', [produto('TRES')])).slice(0, 2)).toEqual([
        'concluida',
        1,
      ]);
      expect(failed).toHaveBeenCalledOnce();
    } finally {
      await sql`drop function "falha" cascade`.execute(loads.db);
      failed.mockRestore();
    }
  });
});
