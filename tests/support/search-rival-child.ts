/**
 * A worker that times one way of searching, for the table of measurements. It holds only that way, so its memory is
 * that way's own.
 */
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { openIndex } from '#engine/open.ts';
import { packCatalogue } from '#engine/packed.ts';
import { packPrices } from '#engine/prices.ts';
import { search } from '#engine/search.ts';
import { realQueries } from '#tests/bench/catalogue-queries.ts';
import { type RivalTask, type RivalTimes } from '#tests/bench/rival-times.ts';
import { timeOf } from '#tests/bench/row.ts';
import { type Find, RIVALS } from '#tests/bench/search-rivals.ts';
import { type CatalogueSample, inventPrices, readCatalogueSample, repeatSample } from './catalogue-sample.ts';

const { rival, products, times }: RivalTask = workerData;

let sample: CatalogueSample | null = await readCatalogueSample();
const queries = realQueries(sample).map(({ text }) => text);
sample = repeatSample(sample, products);
const start = performance.now();
const find = rival === 'ours' ? openOurs(sample) : openRival(sample);
const built = performance.now() - start;
sample = null;
const took = queries.map((query) => timeOf(() => find(query), times));
const answer: RivalTimes = { rival, products, built, took, megabytes: await megabytesInUse() };
parentPort?.postMessage(answer);

/** Our engine with all structures of a worker: prices, both orders by price, counts and filters. */
function openOurs(of: CatalogueSample): Find {
  const prices = inventPrices(of);
  const packed = packCatalogue(of.header, of.segments);
  const index = openIndex(packed, packPrices(packed.idProduto, prices.header, prices.segments));
  const page = { offset: 0, limit: 60 };
  search(index, '', page, { ordem: 4, comFacetas: true, filtros: { fabricantes: [1] } });
  search(index, '', page, { ordem: 5 });
  return (query) => search(index, query, page).rows;
}

function openRival({ header, segments }: CatalogueSample): Find {
  const open = RIVALS[rival];
  if (open === undefined) throw new Error(`no such way of searching: ${rival}`);
  const makers = new Map(header.fabricantes);
  const texts = segments.flatMap((segment) =>
    segment.nome.map((nome, i) => {
      const maker = makers.get(segment.idFabricante[i] ?? 0);
      return [nome, segment.apresentacao[i], segment.substancia[i], maker, segment.codBarras[i]].join(' ');
    }),
  );
  return open(texts);
}

/** Heap and buffers of this worker, after collections where the run allows them; buffers are freed a turn later. */
async function megabytesInUse(): Promise<number> {
  for (let turn = 0; turn < 4; turn++) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return (getHeapStatistics().used_heap_size + process.memoryUsage().arrayBuffers) / 2 ** 20;
}
