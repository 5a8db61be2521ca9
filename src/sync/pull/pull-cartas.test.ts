import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { consultarCartas } from '#contract/letters/carta-consultas.ts';
import { cartaItensSample, cartaSample } from '#domain/letters/carta-sample.ts';
import { readCartas } from '#mirror/cartas.ts';
import { refused, replied, silence } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';
import { beginEpoca } from '#outbox/begin-epoca.ts';
import { noteMarca } from '#outbox/marca.ts';
import { sampleSync } from '#sync/sync-sample.ts';
import { pullCartas } from './pull-cartas.ts';

const NOW = Date.UTC(2026, 10, 21, 15);
const ID = 101;

async function world(answer: () => Answer | Promise<Answer>) {
  const sync = await sampleSync(answer as () => Answer);
  sync.clock.now = NOW;
  return { ...sync, vault: sync.env.vault };
}

const page = (...ids: number[]) =>
  replied(consultarCartas, {
    colecao: ids.map((id) => cartaSample(id, { itemNota: cartaItensSample({ A1: 4 }) })),
    totalRegistros: 2,
  });

test('the letters of 90 days are kept with their rows, page by page', async () => {
  const answers = [page(2), page(1)];
  const { env, vault, asked } = await world(() => answers.shift() ?? silence());
  expect(await pullCartas(env, ID)).toEqual({ ok: true, value: null });
  const kept = await readCartas(vault, ID);
  expect([kept?.at, kept?.valor.desde]).toEqual([NOW, '2026-08-23']);
  expect(kept?.valor.cartas.map(({ carta, itens }) => [carta.idCartaCorrecao, itens.length])).toEqual([
    [2, 2],
    [1, 2],
  ]);
  expect(asked[0]?.query).toMatchObject({ incluirItens: 'true', dataInicial: '2026-08-23' });
});

test('a page that does not arrive changes nothing', async () => {
  const answers = [page(2), page(1), page(2)];
  const { env, vault } = await world(() => answers.shift() ?? silence());
  await pullCartas(env, ID);
  expect((await pullCartas(env, ID)).ok).toBe(false);
  expect((await readCartas(vault, ID))?.valor.cartas).toHaveLength(2);
});

test('a server without letters is no failure', async () => {
  const { env, vault } = await world(() => refused(404, 'nao-encontrado'));
  expect(await pullCartas(env, ID)).toEqual({ ok: true, value: null });
  expect(await readCartas(vault, ID)).toBeUndefined();
});

test('letters of a server that was restored meanwhile are not kept, and those from before are removed', async () => {
  const answers = [page(2), page(1)];
  const { env, vault } = await world(() => answers.shift() ?? page(2, 1));
  await noteMarca(vault, 'a.5', NOW);
  await pullCartas(env, ID);
  expect(await readCartas(vault, ID)).toBeDefined();
  const late = pullCartas(env, ID);
  await beginEpoca(vault, 'a.5', { now: env.now, uuid: () => 'k', random: () => 0 });
  await late;
  expect(await readCartas(vault, ID)).toBeUndefined();
});
