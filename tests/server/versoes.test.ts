import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MARCA_HEADER } from '#contract/wire/headers.ts';
import { createApp } from '#server/app.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Store } from '#server/db/open.ts';
import { TEST_KEY } from '#tests/support/api.ts';
import { standIns } from '#tests/support/demonstracao.ts';
import { openEmptyDatabase } from '#tests/support/empty-database.ts';
import {
  type KeptChange,
  type KeptTables,
  keptVersions,
  passTransactions,
  readTables,
  restoreTables,
} from '#tests/support/kept-version.ts';

/** Columns that a migration fills on purpose. */
const FILLED = new Set(['contaReceber.idBoleto', 'produto.mudado', 'prePedido.mudado']);

/** How long a stream may take on a busy machine. */
const BUILDING = { timeout: 30_000, interval: 200 };

/** The rows of a table as texts of the columns that both versions have, in one order. */
function rowsOf(from: KeptTables, other: KeptTables, table: string): string[] {
  const known = new Set(Object.keys(other.tables[table]?.[0] ?? {}));
  return (from.tables[table] ?? [])
    .map((row) =>
      JSON.stringify(
        Object.entries(row)
          .filter(([column]) => known.has(column) && !FILLED.has(`${table}.${column}`))
          .sort(([a], [b]) => a.localeCompare(b)),
      ),
    )
    .sort();
}

describe.each(keptVersions())('a database of $name', ({ version }) => {
  let store: Store;
  let app: FastifyInstance;
  let after: KeptTables;
  const now = new Date(new Date(version.takenAt).getTime() + 60_000);

  beforeAll(async () => {
    store = await openEmptyDatabase();
    await restoreTables(store.db, version);
    await passTransactions(store.db, version.transaction);
    await migrate(store.db);
    after = await readTables(store.db);
    const clock = () => now;
    app = await createApp({ store, jwtKey: TEST_KEY, loginLimits: 'off', clock, ...standIns(clock) });
  });
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  const send = ({ method, url, headers, body }: KeptChange, marca = headers[MARCA_HEADER]) =>
    app.inject({
      method: method as 'POST' | 'PUT',
      url,
      headers: { ...headers, ...(marca === undefined ? {} : { [MARCA_HEADER]: marca }) },
      ...(body === null ? {} : { payload: body }),
    });
  const ordersOf = async () => {
    const { total } = await store.db
      .selectFrom('prePedido')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  };

  test('keeps each row, with the values it had', () => {
    const tables = Object.keys(version.tables).filter((name) => !name.startsWith('kysely_'));
    const changed = tables.filter((name) => {
      const kept = new Set(rowsOf(after, version, name));
      return rowsOf(version, after, name).some((row) => !kept.has(row));
    });
    expect(changed).toEqual([]);
  });

  test('answers the changes of before the upgrade as it did, and does none of them again', async () => {
    const before = await ordersOf();
    for (const change of version.answered) {
      const answer = await send(change);
      expect([answer.statusCode, answer.payload]).toEqual([change.status, change.answer]);
    }
    expect(await ordersOf()).toBe(before);
  });

  test('answers all that a device of its version reads', async () => {
    const { authorization = '' } = version.waiting[0]?.headers ?? {};
    const read = async (url: string) => (await app.inject({ url, headers: { authorization } })).statusCode;
    for (const url of version.reads) {
      const status = await read(url);
      const whole = url.replace(/[?&]cursor=[^&]*$/, '');
      // A cursor may be gone: then the device loads the whole stream, as soon as it is built.
      if (status === 410 && whole !== url) await expect.poll(() => read(whole), BUILDING).toBeLessThan(400);
      else expect([url, status < 400]).toEqual([url, true]);
    }
  });

  test('takes the order that a device of its version sends after the upgrade, once', async () => {
    const before = await ordersOf();
    const answers: string[] = [];
    let marca: string | undefined;
    for (const change of version.waiting) {
      const answer = await send(change, marca);
      expect([change.url, answer.statusCode]).toEqual([change.url, change.status]);
      answers.push(answer.payload);
      marca = String(answer.headers[MARCA_HEADER]);
    }
    const total = (text: string | undefined) => JSON.parse(text ?? '{}').pedidos?.[0]?.total;
    expect(total(answers.at(-1))).toBe(total(version.waiting.at(-1)?.answer));
    expect(await ordersOf()).toBe(before + 1);
    for (const [i, change] of version.waiting.entries())
      expect((await send(change)).payload).toBe(answers[i]);
    expect(await ordersOf()).toBe(before + 1);
  });
});
