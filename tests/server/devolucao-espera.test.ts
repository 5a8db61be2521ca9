import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useBench } from '#tests/support/bench.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { cadastro, deliver, findNota, seedNotas, TOTAL } from '#tests/support/devolucoes.ts';

// Only a server with several connections has two transactions at once.
describe.each(bothDatabases.filter(({ name }) => name === 'PostgreSQL'))('a return on $name', ({ open }) => {
  const bench = useBench(open);

  test('waits while another transaction holds its invoice', async () => {
    const { db } = bench.database;
    await seedNotas(db, bench.now);
    const client = await bench.api.as('representante');
    const nota = await findNota(db);
    await deliver(db, nota, bench.now, 2);
    const waiting = async (): Promise<boolean> => {
      const { rows } = await sql`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return rows.length > 0;
    };
    let isAnswered = false;
    const answer = await db.transaction().execute(async (holder) => {
      await sql`select 1 from "notaFiscal" where "idTitulo" = ${nota.idTitulo} for no key update`.execute(
        holder,
      );
      const sent = client.post('/Devolucao/Cadastrar', cadastro(nota, TOTAL)).finally(() => {
        isAnswered = true;
      });
      await expect.poll(async () => isAnswered || (await waiting()), { timeout: 15_000 }).toBe(true);
      expect(isAnswered).toBe(false);
      return { sent };
    });
    expect((await answer.sent).status).toBe(200);
  });
});
