import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { readCursor } from '#server/db/feed-cursor.ts';
import { openStore } from '#server/db/open.ts';
import { readPrecosFeed } from '#server/feed/feed.ts';
import { start } from '#server/start.ts';
import { basic, SENHA } from '#tests/support/api.ts';
import { readDump } from '#tests/support/dump-cache.ts';
import { readStream } from '#tests/support/feed-copy.ts';

test('a start builds the streams missing after an interrupted seed, under its own epoch', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'maleta-start-'));
  const store = await openStore({ dataFolder: folder, dump: await readDump(300) });
  const before = await readCursor(store.db);
  await store.db.deleteFrom('catalogoGeracao').execute();
  await store.close();

  const config = readConfig({ PORT: '0', MALETA_DATA: folder, MALETA_DEMO: '1' });
  if (!config.ok) throw new Error(config.error);
  const running = await start(config.value, () => undefined);
  try {
    const login = await fetch(`${running.url}/api/login`, {
      method: 'POST',
      headers: { authorization: basic('representante', SENHA) },
    });
    const { token } = (await login.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${running.url}/api/sincronizacao/catalogo`, { headers });
    expect(answer.status).toBe(200);
    const header = JSON.parse((await answer.text()).split('\n')[0] ?? '') as {
      cursor: string;
      total: number;
    };
    expect(header.total).toBe(300);
    expect(header.cursor.split('.')[0]).not.toBe(before.split('.')[0]);
  } finally {
    await running.close();
    rmSync(folder, { recursive: true });
  }
});

test('a running server builds the missing stream of a price context by itself', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'maleta-start-'));
  const before = await openStore({ dataFolder: folder, dump: await readDump(300) });
  await before.db.deleteFrom('feed').where('idContexto', '=', 'c2').execute();
  await before.close();

  const config = readConfig({ PORT: '0', MALETA_DATA: folder, MALETA_DEMO: '1' });
  if (!config.ok) throw new Error(config.error);
  const running = await start(config.value, () => undefined);
  await sleep(10_000);
  await running.close();
  const after = await openStore({ dataFolder: folder });
  try {
    const feed = await readPrecosFeed(after.db, 'c2');
    expect(readStream(feed?.corpo ?? new Uint8Array()).rows.size).toBe(300);
  } finally {
    await after.close();
    rmSync(folder, { recursive: true });
  }
}, 60_000);
