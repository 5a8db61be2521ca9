import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { consultarVisitas } from '#contract/visits/visita.ts';
import { readVisitasGuardadas, VISITAS_DO_DIA } from '#mirror/visitas.ts';
import { refused, replied, silence } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';
import { beginEpoca } from '#outbox/begin-epoca.ts';
import { noteMarca } from '#outbox/marca.ts';
import { sampleReceipt } from '#outbox/outbox-sample.ts';
import { sampleVisita } from '#outbox/visitas/visita-sample.ts';
import { sampleSync } from '#sync/sync-sample.ts';
import { laneOfVisita } from '#vault/visita-intent.ts';
import { pullVisitas, pullVisitasDoDia } from './pull-visitas.ts';

const NOW = Date.UTC(2026, 10, 21, 15);
const ID = 101;

async function world(answer: () => Answer | Promise<Answer>) {
  const sync = await sampleSync(answer as () => Answer);
  sync.clock.now = NOW;
  return { ...sync, vault: sync.env.vault };
}

const page = (...textos: string[]) =>
  replied(consultarVisitas, { colecao: textos.map((texto) => sampleVisita(texto)), totalRegistros: 2 });
const textosDe = async (vault: Parameters<typeof readVisitasGuardadas>[0], id = ID) =>
  (await readVisitasGuardadas(vault, id))?.valor.visitas.map(({ texto }) => texto);

test('a customer’s notes of 90 days are kept, page by page, with the keys that they contain', async () => {
  const answers = [page('b'), page('a')];
  const { env, vault, asked } = await world(() => answers.shift() ?? silence());
  const intent = {
    tipo: 'visita' as const,
    id: 'i',
    dia: '2026-11-20',
    base: null,
    escritaEm: 1,
    depois: null,
  };
  const lane = laneOfVisita(ID, '2026-11-20');
  await vault.receipts.bulkAdd([
    sampleReceipt(1, intent, 0, { key: 'feita', lane }),
    sampleReceipt(2, intent, 0, { key: 'de outro cliente', lane: laneOfVisita(102, '2026-11-20') }),
  ]);
  expect(await pullVisitas(env, ID)).toEqual({ ok: true, value: null });
  expect(await textosDe(vault)).toEqual(['b', 'a']);
  expect((await readVisitasGuardadas(vault, ID))?.valor.feitas).toEqual(['feita']);
  expect(asked[0]?.query).toMatchObject({
    idPessoaCliente: '101',
    dataInicial: '2026-08-23',
    dataFinal: '2026-11-22',
  });
});

test('the day’s notes name no customer', async () => {
  const { env, vault, asked } = await world(() => page('a', 'b'));
  await pullVisitasDoDia(env);
  expect(await textosDe(vault, VISITAS_DO_DIA)).toEqual(['a', 'b']);
  expect(asked[0]?.query).toMatchObject({ dataInicial: '2026-11-21', dataFinal: '2026-11-22' });
  expect(asked[0]?.query).not.toHaveProperty('idPessoaCliente');
});

test('a page that does not arrive changes nothing', async () => {
  const answers = [page('b'), page('a'), page('b')];
  const { env, vault } = await world(() => answers.shift() ?? silence());
  await pullVisitas(env, ID);
  expect((await pullVisitas(env, ID)).ok).toBe(false);
  expect(await textosDe(vault)).toEqual(['b', 'a']);
});

test.each([
  ['a server without visits', 404, 'nao-encontrado'],
  ['a role without visits', 403, 'sem-permissao'],
] as const)('%s is no failure', async (_what, status, codigo) => {
  const { env, vault } = await world(() => refused(status, codigo));
  expect(await pullVisitas(env, ID)).toEqual({ ok: true, value: null });
  expect(await textosDe(vault)).toBeUndefined();
});

test('a customer that is not the user’s any more is a failure', async () => {
  const { env } = await world(() => refused(403, 'cliente-nao-vinculado'));
  expect((await pullVisitas(env, ID)).ok).toBe(false);
});

test('notes of a server that was restored meanwhile are not kept', async () => {
  const answers = [page('b'), page('a')];
  const { env, vault } = await world(() => answers.shift() ?? restored());
  const restored = async () => {
    await beginEpoca(vault, 'a.5', { now: env.now, uuid: () => 'k', random: () => 0 });
    return page('c', 'd');
  };
  await noteMarca(vault, 'a.5', NOW);
  await pullVisitas(env, ID);
  await pullVisitas(env, ID);
  expect(await textosDe(vault)).toEqual(['b', 'a']);
});

test('a user whose role has no notes about visits asks for none', async () => {
  const { env, asked } = await world(() => page('a'));
  expect(await pullVisitasDoDia({ ...env, papel: 'comprador' })).toEqual({ ok: true, value: null });
  expect(asked).toEqual([]);
});
