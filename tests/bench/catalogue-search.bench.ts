import { type CatalogueIndex, openIndex } from '#engine/open.ts';
import { ORDEM_MENOR_PRECO } from '#engine/ordem.ts';
import { packCatalogue } from '#engine/packed.ts';
import { packPrices } from '#engine/prices.ts';
import { type Choice, search } from '#engine/search.ts';
import { foldText } from '#lib/fold-text.ts';
import { type CatalogueSample, inventPrices, readCatalogueSample } from '#tests/support/catalogue-sample.ts';
import { realQueries } from './catalogue-queries.ts';
import { percentile, type Row, timeOf } from './row.ts';

const RUNS = 15;
const MEGABYTE = 2 ** 20;

/** From a keystroke to the ids of the page on screen, compared with searching each word in each product's text. */
export async function rows(): Promise<Row[]> {
  const sample = await readCatalogueSample();
  const before = await memory();
  const index = openSample(sample);
  const held = ((await memory()) - before) / MEGABYTE;
  const queries = realQueries(sample);
  const engine = queries.map(({ text }) => timeOf(() => search(index, text, { offset: 0, limit: 60 }), RUNS));
  const texts = scannedTexts(sample);
  const scan = queries.map(({ text }) => timeOf(() => bareScan(texts, text), RUNS));
  const against = `bare indexOf scan of ${texts.length} products, same ${queries.length} queries`;
  const shares = [0.5, 0.95].map((share): Row => {
    const ratio = percentile(engine, share) / percentile(scan, share);
    const name = `catalogue search, keystroke to ids, p${share * 100}`;
    return {
      name,
      value: percentile(engine, share),
      unit: 'ms',
      against,
      ratio,
      goal: 'a quarter at most',
      holds: ratio <= 0.25,
    };
  });
  return [...shares, choiceRow(index, queries), memoryRow(held)];
}

/** The request of a filter drawer at each tap: the text again, narrowed, ordered by price, all groups counted. */
function choiceRow(index: CatalogueIndex, queries: readonly { text: string }[]): Row {
  const filtros = { fabricantes: index.catalogue.header.fabricantes.slice(0, 40).map(([id]) => id) };
  const choice: Choice = {
    filtros: { ...filtros, comEstoque: true },
    ordem: ORDEM_MENOR_PRECO,
    comFacetas: true,
  };
  const page = { offset: 0, limit: 60 };
  const times = queries.map(({ text }) => timeOf(() => search(index, text, page, choice), RUNS));
  const value = percentile(times, 0.95);
  return {
    name: 'catalogue search, narrowed, by price, with the counts of five groups, p95',
    value,
    unit: 'ms',
    against: 'none',
    ratio: null,
    goal: '5 ms at most',
    holds: value <= 5,
  };
}

function openSample(sample: CatalogueSample) {
  const prices = inventPrices(sample);
  const packed = packCatalogue(sample.header, sample.segments);
  return openIndex(packed, packPrices(packed.idProduto, prices.header, prices.segments));
}

function memoryRow(value: number): Row {
  const name = 'catalogue search, memory with columns and one price context';
  return { name, value, unit: 'MB', against: 'none', ratio: null, goal: '25 MB at most', holds: value <= 25 };
}

/**
 * Heap and buffers in use, after collections where the run allows them; buffers are freed a turn after their owners.
 */
async function memory(): Promise<number> {
  for (let turn = 0; turn < 4; turn++) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function scannedTexts({ header, segments }: CatalogueSample): string[] {
  const makers = new Map(header.fabricantes);
  return segments.flatMap((segment) =>
    segment.nome.map((nome, i) => {
      const maker = makers.get(segment.idFabricante[i] ?? 0);
      const parts = [nome, segment.apresentacao[i], segment.substancia[i], maker, segment.codBarras[i]];
      return foldText(parts.join(' '));
    }),
  );
}

function bareScan(texts: readonly string[], query: string): number[] {
  const words = foldText(query).split(' ');
  const found: number[] = [];
  for (let row = 0; row < texts.length; row++) {
    const text = texts[row] ?? '';
    let all = true;
    for (let w = 0; all && w < words.length; w++) all = text.indexOf(words[w] ?? '') >= 0;
    if (all) found.push(row);
  }
  return found;
}
