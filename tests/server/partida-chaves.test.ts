import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { start } from '#server/start.ts';
import { openStore } from '#server/store/open.ts';
import { basic, SENHA } from '#tests/support/api.ts';
import { readDump } from '#tests/support/dump-cache.ts';

const DAY_MS = 86_400_000;

test('a start forgets keys older than 90 days and no others', async () => {
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

  const config = readConfig({ PORT: '0', MALETA_DATA: folder, MALETA_DEMO: '1' });
  if (!config.ok) throw new Error(config.error);
  const running = await start(config.value, () => undefined);
  try {
    const authorization = basic('representante', SENHA);
    const login = await fetch(`${running.url}/api/login`, { method: 'POST', headers: { authorization } });
    const { token } = (await login.json()) as { token: string };
    const situacaoOf = async (key: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${running.url}/api/sincronizacao/mutacoes/${key}`, { headers });
      return ((await answer.json()) as { situacao: string }).situacao;
    };
    expect([await situacaoOf(kept), await situacaoOf(old)]).toEqual(['aplicada', 'desconhecida']);
  } finally {
    await running.close();
    rmSync(folder, { recursive: true });
  }
});
