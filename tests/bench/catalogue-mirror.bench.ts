import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { catalogoCabecalho, catalogoSegmento } from '#contract/sincronizacao.ts';
import { CatalogueDatabase } from '#mirror/catalogue-database.ts';
import { EngineHost } from '#mirror/engine-host.ts';
import { packCatalogue } from '#mirror/engine-index.ts';
import { DocumentWords } from '#mirror/engine-words.ts';
import { readFeed } from '#mirror/feed-read.ts';
import { readCatalogueSample, toCatalogueBytes } from '#tests/support/catalogue-sample.ts';
import { percentile, type Row } from './row.ts';

const RUNS = 5;

/** Filling and opening the mirror of the whole list in this process; the browser's disk is measured in a browser. */
export async function rows(): Promise<Row[]> {
  const bytes = toCatalogueBytes(await readCatalogueSample());
  const found = { read: [] as number[], pack: [] as number[], start: [] as number[] };
  for (let run = 0; run < RUNS; run++) {
    const parsed = await clocked(found.read, () => readFeed(new Blob([bytes]).stream(), quietShape()));
    if (!parsed.ok) throw new Error(parsed.erro);
    const words = new DocumentWords(parsed.header);
    for (const segment of parsed.segments) words.add(segment);
    await clocked(found.pack, async () => packCatalogue(parsed.header, parsed.segments, words));
  }
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const host = () => new EngineHost(new CatalogueDatabase('bench', options), Date.now);
  await host().importCatalogue(new Blob([bytes]).stream(), () => undefined);
  for (let run = 0; run < RUNS; run++) await clocked(found.start, () => startAndSearch(host()));
  const millions = (bytes.length / 1e6).toFixed(1);
  return [
    toRow(`catalogue mirror, read and verify ${millions} MB of feed`, found.read, 1000),
    toRow('catalogue mirror, longest hold of the worker (build of the index)', found.pack, 1000),
    toRow('catalogue mirror, start to first answer, database in memory', found.start, 300),
  ];
}

function quietShape() {
  return {
    header: catalogoCabecalho,
    segmentOf: () => catalogoSegmento,
    onHeader: () => null,
    onSegment: () => undefined,
  };
}

async function startAndSearch(host: EngineHost): Promise<void> {
  await host.reload();
  host.search({ query: 'losart 50 30', offset: 0, limit: 60 });
}

async function clocked<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  times.push(performance.now() - start);
  return result;
}

function toRow(name: string, times: readonly number[], goal: number): Row {
  const value = percentile(times, 0.5);
  return {
    name,
    value,
    unit: 'ms',
    against: 'none',
    ratio: null,
    goal: `${goal} ms at most`,
    holds: value <= goal,
  };
}
