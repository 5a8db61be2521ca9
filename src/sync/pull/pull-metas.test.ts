import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { consultarMetas } from '#contract/orders/meta.ts';
import { metaSample } from '#domain/metas/meta-sample.ts';
import { readMetas } from '#mirror/metas.ts';
import { refused, replied, silence } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';
import { sampleSync } from '#sync/sync-sample.ts';
import { pullMetas } from './pull-metas.ts';

const VALOR = { mes: '2026-11', lidoEm: '2026-11-21T12:00:00-03:00', metas: [metaSample()] };

async function world(...answers: Answer[]) {
  const sync = await sampleSync(() => answers.shift() ?? silence());
  sync.clock.now = Date.UTC(2026, 10, 21, 15);
  return { ...sync, vault: sync.env.vault };
}

test('the goals are kept with the time at which they were asked for', async () => {
  const { env, vault, clock } = await world(replied(consultarMetas, VALOR));
  expect(await pullMetas(env)).toEqual({ ok: true, value: null });
  expect(await readMetas(vault)).toEqual({ at: clock.now, valor: VALOR });
});

test('a failed read keeps the goals that were there', async () => {
  const { env, vault } = await world(replied(consultarMetas, VALOR), silence());
  await pullMetas(env);
  expect(await pullMetas(env)).toMatchObject({ ok: false });
  expect((await readMetas(vault))?.valor.metas).toHaveLength(1);
});

test('a server without goals is no failure', async () => {
  const { env, vault } = await world(refused(404, 'nao-encontrado'));
  expect(await pullMetas(env)).toEqual({ ok: true, value: null });
  expect(await readMetas(vault)).toBeUndefined();
});

test.each(['comprador', 'escritorio'] as const)('a %s sells nothing and asks for no goals', async (papel) => {
  const { env, asked } = await world(replied(consultarMetas, VALOR));
  expect(await pullMetas({ ...env, papel })).toEqual({ ok: true, value: null });
  expect(asked).toEqual([]);
});
