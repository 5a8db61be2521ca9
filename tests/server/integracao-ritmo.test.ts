import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { processCargas } from '#server/integration/data/process-load.ts';
import { oneDatabase } from '#tests/support/database.ts';
import { counts, useLoads } from '#tests/support/loads.ts';

describe.each(oneDatabase)('loads on $name', ({ open }) => {
  const loads = useLoads(open);

  const stepsOf = async (nome: string, isShared: boolean) => {
    const lines = Array.from({ length: 300 }, (_, n) => ({ codigoErp: `S-${n}`, nome, filial: '1' }));
    await loads.machine.load('produtos', lines);
    let steps = 0;
    const clock = () => {
      steps += 1;
      return new Date();
    };
    await processCargas(loads.db, clock, { isShared });
    return steps;
  };

  test('go in shorter steps where users share their connection', async () => {
    expect([await stepsOf('POMADA', false), await stepsOf('CREME', true)]).toEqual([2, 3]);
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
