import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { sampleClienteRow, sampleContexto, sampleDetalhe } from '#mirror/cliente-sample.ts';
import { answer, portal, refused, silence } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';
import { page, sampleProduto } from '#sync/itens-sample.ts';
import { type Feed, noStream, notTaken, sampleMirror } from '#sync/mirror-sample.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { fillCatalogo, fillPrecos } from './fill-by-pages.ts';
import { pullCatalogo } from './pull-catalogo.ts';
import { pullPrecos } from './pull-precos.ts';

const NOW = 1_000_000;
const HOURS_6 = 6 * 60 * 60_000;
const TAKEN = { geracao: 'g1', cursor: 'n1', total: 3, at: 5 };
const CUT = {
  kind: 'failed',
  sentence: 'A transferência do catálogo foi interrompida. Ela recomeça sozinha quando houver sinal.',
};

const THREE = () => [page([sampleProduto(1), sampleProduto(2)], 3), page([sampleProduto(3)], 3)];

/** Returns a device without a catalogue that serves 101; the server sends these pages in order. */
async function world(
  answers: Answer[],
  {
    clientes = [sampleClienteRow(101)],
    pages = { held: TAKEN },
  }: { clientes?: ClienteRow[]; pages?: Feed } = {},
) {
  const mirror = await sampleMirror({
    respond: () => must(answers.shift(), 'answer'),
    stream: () => noStream(404),
    pages,
  });
  const { vault } = mirror.env;
  await vault.clientes.bulkPut(clientes);
  await vault.device.update(1, { idPessoaCliente: 101 });
  return {
    ...mirror,
    vault,
    queries: () => mirror.asked.map((one) => one.query),
    /** Returns the ids and branches that the engine was given, page by page. */
    taken: () =>
      mirror.imports.map((one) =>
        one.call === 'importPages'
          ? one.pages.map((given) => given.map((p) => [p.idProduto, p.preco?.idPessoaFilial]))
          : null,
      ),
    row: () => vault.checkpoints.get('precos:c1'),
  };
}

const ROW = { name: 'precos:c1', state: 'ready', geracao: 'g1', etag: String(NOW), at: NOW };

test('an empty device is filled page by page with the prices of the customer being served', async () => {
  const { env, asked, queries, imports, taken, row } = await world(THREE());
  expect(await fillCatalogo(env, () => undefined)).toEqual({ kind: 'ready' });
  const query = {
    idPessoaCliente: '101',
    idCondicaoVenda: '1',
    quantidadeRegistrosPagina: expect.any(String),
  };
  expect(queries()).toEqual([
    { ...query, numeroPagina: '1' },
    { ...query, numeroPagina: '2' },
  ]);
  expect(asked[0]).toMatchObject({ path: '/ecommerceitem', options: { token: 'token-1' } });
  expect(imports).toMatchObject([{ user: '7', idContexto: 'c1', total: 3 }]);
  expect(taken()).toEqual([
    [
      [
        [1, 3],
        [2, 3],
      ],
      [[3, 3]],
    ],
  ]);
  expect(await row()).toEqual(ROW);
});

test('the progress of the pages is reported as they arrive', async () => {
  const progress = [{ ms: 0, produtos: 2, total: 3 }];
  const { env } = await world(THREE(), { pages: { progress, held: TAKEN } });
  const told: unknown[] = [];
  await fillCatalogo(env, (one) => told.push(one));
  expect(told).toEqual([{ produtos: 2, total: 3 }]);
});

test('a device that holds a catalogue is not filled again', async () => {
  const { env, held, asked } = await world([]);
  held.geracao = 'g1';
  expect(await fillCatalogo(env, () => undefined)).toEqual({ kind: 'ready' });
  expect(asked).toEqual([]);
});

const noPreference = sampleDetalhe(101);
noPreference.preferencia = { ...noPreference.preferencia, condicao: null };

test.each<[string, ClienteRow[], number | null]>([
  ['serves nobody', [sampleClienteRow(101)], null],
  ['serves somebody of whom it knows nothing yet', [sampleClienteRow(101, null)], 101],
  ['serves somebody who is not in its list', [], 101],
  ['serves somebody without a condition', [sampleClienteRow(101, noPreference)], 101],
])('a device that %s is filled without prices', async (_, clientes, idPessoaCliente) => {
  const { env, vault, queries, imports, taken } = await world([page([sampleProduto(1)], 1)], { clientes });
  await vault.device.update(1, { idPessoaCliente });
  expect(await fillCatalogo(env, () => undefined)).toEqual({ kind: 'ready' });
  expect(queries()).toEqual([{ quantidadeRegistrosPagina: expect.any(String), numeroPagina: '1' }]);
  expect(imports).toMatchObject([{ user: '7', idContexto: null, total: 1 }]);
  expect(taken()).toEqual([[[[1, 0]]]]);
  expect(await vault.checkpoints.where('name').notEqual('connection').count()).toBe(0);
});

test.each<[string, Answer, number, string]>([
  ['silence', silence(), 0, 'no-signal'],
  ['a refusal', refused(403, 'cliente-nao-vinculado'), 403, 'connected'],
])('a first page that fails by %s is logged', async (_, got, status, state) => {
  const { env, vault, imports, row } = await world([got]);
  expect(await fillCatalogo(env, () => undefined)).toEqual(CUT);
  expect([imports, await row()]).toEqual([[], undefined]);
  expect(await vault.log.toArray()).toMatchObject([{ event: 'pull-failed', status, detail: 'precos' }]);
  expect(await vault.checkpoints.get('connection')).toMatchObject({ state });
});

