import 'fake-indexeddb/auto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consultarItens } from '#contract/catalogue/ecommerce-item.ts';
import {
  consultarContextos,
  transmitirCatalogo,
  transmitirPrecos,
} from '#contract/catalogue/sincronizacao.ts';
import type { QueryOf } from '#contract/wire/call.ts';
import { type CallInput, toWire } from '#contract/wire/to-wire.ts';
import type { Filtros } from '#engine/filter.ts';
import type { Ordem } from '#engine/ordem.ts';
import { must } from '#lib/must.ts';
import { CatalogueDatabase } from '#mirror/catalogue/catalogue-database.ts';
import { EngineHost } from '#mirror/catalogue/engine-host.ts';
import { createApp } from '#server/app.ts';
import { openStore, type Store } from '#server/db/open.ts';
import { basic, SENHA, TEST_KEY } from '#tests/support/api.ts';
import { type Asked, askedQueries } from '#tests/support/asked-queries.ts';
import { readCatalogueSample } from '#tests/support/catalogue-sample.ts';
import { readDump } from '#tests/support/dump-cache.ts';

const USER = 'u';
const PAGE = 250;

type Wire = ReturnType<typeof toWire>;
type Answer = {
  colecao: { idItem: number; itemTipo: { idItemTipo: number } }[];
  totalRegistros: number;
  aproximado?: boolean;
} & Record<string, { quantidade: number }[]>;

let store: Store;
let app: FastifyInstance;
let base: string;
let token: string;
let device: EngineHost;
let asked: readonly Asked[];
/** The price contexts of the customer by their condition, campaigns among them. */
let contextos: ReadonlyMap<number, { idContexto: string; promocao?: unknown }>;

const CLIENTE = 101;

const send = ({ path, query }: Wire): Promise<Response> =>
  fetch(`${base}/api${path}?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${token}` },
  });

async function streamOf(wire: Wire): Promise<ReadableStream<Uint8Array>> {
  const answer = await send(wire);
  if (answer.status !== 200) throw new Error(`${wire.path}: ${answer.status}`);
  return must(answer.body, 'body');
}

/** Returns a device fed by the server over HTTP, with the prices of all the customer's contexts. */
async function fillDevice(): Promise<EngineHost> {
  const host = new EngineHost(new CatalogueDatabase('same-search'), Date.now);
  await host.reload();
  const ignore = () => undefined;
  const catalogue = await host.importCatalogue(
    await streamOf(toWire(transmitirCatalogo, { query: {} })),
    ignore,
  );
  expect(catalogue).toMatchObject({ ok: true, total: 2000 });
  for (const { idContexto } of contextos.values()) {
    const stream = await streamOf(toWire(transmitirPrecos, { query: { idContexto } }));
    expect(await host.importPrices({ user: USER, idContexto }, stream, ignore)).toMatchObject({ ok: true });
  }
  return host;
}

beforeAll(async () => {
  store = await openStore({ dump: await readDump(2000) });
  app = await createApp({ store, jwtKey: TEST_KEY, loginLimits: 'off' });
  base = await app.listen({ port: 0, host: '127.0.0.1' });
  expect((app.server.address() as AddressInfo).port).toBeGreaterThan(0);
  const login = await fetch(`${base}/api/login`, {
    method: 'POST',
    headers: { authorization: basic('representante', SENHA) },
  });
  token = ((await login.json()) as { token: string }).token;
  const listed = await send(toWire(consultarContextos, { query: { idPessoaCliente: CLIENTE } }));
  const list = (await listed.json()) as { idCondicao: number; idContexto: string; promocao?: unknown }[];
  contextos = new Map(list.map((contexto) => [contexto.idCondicao, contexto]));
  device = await fillDevice();
  asked = await askedQueries(await readCatalogueSample(), device, [...contextos.keys()]);
}, 120_000);

afterAll(async () => {
  await app.close();
  await store.close();
});

