import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStore } from '#server/db/open.ts';
import { startChild } from '#tests/support/child.ts';
import { openSharedPGlite } from '#tests/support/database.ts';
import { readDump } from '#tests/support/dump-cache.ts';

test('rejects pending calls when the database thread dies, reports it once, and refuses later ones', async () => {
  const deaths: string[] = [];
  const store = await openStore(
    { dump: await readDump(300) },
    { onDeath: (error) => deaths.push(error.message) },
  );
  const heavy = sql`select count(*) from generate_series(1, 200000000)`.execute(store.db);
  const waiting = store.db.selectFrom('usuario').selectAll().execute();
  const settled = Promise.allSettled([heavy, waiting]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await store.embedded?.kill();
  expect((await settled).map((result) => result.status)).toEqual(['rejected', 'rejected']);
  expect(deaths).toEqual(['the database thread ended with code 1']);
  await expect(store.db.selectFrom('usuario').selectAll().execute()).rejects.toThrow('thread ended');
  await expect(store.db.transaction().execute(async () => undefined)).rejects.toThrow('thread ended');
});

test('ends the process with 1 and says why when the database thread dies', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'maleta-store-'));
  try {
    const child = startChild('store-child.ts', folder, 'die');
    expect((await child.exit).code).toBe(1);
    expect(child.errors).toEqual(['O banco de dados embutido parou: the database thread ended with code 1']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('lets the event loop run during a heavy query', async () => {
  const { db } = await openSharedPGlite();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  // The monitor has to tick once: it sees no delay before its first tick.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const start = performance.now();
  await sql`select count(*) from generate_series(1, 4000000) a where a % 7 = 3`.execute(db);
  const took = performance.now() - start;
  delay.disable();
  // Both times in milliseconds. On the main thread the longest delay would be the query itself.
  expect(took).toBeGreaterThan(300);
  expect(delay.max / 1e6).toBeLessThan(took / 2);
});

test('reports the error when it cannot open, instead of ending the process', async () => {
  const notADump = new TextEncoder().encode('not a dump');
  await expect(openStore({ dump: notADump })).rejects.toThrow();
});
