import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { sincronizarCombos, sincronizarCombosMudados } from '#contract/catalogue/combo-calls.ts';
import { comboSample } from '#domain/combo/combo-sample.ts';
import { readCombos } from '#mirror/combos.ts';
import { refused, replied, silence } from '#net/answer-sample.ts';
import { sampleSync } from '#sync/sync-sample.ts';
import { pullCombos } from './pull-combos.ts';

const combo = (idItem: number, descricao = `Combo ${idItem}`) => comboSample(idItem, { descricao });

type Told = Parameters<typeof replied<typeof sincronizarCombosMudados>>[1];
const told = (part: Partial<Told>) =>
  replied(sincronizarCombosMudados, {
    cursor: 'c1',
    trocados: [],
    combos: [],
    continua: null,
    ...part,
  } as never);

const names = async (env: Parameters<typeof pullCombos>[0]) =>
  (await readCombos(env.vault, 101))?.valor.map(({ descricao }) => descricao);

test('the combos of a customer are stored with their time; a failed read leaves the stored ones', async () => {
  const answers = [told({})];
  const { env, asked, clock } = await sampleSync(() => answers.shift() ?? silence());
  const kept = { at: clock.now, valor: [] };
  expect(await pullCombos(env, 101)).toEqual({ ok: true, value: null });
  expect(asked.map((one) => one.query)).toEqual([{ idPessoaCliente: '101' }]);
  expect(await readCombos(env.vault, 101)).toEqual(kept);
  clock.now += 1;
  expect(await pullCombos(env, 101)).toEqual({ ok: false, error: silence() });
  expect(await readCombos(env.vault, 101)).toEqual(kept);
});

test('combos are read in parts to the end, and later only the changes since the first part', async () => {
  const answers = [
    told({ cursor: 'c1', trocados: [1, 2], combos: [combo(1), combo(2)] as never, continua: 2 }),
    told({ cursor: 'c2', trocados: [5], combos: [combo(5)] as never }),
    told({ cursor: 'c3', trocados: [2, 5, 7], combos: [combo(2, 'Novo'), combo(7)] as never }),
    told({ cursor: 'c4' }),
  ];
  const { env, asked } = await sampleSync(() => answers.shift() ?? silence());
  await pullCombos(env, 101);
  expect(await names(env)).toEqual(['Combo 1', 'Combo 2', 'Combo 5']);
  await pullCombos(env, 101);
  expect(await names(env)).toEqual(['Combo 1', 'Novo', 'Combo 7']);
  await pullCombos(env, 101);
  expect(await names(env)).toEqual(['Combo 1', 'Novo', 'Combo 7']);
  expect(asked.map((one) => one.query)).toEqual([
    { idPessoaCliente: '101' },
    { idPessoaCliente: '101', depoisDe: '2' },
    { idPessoaCliente: '101', cursor: 'c1' },
    { idPessoaCliente: '101', cursor: 'c3' },
  ]);
});

test('a lost part leaves the combos and the cursor as they were', async () => {
  const answers = [
    told({ trocados: [1], combos: [combo(1)] as never }),
    told({ cursor: 'c2', trocados: [1], combos: [], continua: 1 }),
  ];
  const { env, asked } = await sampleSync(() => answers.shift() ?? silence());
  await pullCombos(env, 101);
  expect((await pullCombos(env, 101)).ok).toBe(false);
  expect(await names(env)).toEqual(['Combo 1']);
  await pullCombos(env, 101);
  expect(asked.at(-1)?.query).toEqual({ idPessoaCliente: '101', cursor: 'c1' });
});

test('after a forgotten cursor the whole list of combos replaces the kept one', async () => {
  const answers = [
    told({ trocados: [1], combos: [combo(1)] as never }),
    refused(410, 'cursor-desconhecido'),
    told({ cursor: 'c9', trocados: [3], combos: [combo(3)] as never }),
  ];
  const { env, asked } = await sampleSync(() => answers.shift() ?? silence());
  await pullCombos(env, 101);
  expect(await pullCombos(env, 101)).toEqual({ ok: true, value: null });
  expect(await names(env)).toEqual(['Combo 3']);
  expect(asked.at(-1)?.query).toEqual({ idPessoaCliente: '101' });
});

test('a server without the call for changes is asked for all combos at once', async () => {
  const { env, asked } = await sampleSync(({ path }) =>
    path === sincronizarCombos.path
      ? replied(sincronizarCombos, [combo(4)] as never)
      : refused(404, 'nao-encontrado'),
  );
  expect(await pullCombos(env, 101)).toEqual({ ok: true, value: null });
  expect(await names(env)).toEqual(['Combo 4']);
  expect(asked.map((one) => one.path)).toEqual([sincronizarCombosMudados.path, sincronizarCombos.path]);
});

test('a server whose parts do not advance is not asked without end', async () => {
  const { env, asked } = await sampleSync(() => told({ continua: 5 }));
  expect(await pullCombos(env, 101)).toMatchObject({ ok: false, error: { kind: 'unbelieved' } });
  expect(asked).toHaveLength(2);
  expect(await names(env)).toBeUndefined();
});