/** Returns the call that asks the server for the same search as the device. */
function toQuery({ texto, filtros, ordem, idCondicao }: Asked, page: number): QueryOf<typeof consultarItens> {
  const { fabricantes, marcas, linhas, categorias, subCategorias, selos, lista, mven, cas, dvl } = filtros;
  return {
    textoBusca: texto,
    idModoOrdenacao: ordem,
    quantidadeRegistrosPagina: PAGE,
    numeroPagina: page,
    ...(fabricantes && { idProdutoFabricante: [...fabricantes] }),
    ...(marcas && { idProdutoMarca: [...marcas] }),
    ...(linhas && { idProdutoLinha: [...linhas] }),
    ...(categorias && { idCategoria: [...categorias] }),
    ...(subCategorias && { idSubCategoria: [...subCategorias] }),
    ...(selos && { idEcommerceSelo: [...selos] }),
    ...(lista !== undefined && { idEcommerceProdutoLista: [lista] }),
    ...(mven && { consultarMaisVendidos: true }),
    ...(cas && { consultarCashback: true }),
    ...(dvl && { consultarDescontoVolume: true }),
    ...(idCondicao !== null && { idPessoaCliente: CLIENTE, idCondicaoVenda: idCondicao }),
  };
}

/**
 * One side's results, on two pages: ids in order, their number, whether a typing error was forgiven, and the counts.
 */
type Found = { ids: number[]; total: number; mistyped: boolean; counts: Record<string, number[]> };

async function askServer(question: Asked): Promise<Found> {
  const askPage = async (page: number) => {
    const input: CallInput<typeof consultarItens> = { query: toQuery(question, page) };
    const answer = await send(toWire(consultarItens, input));
    expect(answer.status, JSON.stringify(question)).toBe(200);
    return (await answer.json()) as Answer;
  };
  const first = await askPage(1);
  const pages = first.colecao.length < PAGE ? [first] : [first, await askPage(2)];
  const combos = first.colecao.filter((item) => item.itemTipo.idItemTipo === 2).length;
  const countsOf = (list: string) => (first[list] ?? []).map((member) => member.quantidade);
  return {
    ids: pages
      .flatMap((page) => page.colecao)
      .filter((item) => item.itemTipo.idItemTipo === 1)
      .map((item) => item.idItem),
    total: first.totalRegistros - combos,
    mistyped: first.aproximado ?? false,
    counts: {
      linhas: countsOf('produtoLinhaCollection'),
      categorias: countsOf('categoriaCollection'),
      selos: countsOf('seloCollection'),
    },
  };
}

async function askDevice({ texto, filtros, ordem, idCondicao }: Asked): Promise<Found> {
  const contexto = idCondicao === null ? undefined : must(contextos.get(idCondicao), 'context');
  await device.useContext({ user: USER, idContexto: contexto?.idContexto ?? null });
  const { produtos, total, mistyped, facetas } = device.search({
    query: texto,
    offset: 0,
    limit: 2 * PAGE,
    filtros: {
      ...filtros,
      ...(contexto?.promocao === undefined ? {} : { comPreco: true }),
    } satisfies Filtros,
    ordem: ordem as Ordem,
    comFacetas: true,
  });
  const counts = must(facetas, 'counts');
  return {
    ids: produtos.map((produto) => produto.idProduto),
    total,
    mistyped,
    counts: {
      linhas: counts.linhas.map((member) => member.quantidade),
      categorias: counts.categorias.map((member) => member.quantidade),
      selos: counts.selos.map((member) => member.quantidade),
    },
  };
}

test('the device and the server return the same products in the same order for five hundred searches', async () => {
  expect(asked.length).toBeGreaterThanOrEqual(500);
  const different: { question: Asked; server: Found; device: Found }[] = [];
  let found = 0;
  for (const question of asked) {
    const [server, ofDevice] = [await askServer(question), await askDevice(question)];
    if (ofDevice.ids.length > 0) found += 1;
    // The second page may begin with fewer products when combos stand first.
    const shown = Math.min(server.ids.length, ofDevice.ids.length);
    const isSame =
      JSON.stringify({ ...server, ids: server.ids.slice(0, shown) }) ===
      JSON.stringify({ ...ofDevice, ids: ofDevice.ids.slice(0, shown) });
    if (!isSame) different.push({ question, server, device: ofDevice });
  }
  expect(different).toEqual([]);
  // Searches without results would prove little.
  expect(found).toBeGreaterThan(asked.length * 0.7);
}, 240_000);
