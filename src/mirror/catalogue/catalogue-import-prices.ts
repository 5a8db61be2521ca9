import {
  type PrecosCabecalho,
  type PrecosDeltaCabecalho,
  type PrecosDeltaSegmento,
  type PrecosSegmento,
  precosCabecalho,
  precosDeltaCabecalho,
  precosDeltaSegmento,
  precosSegmento,
} from '#contract/catalogue/sincronizacao.ts';
import { type PackedPrices, packPrices, withoutPrices } from '#engine/prices.ts';
import type { CatalogueDatabase } from './catalogue-database.ts';
import type { Generation } from './catalogue-generation.ts';
import { putPriceChanges, putPrices, putPricesOverBase } from './catalogue-prices.ts';
import { tryToWrite } from './catalogue-write.ts';
import type { ImportAnswer, Progress } from './engine-protocol.ts';
import { type FeedFailure, failure, isDelta } from './feed-parser.ts';
import { readFeed } from './feed-read.ts';

type Header = PrecosCabecalho | PrecosDeltaCabecalho;
type Segment = PrecosSegmento | PrecosDeltaSegmento;

export type PriceImport = {
  database: CatalogueDatabase;
  now: () => number;
  held: Generation | null;
  user: string;
  idContexto: string;
  /** The context with the stored prices that the stream is relative to. */
  idContextoBase?: string | undefined;
  /** The hash that the last line must carry; any unless given. */
  sha256?: string | undefined;
  onProgress: (progress: Progress) => void;
};

/**
 * Imports all prices of a context, or their changes since the device's cursor, or with `idContextoBase` their
 * differences from that base at its cursor.
 */
export async function importPrices(
  given: PriceImport,
  stream: ReadableStream<Uint8Array>,
): Promise<ImportAnswer> {
  const { database, now, held, user, idContexto, idContextoBase, sha256, onProgress } = given;
  const from = (await database.contexts.get([user, idContextoBase ?? idContexto]))?.cursor;
  let rows = 0;
  const feed = await readFeed<Header, Segment>(stream, {
    header: {
      safeParse: (value) =>
        isDelta(value) ? precosDeltaCabecalho.safeParse(value) : precosCabecalho.safeParse(value),
    },
    sha256,
    segmentOf: (header) => (isDelta(header) ? precosDeltaSegmento : precosSegmento),
    onHeader: (header) => {
      const base = isDelta(header) ? header.idContextoBase : undefined;
      if (header.idContexto !== idContexto || base !== idContextoBase) return failure('formato');
      if (isDelta(header)) {
        rows = header.alterados;
        return from === undefined ? failure('geracao') : null;
      }
      rows = header.total;
      return productsOf(header, held) === null ? failure('geracao') : null;
    },
    onSegment: (_, produtos) => onProgress({ produtos, total: rows }),
  });
  if (!feed.ok) return feed;
  const { header, segments } = feed;
  const answer = { ok: true as const, geracao: header.geracao, cursor: header.cursor, total: header.total };
  if (isDelta(header)) {
    const written = await writeChanges(given, from ?? '', header, segments);
    return written ?? { ...answer, mudou: true };
  }
  const ids = productsOf(header, held);
  if (ids === null || ids.length !== header.total) return failure('formato');
  const { produtos: _, ...kept } = header;
  const written = await tryToWrite(() => putPrices(database, user, now(), packPrices(ids, kept, segments)));
  return written ?? { ...answer, mudou: true };
}

async function writeChanges(
  { database, now, user, idContextoBase }: PriceImport,
  from: string,
  header: PrecosDeltaCabecalho,
  segments: readonly Segment[],
): Promise<FeedFailure | null> {
  const { idContexto, geracao, cursor, total, segmentos, faixas, removidos } = header;
  const ids = Int32Array.from(segments.flatMap((one) => ('idProduto' in one ? one.idProduto : [])));
  let isCurrent = true;
  const written = await tryToWrite(async () => {
    const change = (before: PackedPrices['header']) => {
      const head = { idContexto, geracao, cursor, total, segmentos, faixas: faixas ?? before.faixas };
      return withoutPrices(packPrices(ids, head, segments), removidos);
    };
    isCurrent = await (idContextoBase === undefined
      ? putPriceChanges(database, user, idContexto, from, now(), change)
      : putPricesOverBase(database, user, idContextoBase, from, now(), change));
  });
  return written ?? (isCurrent ? null : failure('geracao'));
}

/**
 * Returns the ids of the priced products: from the header, or from the catalogue that it names. Null if the
 * device has another catalogue.
 */
function productsOf(header: PrecosCabecalho, held: Generation | null): Int32Array<ArrayBuffer> | null {
  if (header.produtos !== undefined) {
    const ids = header.produtos.flatMap(([first, count]) =>
      Array.from({ length: count }, (_, i) => first + i),
    );
    return Int32Array.from(ids);
  }
  const fits = held?.pointer.geracao === header.geracao && held.pointer.cursor === header.cursor;
  return fits ? held.catalogue.idProduto : null;
}
