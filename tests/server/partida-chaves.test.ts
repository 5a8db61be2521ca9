import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { readConfig } from '#server/config.ts';
import { openStore } from '#server/db/open.ts';
import { start } from '#server/start.ts';
import { basic, SENHA } from '#tests/support/api.ts';
import { readDump } from '#tests/support/dump-cache.ts';

const DAY_MS = 86_400_000;
const HALF_MINUTE_MS = 30_000;

/** The number of the next order in the database of a folder. */
async function nextOrderNumber(dataFolder: string): Promise<number> {
  const store = await openStore({ dataFolder });
  const { rows } = await sql<{ n: number }>`
    select nextval(pg_get_serial_sequence('public."prePedido"', 'idPrePedido')) as n`.execute(store.db);
  await store.close();
  return Number(must(rows[0], 'number').n);
}

test('a server listens before it deletes only keys older than 90 days, and skips order numbers as time goes', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'maleta-start-'));
  const store = await openStore({ dataFolder: folder, dump: await readDump(300) });
  const [kept, old] = [randomUUID(), randomUUID()];
  const stored = { idUsuario: 1, hash: 'h', status: 200, corpo: '{}' };
  for (const [key, days] of [
    [kept, 89],
    [old, 91],
  ] as const) {
    const criadaEm = new Date(Date.now() - days * DAY_MS);
    await store.db
      .insertInto('mutacao')
      .values({ ...stored, key, criadaEm })
      .execute();
  }
  await store.close();

  const least = Math.floor((Date.now() - Date.UTC(2024, 0, 1)) / HALF_MINUTE_MS);
  const config = readConfig({ PORT: '0', MALETA_DATA: folder, MALETA_DEMO: '1' });
  if (!config.ok) throw new Error(config.error);
  const logIn = async (url: string): Promise<string> => {
    const authorization = basic('representante', SENHA);
    const login = await fetch(`${url}/api/login`, { method: 'POST', headers: { authorization } });
    return ((await login.json()) as { token: string }).token;
  };
  const situacoes = (url: string, token: string): Promise<string[]> =>
    Promise.all(
      [kept, old].map(async (key) => {
        const headers = { authorization: `Bearer ${token}` };
        const answer = await fetch(`${url}/api/sincronizacao/mutacoes/${key}`, { headers });
        return ((await answer.json()) as { situacao: string }).situacao;
      }),
    );
  // A server without repeated work deletes no key before its port opens.
  const listening = await start({ ...config.value, tarefas: false }, () => undefined);
  expect(await situacoes(listening.url, await logIn(listening.url))).toEqual(['aplicada', 'aplicada']);
  await listening.close();
  const running = await start(config.value, () => undefined);
  try {
    const token = await logIn(running.url);
    await expect
      .poll(() => situacoes(running.url, token), { timeout: 20_000, interval: 500 })
      .toEqual(['aplicada', 'desconhecida']);
    await running.close();
    expect(await nextOrderNumber(folder)).toBeGreaterThan(least);
  } finally {
    await running.close();
    rmSync(folder, { recursive: true });
  }
});
