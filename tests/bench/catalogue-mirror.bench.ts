import { IDBFactory } from 'fake-indexeddb';
import { catalogoCabecalho, catalogoSegmento } from '#contract/catalogue/sincronizacao.ts';
import { packCatalogue } from '#engine/packed.ts';
import { rowsOfSegments } from '#engine/rows.ts';
import { DocumentWords } from '#engine/words.ts';
import { CatalogueDatabase } from '#mirror/catalogue/catalogue-database.ts';
import { EngineHost } from '#mirror/catalogue/engine-host.ts';
import { readFeed } from '#mirror/catalogue/feed-read.ts';
import { changeSample, toDeltaBytes } from '#tests/support/catalogue-changes.ts';
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
  const options = { indexedDB: new IDBFactory() };
  const host = () => new EngineHost(new CatalogueDatabase('bench', options), Date.now);
  await host().importCatalogue(new Blob([bytes]).stream(), () => undefined);
  for (let run = 0; run < RUNS; run++) await clocked(found.start, () => startAndSearch(host()));
  const delta = await timeDeltas(bytes.length);
  const millions = (bytes.length / 1e6).toFixed(1);
  return [
    toRow(`catalogue mirror, read and verify ${millions} MB of feed`, found.read, 1000),
    toRow('catalogue mirror, longest hold of the worker (build of the index)', found.pack, 1000),
    toRow('catalogue mirror, start to first answer, database in memory', found.start, 300),
    ...delta,
  ];
}

const MOST_OF_FIRST = 0.05;

/** A delta of one product in a hundred next to the first mirror of the same device, in time and in bytes. */
async function timeDeltas(wholeBytes: number): Promise<Row[]> {
  const sample = await readCatalogueSample();
  const rows = rowsOfSegments(sample.segments).filter((_, i) => i % 100 === 7);
  const change = {
    rows: rows.map((row) => ({ ...row, pmc: row.pmc + 1, nome: `${row.nome} NOVO` })),
    removidos: [],
  };
  const bytes = toDeltaBytes(changeSample(sample, change, '2'), change);
  const times = { first: [] as number[], delta: [] as number[] };
  for (let run = 0; run < RUNS; run++) {
    const options = { indexedDB: new IDBFactory() };
    const host = new EngineHost(new CatalogueDatabase('bench', options), Date.now);
    const take = async (from: Uint8Array<ArrayBuffer>): Promise<void> => {
      const answer = await host.importCatalogue(new Blob([from]).stream(), () => undefined);
      if (!answer.ok) throw new Error(answer.erro);
    };
    const whole = toCatalogueBytes(sample);
    await clocked(times.first, () => take(whole));
    await clocked(times.delta, () => take(bytes));
  }
  const [first, delta] = [percentile(times.first, 0.5), percentile(times.delta, 0.5)];
  return [
    ratioRow('catalogue delta of 1 %, database in memory', 'ms', delta, first),
    ratioRow('catalogue delta of 1 %, bytes of feed', 'bytes', bytes.length, wholeBytes),
  ];
}

function ratioRow(name: string, unit: string, value: number, first: number): Row {
  const ratio = value / first;
  const goal = `${MOST_OF_FIRST} times at most`;
  return { name, value, unit, against: 'the first mirror', ratio, goal, holds: ratio <= MOST_OF_FIRST };
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
