import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forget } from '#server/db/esquecer.ts';
import { receiveCarga } from '#server/integration/data/receive-load.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';

const NOVA = {
  recurso: 'produtos',
  modo: 'incluirAlterar',
  simulacao: true,
  limiteRetirada: 20,
  idToken: null,
  chave: null,
} as const;
const MB = 1024 ** 2;

describe.each(oneDatabase)('the receiving of a load on $name', ({ open }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('stores long lines as they come, and keeps few of them in memory', async () => {
    const { db } = database;
    const stored: number[] = [];
    const count = async () => (await db.selectFrom('cargaLinha').select('linha').execute()).length;
    async function* body() {
      for (let n = 0; n < 20; n += 1) {
        yield Buffer.from(`${JSON.stringify({ codigoErp: `P-${n}`, nome: 'X'.repeat(MB) })}\n`);
        stored.push(await count());
      }
    }
    const received = await receiveCarga(db, NOVA, body(), new Date());
    expect(received).toMatchObject({ ok: true, value: { linhas: 20 } });
    expect(await count()).toBe(20);
    const held = stored.map((lines, at) => at + 1 - lines);
    expect(Math.max(...held)).toBeLessThan(10);
  });

  test('is forgotten with its lines after their time', async () => {
    const { db } = database;
    const day = (n: number) => new Date(Date.UTC(2026, 0, n));
    async function* body() {
      yield Buffer.from('{"nome":"SEM CODIGO"}\n');
    }
    for (const n of [1, 3]) await receiveCarga(db, NOVA, body(), day(n));
    const refused = async () =>
      (
        await db
          .selectFrom('cargaRecusada')
          .innerJoin('carga', 'carga.idCarga', 'cargaRecusada.idCarga')
          .select('criadaEm')
          .orderBy('criadaEm')
          .execute()
      ).map(({ criadaEm }) => criadaEm.getTime());
    expect(await refused()).toEqual([day(1).getTime(), day(3).getTime()]);
    await forget(db, day(2));
    expect(await refused()).toEqual([day(3).getTime()]);
  });
});
