import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { sincronizarCombos } from '#contract/combo-calls.ts';
import { readCombos } from '#mirror/combos.ts';
import { replied, silence } from '#net/answer-sample.ts';
import { pullCombos } from './pull-combos.ts';
import { sampleSync } from './sync-sample.ts';

test('the combos of a customer are kept with the time; when they do not come the last ones stay', async () => {
  const answers = [replied(sincronizarCombos, [])];
  const { env, asked, clock } = await sampleSync(() => answers.shift() ?? silence());
  const kept = { at: clock.now, valor: [] };
  expect(await pullCombos(env, 101)).toEqual({ ok: true, value: null });
  expect(asked.map((one) => one.query)).toEqual([{ idPessoaCliente: '101' }]);
  expect(await readCombos(env.vault, 101)).toEqual(kept);
  clock.now += 1;
  expect(await pullCombos(env, 101)).toEqual({ ok: false, error: silence() });
  expect(await readCombos(env.vault, 101)).toEqual(kept);
});
