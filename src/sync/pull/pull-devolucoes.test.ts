import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import {
  consultarDevolucaoMotivos,
  consultarDevolucaoSituacoes,
  consultarDevolucoes,
  consultarEmitentes,
  sincronizarItensNotas,
} from '#contract/returns/devolucao-consultas.ts';
import { devolucaoSample } from '#domain/returns/devolucao-sample.ts';
import { readListasDeDevolucao } from '#mirror/devolucoes.ts';
import { refused, replied } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';
import { itemIntent } from '#outbox/devolucoes/devolucao-sample.ts';
import { sampleRow } from '#outbox/outbox-sample.ts';
import { sampleMirror } from '#sync/mirror-sample.ts';
import { refreshAll } from '#sync/refresh.ts';
import { sampleServer } from '#sync/server-sample.ts';
import { sampleSync } from '#sync/sync-sample.ts';
import { laneOfDevolucao } from '#vault/devolucao-intents.ts';
import { pullDevolucoes, pullListasDeDevolucao, pullNotasDevolucao } from './pull-devolucoes.ts';

const MOTIVO = { idDevolucaoMotivo: 1, descDevolucaoMotivo: 'Avaria' };
const SITUACAO = { idSituacao: 1, descSituacao: 'Em digitação' };
/** An issuer as the documents have it. */
const emitente = (descricaoEcommerce: string) => ({
  descricaoEcommerce,
  pessoaJuridica: { pessoa: { idPessoa: 2 } },
});

/** A server that has the documented calls and not ours. */
const documented: Record<string, Answer> = {
  [consultarDevolucaoMotivos.path]: replied(consultarDevolucaoMotivos, [MOTIVO]),
  [consultarDevolucaoSituacoes.path]: replied(consultarDevolucaoSituacoes, [SITUACAO]),
  [consultarEmitentes.path]: replied(consultarEmitentes, [emitente('CD Sul')]),
};
const serving = (over: Record<string, Answer> = {}) =>
  sampleSync(({ path }) => ({ ...documented, ...over })[path] ?? refused(404, 'nao-encontrado'));

test('a server without the lots of invoices still gives reasons, situations and issuers', async () => {
  const { env } = await serving();
  expect((await pullNotasDevolucao(env, 101)).ok).toBe(true);
  expect((await pullListasDeDevolucao(env)).ok).toBe(true);
  expect((await readListasDeDevolucao(env.vault))?.valor).toEqual({
    motivos: [MOTIVO],
    situacoes: [SITUACAO],
    emitentes: [{ idPessoa: 2, nome: 'CD Sul' }],
  });
});

test('a list that fails stays as it was, and the others are kept', async () => {
  const { env } = await serving();
  await pullListasDeDevolucao(env);
  const later = await serving({
    [consultarDevolucaoMotivos.path]: refused(500, 'erro-interno'),
    [consultarEmitentes.path]: replied(consultarEmitentes, [emitente('CD Norte')]),
  });
  const pulled = await pullListasDeDevolucao({ ...later.env, vault: env.vault });
  expect(pulled).toMatchObject({ ok: false, error: { status: 500 } });
  expect((await readListasDeDevolucao(env.vault))?.valor).toMatchObject({
    motivos: [MOTIVO],
    emitentes: [{ idPessoa: 2, nome: 'CD Norte' }],
  });
});

test('a server without any of the lists leaves the device without them', async () => {
  const { env } = await sampleSync(() => refused(404, 'nao-encontrado'));
  expect((await pullListasDeDevolucao(env)).ok).toBe(true);
  expect(await readListasDeDevolucao(env.vault)).toBeUndefined();
});

test('one refresh reads the lists once, however many customers are kept ready', async () => {
  const server = sampleServer(({ path }) => documented[path]);
  const { env, asked, clock } = await sampleMirror({ respond: server });
  clock.now = Date.UTC(2026, 10, 21, 15);
  await env.vault.device.update(1, { idPessoaCliente: 101, recentes: [102, 103] });
  await refreshAll(env, async () => undefined);
  const times = (path: string) => asked.filter((one) => one.path === path).length;
  expect(times(sincronizarItensNotas.path)).toBeGreaterThan(1);
  expect(Object.keys(documented).map(times)).toEqual([1, 1, 1]);
});

const lane = laneOfDevolucao('n812');
const sample = devolucaoSample(812);
const change = itemIntent('L1', 1, {
  devolucao: 'n812',
  idDevolucao: 812,
  dataDevolucao: sample.dataDevolucao,
});

test.each([
  ['still has', sample, 812],
  ['gave to another return', { ...sample, dataDevolucao: '2026-11-21T10:00:00-03:00' }, undefined],
  [
    'gave to a return of another invoice',
    { ...sample, titulo: { ...sample.titulo, idTitulo: 9 } },
    undefined,
  ],
])('an id that the restored server %s is told by its list', async (_, listed, idDevolucao) => {
  const { env } = await serving({ [consultarDevolucoes.path]: replied(consultarDevolucoes, [listed]) });
  await env.vault.outbox.put(sampleRow(1, change, { lane, v: 3 }));
  await env.vault.checkpoints.put({ name: 'marca', marca: null, conferir: [], doubted: [lane], at: 1 });
  await pullDevolucoes(env, 101);
  const intent = (await env.vault.outbox.get(1))?.intent;
  expect(intent?.tipo === 'devolucao-item' && intent.idDevolucao).toBe(idDevolucao);
  expect(await env.vault.checkpoints.get('marca')).toMatchObject({ doubted: [] });
});

test('a list of the server before its restore is not kept', async () => {
  let atAsk: () => Promise<unknown> = async () => undefined;
  const { env } = await sampleSync(async () => {
    await atAsk();
    return replied(consultarDevolucoes, [sample]);
  });
  await env.vault.checkpoints.put({ name: 'marca', marca: 'e.1.1', conferir: [], at: 1 });
  atAsk = () =>
    env.vault.checkpoints.put({ name: 'marca', marca: null, conferir: [], doubted: [lane], at: 2 });
  await pullDevolucoes(env, 101);
  expect(await env.vault.devolucoes.count()).toBe(0);
  expect(await env.vault.checkpoints.get('marca')).toMatchObject({ doubted: [lane] });
});
