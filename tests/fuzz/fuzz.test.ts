import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedHistorico } from '#server/demo/seed/seed-historico.ts';
import { type Api, openApi } from '#tests/support/api.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { fuzz } from './fuzz.ts';
import { senderTo } from './send.ts';
import { tellFailure } from './tell.ts';

const REQUESTS = 2_000;

describe('requests of any kind', () => {
  let database: TestDatabase;
  let api: Api;

  beforeAll(async () => {
    database = await openTestDatabase();
    await database.db.transaction().execute((trx) => seedHistorico(trx, new Date()));
    api = await openApi(database);
    await api.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  test('each response is one that the contract knows, in time, and the server lives', {
    timeout: 600_000,
  }, async () => {
    const { port } = api.app.server.address() as AddressInfo;
    const sender = senderTo(port);
    const { failures, outcomes } = await fuzz(sender, { requests: REQUESTS, seed: 1 });
    sender.close();
    expect(failures.map(tellFailure).join('\n')).toBe('');
    const answered = [...outcomes.values()].flatMap((of) => [...of.values()]).reduce((a, b) => a + b, 0);
    expect(answered).toBeGreaterThanOrEqual(REQUESTS);
  });
});
