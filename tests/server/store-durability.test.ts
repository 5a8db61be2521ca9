import { cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { FolderTakenError, lockByFile } from '#server/db/folder-lock.ts';
import { openStore } from '#server/db/open.ts';
import { startChild } from '#tests/support/child.ts';
import { readDump } from '#tests/support/dump-cache.ts';

const makeFolder = (): string => mkdtempSync(path.join(tmpdir(), 'maleta-store-'));

/** A data folder that began as a dump, copied for each test: making one takes seconds. */
let template: string;
let folder: string;

beforeAll(async () => {
  template = makeFolder();
  const store = await openStore({ dataFolder: template, dump: await readDump(300) });
  await store.close();
});
beforeEach(() => {
  folder = makeFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => rmSync(template, { recursive: true, force: true }));

const copyTemplate = () => cpSync(template, folder, { recursive: true });

test('asks the kernel for durability at least once in every commit, and never for a read', async () => {
  copyTemplate();
  const store = await openStore({ dataFolder: folder });
  try {
    const counted: number[] = [];
    for (let n = 0; n < 20; n += 1) {
      await store.db.transaction().execute((trx) =>
        trx
          .insertInto('parametro')
          .values({ nome: `n${n}`, valor: '' })
          .execute(),
      );
      counted.push((await store.embedded?.fsyncs())?.lastStatement ?? 0);
    }
    expect(Math.min(...counted)).toBeGreaterThanOrEqual(1);
    await store.db.selectFrom('parametro').selectAll().execute();
    expect((await store.embedded?.fsyncs())?.lastStatement).toBe(0);
  } finally {
    await store.close();
  }
});

test('keeps every acknowledged row of a process that is killed while writing', async () => {
  copyTemplate();
  const child = startChild('store-child.ts', folder, 'write');
  await child.waitFor('ack 150');
  child.kill('SIGKILL');
  expect((await child.exit).signal).toBe('SIGKILL');
  const acknowledged = child.lines.filter((line) => line.startsWith('ack')).length;
  const store = await openStore({ dataFolder: folder });
  try {
    const rows = await store.db.selectFrom('parametro').select('nome').execute();
    const kept = new Set(rows.map((row) => row.nome));
    const lost = Array.from({ length: acknowledged }, (_, n) => `n${n}`).filter((nome) => !kept.has(nome));
    expect(acknowledged).toBeGreaterThan(150);
    expect(lost).toEqual([]);
  } finally {
    await store.close();
  }
});

test('refuses a second process in a plain sentence and lets the next one in after a kill', async () => {
  copyTemplate();
  const first = startChild('store-child.ts', folder, 'hold');
  await first.waitFor('open');
  const second = startChild('store-child.ts', folder, 'hold');
  expect((await second.exit).code).toBe(1);
  expect(second.errors).toEqual([new FolderTakenError(folder).message]);
  first.kill('SIGKILL');
  await first.exit;
  const third = await openStore({ dataFolder: folder });
  expect(await third.db.selectFrom('usuario').select('login').orderBy('idUsuario').execute()).toEqual([
    { login: 'representante' },
    { login: 'farmacia' },
  ]);
  await third.close();
});

test('refuses a second opening in the same process, and frees the folder when it closes', async () => {
  copyTemplate();
  const store = await openStore({ dataFolder: folder });
  await expect(openStore({ dataFolder: folder })).rejects.toThrow(FolderTakenError);
  await store.close();
  const again = await openStore({ dataFolder: folder });
  await again.close();
});

test('locks by a file where there are no abstract sockets, and takes over the file of a dead process', () => {
  const lock = lockByFile(folder);
  expect(() => lockByFile(folder)).toThrow(FolderTakenError);
  lock.release();
  // No process has the highest possible id.
  writeFileSync(path.join(folder, 'em-uso'), '4194304');
  lockByFile(folder).release();
});

test('begins a new folder as a dump, closed to other users, and leaves the data of an existing one', async () => {
  const dump = await readDump(300);
  const data = path.join(folder, 'data');
  const first = await openStore({ dataFolder: data, dump });
  expect(statSync(data).mode & 0o777).toBe(0o700);
  await first.db.insertInto('parametro').values({ nome: 'mine', valor: '1' }).execute();
  await first.close();
  const second = await openStore({ dataFolder: data, dump });
  const kept = await second.db.selectFrom('parametro').selectAll().where('nome', '=', 'mine').execute();
  expect(kept).toEqual([{ nome: 'mine', valor: '1' }]);
  const products = await second.db.selectFrom('produto').select('idProduto').execute();
  await second.close();
  expect(products).toHaveLength(300);
});
