import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PrecosDeltaCabecalho } from '#contract/catalogue/sincronizacao.ts';
import { type CatalogoRow, rowsOfSegments } from '#engine/rows.ts';
import { must } from '#lib/must.ts';
import { CatalogueDatabase } from '#mirror/catalogue/catalogue-database.ts';
import { EngineHost } from '#mirror/catalogue/engine-host.ts';
import {
  type Change,
  changeSample,
  toDeltaBytes,
  toPriceDeltaBytes,
} from '#tests/support/catalogue-changes.ts';
import {
  type CatalogueSample,
  inventPrices,
  readCatalogueSample,
  toCatalogueBytes,
  toPriceBytes,
} from '#tests/support/catalogue-sample.ts';

const sample = await readCatalogueSample(400);
const rows = rowsOfSegments(sample.segments);
const ignore = (): void => undefined;
const streamOf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream();

function device() {
  const options = { indexedDB: new IDBFactory() };
  const database = () => new CatalogueDatabase('t', options);
  const start = async (): Promise<EngineHost> => {
    const host = new EngineHost(database(), () => 5);
    await host.reload();
    return host;
  };
  const load = async (of: CatalogueSample): Promise<EngineHost> => {
    const host = await start();
    expect(await host.importCatalogue(streamOf(toCatalogueBytes(of)), ignore)).toMatchObject({ ok: true });
    return host;
  };
  return { start, load, database };
}

const QUERIES = [
  '',
  'dipirona',
  'comprimido 500',
  'novo',
  'losart 50',
  '7896',
  'mg',
  'renomeada',
  '20 com',
  'b12',
];

/**
 * Returns the visible content of a catalogue: every query's rows in their order, and the ids of all products.
 */
function seen(host: EngineHost): unknown {
  const found = QUERIES.map((query) => host.search({ query, offset: 0, limit: 5000 }));
  return { found, read: host.readProdutos({ ids: rows.map((row) => row.idProduto) }) };
}

const rowOf = (i: number): CatalogoRow => must(rows[i % rows.length], 'row');
const changed = fc.tuple(fc.nat(399), fc.nat(399), fc.boolean()).map(([at, like, isNamed]) => ({
  ...rowOf(like),
  idProduto: rowOf(at).idProduto,
  nome: isNamed ? `NOVO ${rowOf(like).nome}` : rowOf(like).nome,
}));
const added = fc.tuple(fc.integer({ min: 1001, max: 1060 }), fc.nat(399)).map(([idProduto, like]) => ({
  ...rowOf(like),
  idProduto,
  codBarras: `7896${idProduto}00000`,
}));
const change: fc.Arbitrary<Change> = fc
  .record({
    rows: fc.uniqueArray(fc.oneof(changed, added), { maxLength: 60, selector: (row) => row.idProduto }),
    removidos: fc.uniqueArray(fc.integer({ min: 1, max: 420 }), { maxLength: 12 }),
    marca: fc.option(fc.nat(20), { nil: undefined }),
  })
  .map(({ rows: all, removidos, marca }) => {
    const ids = new Set(all.map((row) => row.idProduto));
    const [id, , idFabricante] = sample.header.marcas[marca ?? 0] ?? [1, '', 1];
    return {
      rows: all,
      removidos: removidos.filter((gone) => !ids.has(gone)),
      ...(marca === undefined
        ? {}
        : { marcas: [[id, 'Renomeada', idFabricante] as [number, string, number]] }),
    };
  });

test('a device after deltas shows the same as a device that loaded the whole catalogue', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      const { start, load, database } = device();
      const host = await load(sample);
      let after = sample;
      for (const [i, one] of changes.entries()) {
        after = changeSample(after, one, `c${i}`);
        const answer = await host.importCatalogue(streamOf(toDeltaBytes(after, one)), ignore);
        expect(answer).toMatchObject({ ok: true, cursor: `c${i}`, total: after.header.total });
      }
      const whole = seen(await device().load(after));
      expect(seen(host)).toEqual(whole);
      expect(seen(await start())).toEqual(whole);
      for (const row of await database().packed.all()) await database().packed.put({ ...row, version: 0 });
      expect(seen(await start())).toEqual(whole);
    }),
    { numRuns: 25 },
  );
}, 120_000);

