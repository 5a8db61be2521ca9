import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { readMedicamentos } from '#server/demo/seed/medicamentos.ts';
import { seed } from '#server/demo/seed/seed.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const POMADA = '1123634170016';
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Gives a price to a protective ointment, as the previous version of the demonstration did. */
async function putPomada(): Promise<number> {
  const { db } = database;
  const medicamento = must(
    (await readMedicamentos()).find(({ registro }) => registro === POMADA),
    'ointment',
  );
  const { idProduto } = medicamento;
  const copied = await db.selectFrom('produto').selectAll().limit(1).executeTakeFirstOrThrow();
  await db
    .insertInto('produto')
    .values({ ...copied, idProduto, registro: POMADA })
    .execute();
  await sql`insert into "produtoPreco" ("idContexto", "idProduto", "valorUnitario", "descontoComercial",
    "descontoFinanceiro", "st") select "idContexto", ${idProduto}, 100000, 0, 0, 1360 from "contexto"`.execute(
    db,
  );
  return idProduto;
}

test('a completed demonstration charges the fund’s share of Minas Gerais on ointments, and nowhere else', async () => {
  const { db } = database;
  const idProduto = await putPomada();
  await db.updateTable('versaoSemente').set({ versao: '7' }).execute();
  expect(await seed(db, { clock: () => new Date('2026-11-20T15:00:00Z'), size: 300 })).toBe(false);
  const precos = await db
    .selectFrom('produtoPreco')
    .select(['idContexto', 'idProduto', 'st', 'stFcp'])
    .where('stFcp', '>', 0)
    .orderBy('idContexto')
    .execute();
  const comFundo = { idProduto, st: 1711, stFcp: 351 };
  expect(precos).toEqual(['c3', 'p4', 'p5'].map((idContexto) => ({ idContexto, ...comFundo })));
});