test('a failed first page without prices is logged as the catalogue’s', async () => {
  const { env, vault } = await world([silence()], { clientes: [] });
  await fillCatalogo(env, () => undefined);
  expect(await vault.log.toArray()).toMatchObject([{ detail: 'catalogo' }]);
});

test.each<[string, Answer]>([
  ['does not come', portal()],
  ['is of another list', page([sampleProduto(3)], 4)],
  ['is empty before the end', page([], 3)],
])('a later page that %s ends the filling, and no prices are recorded', async (_, got) => {
  const { env, taken, row } = await world([page([sampleProduto(1), sampleProduto(2)], 3), got]);
  expect(await fillCatalogo(env, () => undefined)).toEqual(CUT);
  expect(taken()[0]).toHaveLength(1);
  expect(await row()).toBeUndefined();
});

test('pages that find no room on the disk end the filling with that reason', async () => {
  const { env, row } = await world(THREE(), { pages: notTaken('disco') });
  expect(await fillCatalogo(env, () => undefined)).toMatchObject({
    kind: 'failed',
    sentence: expect.stringContaining('espaço'),
  });
  expect(await row()).toBeUndefined();
});

const HELD = [{ user: '7', idContexto: 'c1', geracao: 'g1', cursor: '', at: 1 }];

test('filled prices are read again only when they are six hours old', async () => {
  const asks = async (at: number | null, contextos = HELD) => {
    const { env, held, vault, asked } = await world(THREE());
    held.contextos = contextos;
    if (at !== null) await vault.checkpoints.put({ ...ROW, name: 'precos:c1', state: 'ready', at });
    expect(await fillPrecos(env, 'c1')).toEqual({ kind: 'ready' });
    return asked.length > 0;
  };
  expect(await asks(NOW - HOURS_6 + 1)).toBe(false);
  expect(await asks(NOW + HOURS_6 - 1)).toBe(false);
  expect(await asks(NOW - HOURS_6)).toBe(true);
  expect(await asks(NOW + HOURS_6)).toBe(true);
  expect(await asks(null)).toBe(true);
  expect(await asks(NOW, [])).toBe(true);
  expect(await asks(NOW, [{ user: '7', idContexto: 'c9', geracao: 'g1', cursor: '', at: 1 }])).toBe(true);
});

test('prices are read for a customer of the context, under its condition', async () => {
  const campaign = sampleContexto('c2', { idCondicao: 8, filiais: [] });
  const clientes = [
    sampleClienteRow(100, null),
    sampleClienteRow(101),
    sampleClienteRow(102, sampleDetalhe(102, [sampleContexto('c0'), campaign])),
  ];
  const { env, queries, imports, taken } = await world([page([sampleProduto(1)], 1)], { clientes });
  expect(await fillPrecos(env, 'c2')).toEqual({ kind: 'ready' });
  expect(queries()).toMatchObject([{ idPessoaCliente: '102', idCondicaoVenda: '8' }]);
  expect(imports).toMatchObject([{ idContexto: 'c2' }]);
  expect(taken()).toEqual([[[[1, 0]]]]);
});

test('a context without a customer is read without prices', async () => {
  const { env, imports, vault } = await world([page([sampleProduto(1)], 1)]);
  expect(await fillPrecos(env, 'c7')).toEqual({ kind: 'ready' });
  expect(imports).toMatchObject([{ idContexto: null }]);
  expect(await vault.checkpoints.where('name').notEqual('connection').count()).toBe(0);
});

test('the pages of a campaign are never read as the catalogue', async () => {
  const promocao = { dataInicial: null, dataFinal: null };
  const clientes = [
    sampleClienteRow(100, null),
    sampleClienteRow(101, sampleDetalhe(101, [sampleContexto(), sampleContexto('c2', { promocao })])),
  ];
  const { env, asked } = await world(THREE(), { clientes });
  expect(await fillPrecos(env, 'c2')).toEqual({ kind: 'ready' });
  expect(asked).toEqual([]);
  await fillPrecos(env, 'c1');
  expect(asked).toHaveLength(2);
});

test('the catalogue of a server without a feed is read page by page, and its progress is stored', async () => {
  const progress = [{ ms: 0, produtos: 2, total: 3 }];
  const { env, vault, opened, asked } = await world(THREE(), { pages: { progress, held: TAKEN } });
  expect(await pullCatalogo(env)).toEqual({ kind: 'ready' });
  expect([opened.length, asked.length]).toEqual([1, 2]);
  expect(await vault.checkpoints.get('catalogo')).toMatchObject({ state: 'ready', geracao: 'g1', total: 3 });
  const failed = await world(THREE(), { pages: notTaken('disco', { progress }) });
  expect(await pullCatalogo(failed.env)).toMatchObject({ kind: 'failed' });
  expect(await failed.vault.checkpoints.get('catalogo')).toMatchObject({
    state: 'failed',
    done: 2,
    total: 3,
  });
  const without = await world([answer(503, '')]);
  expect(await pullCatalogo(without.env)).toEqual(CUT);
});

test('prices of a server without a feed are read page by page', async () => {
  const { env, opened, row } = await world(THREE());
  expect(await pullPrecos(env, '7', { idContexto: 'c1' })).toEqual({ kind: 'ready' });
  expect(opened).toHaveLength(1);
  expect(await row()).toEqual(ROW);
});