const small: Change = { rows: [{ ...rowOf(3), nome: 'NOVO NOME' }], removidos: [9] };
const moved = changeSample(sample, small, '2');

test('a small delta leaves the packed index unchanged; many together are merged into it', async () => {
  const { load, database } = device();
  const host = await load(sample);
  const before = await database().packed.get('g1');
  await host.importCatalogue(streamOf(toDeltaBytes(moved, small)), ignore);
  expect(await database().deltas.count()).toBe(1);
  expect(await database().packed.get('g1')).toEqual(before);
  const large: Change = { rows: rows.slice(20, 80), removidos: [] };
  const later = changeSample(moved, large, '3');
  await host.importCatalogue(streamOf(toDeltaBytes(later, large)), ignore);
  expect(await database().deltas.count()).toBe(0);
  expect((await database().packed.get('g1'))?.catalogue.total).toBe(399);
});

test('a delta with a wrong number of products asks for the whole catalogue, and changes nothing', async () => {
  const { start, load } = device();
  const host = await load(sample);
  const before = seen(host);
  const false_ = changeSample(sample, { rows: [], removidos: [9, 10] }, '2');
  const answer = await host.importCatalogue(streamOf(toDeltaBytes(false_, small)), ignore);
  expect(answer).toEqual({ ok: false, erro: 'geracao' });
  expect(seen(host)).toEqual(before);
  expect(await (await start()).status()).toMatchObject({ cursor: '1', total: 400 });
});

test('when two windows take the same delta, one applies it, and both can be searched', async () => {
  const { start, load } = device();
  const host = await load(sample);
  const other = await start();
  expect(await host.importCatalogue(streamOf(toDeltaBytes(moved, small)), ignore)).toMatchObject({
    ok: true,
  });
  expect(await other.importCatalogue(streamOf(toDeltaBytes(moved, small)), ignore)).toEqual({
    ok: false,
    erro: 'geracao',
  });
  await other.useContext({ user: 'ana', idContexto: null });
  expect(seen(other)).toEqual(seen(host));
});

const runs = { produtos: [[1, 400]] as [number, number][] };
const priced = inventPrices(sample);
const whole = toPriceBytes({ ...priced, header: { ...priced.header, ...runs } });
const c1 = { user: 'ana', idContexto: 'c1' };
const preco = (host: EngineHost, id: number) => host.readProdutos({ ids: [id] }).produtos[0]?.preco;

/** Returns new prices for these products: R$ 1 and the id in 1/10,000 reais, with 7 units in stock. */
function dearer(ids: readonly number[]) {
  const segment = {
    n: 0,
    valorUnitario: ids.map((id) => 10_000 + id),
    descontoComercial: ids.map(() => 0),
    descontoFinanceiro: ids.map(() => 0),
    st: ids.map(() => 0),
    idPessoaFilial: ids.map(() => 1),
    estoque: ids.map(() => 7),
  };
  return { ...priced, segments: [segment] };
}

test.each([[[3, 4]], [Array.from({ length: 90 }, (_, i) => i + 1)]])(
  'changed prices replace those of their products, now and after a restart',
  async (ids) => {
    const { start, load } = device();
    const host = await load(sample);
    await host.useContext(c1);
    await host.importPrices(c1, streamOf(whole), ignore);
    const untouched = preco(host, 200);
    const bytes = toPriceDeltaBytes(dearer(ids), ids, '2', [300]);
    expect(await host.importPrices(c1, streamOf(bytes), ignore)).toMatchObject({ ok: true, cursor: '2' });
    const again = await start();
    await again.useContext(c1);
    for (const engine of [host, again]) {
      for (const id of ids)
        expect(preco(engine, id)).toMatchObject({ valorUnitario: 10_000 + id, estoque: 7 });
      expect(preco(engine, 200)).toEqual(untouched);
      expect(preco(engine, 300)).toBeNull();
    }
    expect((await again.status()).contextos).toMatchObject([{ idContexto: 'c1', cursor: '2' }]);
  },
);

