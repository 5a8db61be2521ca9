import { MessageChannel } from 'node:worker_threads';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, test } from 'vitest';
import { rowsOfSegments } from '#engine/rows.ts';
import { CatalogueDatabase } from '#mirror/catalogue/catalogue-database.ts';
import type { ProdutoPagina } from '#mirror/catalogue/catalogue-pages.ts';
import { openEngine } from '#mirror/catalogue/engine-client.ts';
import type { EnginePort } from '#mirror/catalogue/engine-protocol.ts';
import { serveEngine } from '#mirror/catalogue/engine-serve.ts';
import { readCatalogueSample } from '#tests/support/catalogue-sample.ts';

const sample = await readCatalogueSample(60);
const page = { offset: 0, limit: 100 };
const open: MessageChannel[] = [];

afterEach(() => {
  for (const { port1 } of open.splice(0)) port1.close();
});

function engine() {
  const channel = new MessageChannel();
  open.push(channel);
  channel.port1.start();
  channel.port2.start();
  const options = { indexedDB: new IDBFactory() };
  // Node's ports dispatch the same events; only their types differ from the browser's.
  serveEngine(channel.port2 as unknown as EnginePort, (tenant) => new CatalogueDatabase(tenant, options));
  return openEngine({ tenant: 't', port: channel.port1 as unknown as EnginePort });
}

const produtos: ProdutoPagina[] = rowsOfSegments(sample.segments).map((row) => ({
  ...row,
  fabricante: `Maker ${row.idFabricante}`,
  marca: `Brand ${row.idMarca}`,
  linha: 'Linha',
  idCategoria: 1,
  categoria: 'Medicamentos',
  subCategoria: 'Todos',
  selos: [],
  cashback: null,
  preco: {
    valorUnitario: 100_000 + row.idProduto,
    descontoComercial: 500,
    descontoFinanceiro: 0,
    st: 0,
    idPessoaFilial: 1,
    estoque: 9,
    faixas: [{ quantidade: 10, descontoComercial: 700, descontoFinanceiro: 0 }],
  },
}));

async function* pagesOf(all: readonly ProdutoPagina[], breaksAfter = Number.POSITIVE_INFINITY) {
  for (let at = 0; at < all.length; at += 25) {
    if (at / 25 >= breaksAfter) throw new Error('no signal');
    yield all.slice(at, at + 25);
    await Promise.resolve();
  }
}

test('pages fill the mirror with products, names and the prices of a context', async () => {
  const client = engine();
  const told: number[] = [];
  const answer = await client.importPages('ana', 'c1', pagesOf(produtos), {
    total: 60,
    onProgress: (p) => told.push(p.produtos, p.total),
  });
  expect(answer).toMatchObject({ ok: true, total: 60, mudou: true });
  expect(told).toEqual([0, 60, 25, 60, 50, 60, 60, 60]);
  await client.useContext('ana', 'c1');
  const read = await client.readProdutos([7]);
  expect(read.produtos[0]).toMatchObject({
    nome: produtos[6]?.nome,
    marca: `Brand ${produtos[6]?.idMarca}`,
    preco: { valorUnitario: 100_007, faixas: [{ quantidade: 10, descontoComercial: 700 }] },
  });
  expect((await client.search('', page))?.total).toBe(60);
});

test('the same products are the same generation, however they are divided into pages', async () => {
  const client = engine();
  const first = await client.importPages('ana', 'c1', pagesOf(produtos), { total: 60 });
  const turned = [...produtos].reverse();
  const again = await client.importPages('ana', 'c1', pagesOf([...turned, ...turned.slice(0, 3)]), {
    total: 60,
  });
  expect(again).toEqual({ ...first, mudou: false });
  const changed = produtos.map((one) => (one.idProduto === 3 ? { ...one, nome: 'OUTRO' } : one));
  const other = await client.importPages('ana', 'c1', pagesOf(changed), { total: 60 });
  expect(other).toMatchObject({ ok: true, mudou: true });
});

test('broken pages change nothing', async () => {
  const client = engine();
  await client.importPages('ana', 'c1', pagesOf(produtos), { total: 60 });
  const answer = await client.importPages('ana', 'c1', pagesOf(produtos.slice(0, 30), 1), { total: 60 });
  expect(answer).toEqual({ ok: false, erro: 'truncado' });
  expect((await client.status()).total).toBe(60);
});
