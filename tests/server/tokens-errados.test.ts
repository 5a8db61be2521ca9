import { beforeEach, describe, expect, test } from 'vitest';
import { clientOf } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { oneDatabase } from '#tests/support/database.ts';
import { type Machine, openMachine } from '#tests/support/machine.ts';

const CARGAS = '/integracao/cargas';
const WINDOW_MS = 5 * 60_000;

describe.each(oneDatabase)('wrong tokens of machines on $name', ({ open }) => {
  const bench = useBench(open);
  let machine: Machine;

  beforeEach(async () => {
    machine = await openMachine(bench.api, bench.database.db, { clock: () => bench.now });
  });

  const ask = async (token: string) => (await clientOf(bench.api.app, token).get(CARGAS)).status;
  const askAll = async (tokens: readonly string[]) => {
    const answers = new Set<number>();
    for (const token of tokens) answers.add(await ask(token));
    return [...answers];
  };
  const different = (count: number) => Array.from({ length: count }, (_, n) => `mlt_errado-${n}`);

  test('stop their address until the window ends, a right one of it too', async () => {
    expect(await askAll(different(20))).toEqual([401]);
    const refused = await clientOf(bench.api.app, 'mlt_mais-um').get(CARGAS);
    expect([refused.status, refused.body.Codigo]).toEqual([429, 'muitas-requisicoes']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await machine.get(CARGAS)).status).toBe(429);
    bench.later(WINDOW_MS);
    expect((await machine.get(CARGAS)).status).toBe(200);
    expect(await ask('mlt_mais-um')).toBe(401);
  });

  test('count once each: a machine that repeats one stops no other', async () => {
    expect(await askAll(Array<string>(50).fill('mlt_revogado'))).toEqual([401]);
    expect((await machine.get(CARGAS)).status).toBe(200);
  });

  test('of another form, such as a user’s, do not count', async () => {
    expect(await askAll(different(30).map((token) => token.slice(4)))).toEqual([401]);
    expect((await machine.get(CARGAS)).status).toBe(200);
  });
});