test('a price that arrives before its product is there when the product arrives', async () => {
  const host = await device().load(sample);
  await host.useContext(c1);
  await host.importPrices(c1, streamOf(whole), ignore);
  await host.importPrices(c1, streamOf(toPriceDeltaBytes(dearer([1001]), [1001], '2')), ignore);
  const fresh: Change = { rows: [{ ...rowOf(0), idProduto: 1001 }], removidos: [] };
  const after = changeSample(sample, fresh, '2');
  await host.importCatalogue(streamOf(toDeltaBytes(after, fresh)), ignore);
  expect(preco(host, 1001)).toMatchObject({ valorUnitario: 11_001 });
});

test('changed prices of a context that the device does not hold ask for the whole list', async () => {
  const host = await device().load(sample);
  const answer = await host.importPrices(c1, streamOf(toPriceDeltaBytes(dearer([3]), [3], '2')), ignore);
  expect(answer).toEqual({ ok: false, erro: 'geracao' });
});

describe('prices as differences from a base', () => {
  const c2 = { user: 'ana', idContexto: 'c2', idContextoBase: 'c1' };
  const FAIXAS: PrecosDeltaCabecalho['faixas'] = [[1, [[10, 5, 0]]]];
  const differences = (more: Partial<PrecosDeltaCabecalho> = {}) =>
    streamOf(
      toPriceDeltaBytes(dearer([5]), [5], '9', [6], {
        idContexto: 'c2',
        idContextoBase: 'c1',
        faixas: FAIXAS,
        ...more,
      }),
    );
  async function withBase() {
    const { start, load } = device();
    const host = await load(sample);
    await host.importPrices(c1, streamOf(whole), ignore);
    await host.importPrices(c1, streamOf(toPriceDeltaBytes(dearer([3, 4]), [3, 4], '2', [300])), ignore);
    return { host, start };
  }

  test('are laid over the held prices of the base, its changes included, and leave the base unchanged', async () => {
    const { host, start } = await withBase();
    expect(await host.importPrices(c2, differences(), ignore)).toMatchObject({ ok: true, cursor: '9' });
    const again = await start();
    await again.useContext(c2);
    expect([3, 5].map((id) => preco(again, id)?.valorUnitario)).toEqual([10_003, 10_005]);
    expect([6, 300].map((id) => preco(again, id))).toEqual([null, null]);
    const other = preco(again, 200)?.valorUnitario;
    expect(other).toBeGreaterThan(0);
    await again.useContext(c1);
    expect(preco(again, 200)?.valorUnitario).toBe(other);
    expect(preco(again, 5)?.valorUnitario).not.toBe(10_005);
    expect(preco(again, 6)).not.toBeNull();
    expect((await again.status()).contextos).toMatchObject([
      { idContexto: 'c1', cursor: '2' },
      { idContexto: 'c2', cursor: '9' },
    ]);
  });

  test('ask for the whole list if the device does not hold the base', async () => {
    const host = await device().load(sample);
    expect(await host.importPrices(c2, differences(), ignore)).toEqual({ ok: false, erro: 'geracao' });
  });

  test.each([
    ['another base', differences({ idContextoBase: 'c3' })],
    ['no base', differences({ idContextoBase: undefined })],
  ])('are refused if they name %s', async (_, stream) => {
    const { host } = await withBase();
    expect(await host.importPrices(c2, stream, ignore)).toEqual({ ok: false, erro: 'formato' });
    await host.useContext(c1);
    expect((await host.status()).contextos).toMatchObject([{ idContexto: 'c1', cursor: '2' }]);
  });
});
