import {
  type CatalogoCabecalho,
  type CatalogoDeltaCabecalho,
  type CatalogoSegmento,
  catalogoCabecalho,
  catalogoDeltaCabecalho,
  catalogoSegmento,
} from '#contract/catalogue/sincronizacao.ts';
import { applyDeltas } from '#engine/delta.ts';
import { packCatalogue } from '#engine/packed.ts';
import { DocumentWords } from '#engine/words.ts';
import type { CatalogueDatabase, PointerRow } from './catalogue-database.ts';
import { type Generation, putDelta, putGeneration } from './catalogue-generation.ts';
import { dropStaged, readStagedLines, StagingWriter } from './catalogue-staging.ts';
import { tryToWrite } from './catalogue-write.ts';
import type { Progress } from './engine-protocol.ts';
import { type Feed, type FeedFailure, failure, isDelta } from './feed-parser.ts';
import { readFeed } from './feed-read.ts';

type Header = CatalogoCabecalho | CatalogoDeltaCabecalho;
type Stream = ReadableStream<Uint8Array>;

export type CatalogueImport = {
  database: CatalogueDatabase;
  now: () => number;
  /** The generation in use. */
  held: Generation | null;
  /** True when the stream continues the staged lines. */
  resumes: boolean;
  /** The hash that the last line must carry; any unless given. */
  sha256?: string | undefined;
  onProgress: (progress: Progress) => void;
};

/** The generation to use; `mudou` is false when it was in use already. */
export type Imported = { ok: true; generation: Generation; mudou: boolean };

/**
 * Imports a whole feed, the rest of one, or a delta. Whole generations are staged during the download and stay
 * invisible until one transaction makes them current.
 */
export async function importCatalogue(
  given: CatalogueImport,
  stream: Stream,
): Promise<Imported | FeedFailure> {
  const { database, held } = given;
  const before = given.resumes ? await readStagedLines(database) : [];
  const rows = given.resumes ? await database.staged.count() : 0;
  const staging = new StagingWriter(database, given.now, rows);
  const reading = new Reading(given, staging, before.length);
  const feed = await readFeed(stream, reading, before);
  if (feed === ALREADY_HELD && held !== null) return { ok: true, generation: held, mudou: false };
  if (!feed.ok) return giveUp(given, staging, reading, feed);
  await staging.end();
  const { header, segments } = feed;
  if (isDelta(header)) return finishDelta(given, { header, segments });
  return finishWhole(given, reading, { ok: true, header, segments });
}

async function giveUp(
  { database, resumes }: CatalogueImport,
  staging: StagingWriter,
  reading: Reading,
  { erro }: FeedFailure,
): Promise<FeedFailure> {
  const wasCut = erro === 'truncado' || erro === 'cancelado';
  if (wasCut) await staging.keep();
  else await staging.end();
  // Lines before a false hash or an unreadable line may be false too.
  const isSpoilt = erro === 'hash' || (erro === 'formato' && reading.hasStarted) || erro === 'geracao';
  if (isSpoilt && (resumes || reading.isWhole)) await tryToWrite(() => dropStaged(database));
  return failure(erro);
}

async function finishDelta(
  { database, now, held }: CatalogueImport,
  delta: { header: CatalogoDeltaCabecalho; segments: CatalogoSegmento[] },
): Promise<Imported | FeedFailure> {
  if (held === null) return failure('geracao');
  const { cursor, total } = delta.header;
  const catalogue = applyDeltas(held.catalogue, [delta]);
  // Server and device no longer hold the same products.
  if (catalogue.total !== total) return failure('geracao');
  const pointer: PointerRow = { ...held.pointer, cursor, total, at: now() };
  let isCurrent = true;
  const written = await tryToWrite(async () => {
    isCurrent = await putDelta(database, held.pointer, delta, { pointer, catalogue });
  });
  if (written !== null) return written;
  return isCurrent ? { ok: true, generation: { pointer, catalogue }, mudou: true } : failure('geracao');
}

async function finishWhole(
  { database, now }: CatalogueImport,
  reading: Reading,
  { header, segments }: Feed<CatalogoCabecalho, CatalogoSegmento>,
): Promise<Imported | FeedFailure> {
  const { geracao, cursor, total } = header;
  const catalogue = packCatalogue(header, segments, reading.words ?? undefined);
  const pointer: PointerRow = { id: 'current', geracao, cursor, total, at: now() };
  const flip = () => tryToWrite(() => putGeneration(database, { pointer, catalogue }));
  const written = await flip();
  if (written === null) return { ok: true, generation: { pointer, catalogue }, mudou: true };
  // Staged lines give up their room first: all of them are in memory.
  const dropped = await tryToWrite(() => dropStaged(database));
  const again = dropped === null ? await flip() : written;
  return again ?? { ok: true, generation: { pointer, catalogue }, mudou: true };
}

/** Handles each line during the download: collects words, stages whole generations, reports progress. */
class Reading {
  readonly header = {
    safeParse: (value: unknown) =>
      isDelta(value) ? catalogoDeltaCabecalho.safeParse(value) : catalogoCabecalho.safeParse(value),
  };
  readonly sha256: string | undefined;
  readonly #given: CatalogueImport;
  readonly #staging: StagingWriter;
  readonly #stagedLines: number;
  #lines = 0;
  #total = 0;
  #geracao = '';
  isWhole = false;
  words: DocumentWords | null = null;

  constructor(given: CatalogueImport, staging: StagingWriter, stagedLines: number) {
    this.#given = given;
    this.sha256 = given.sha256;
    this.#staging = staging;
    this.#stagedLines = stagedLines;
  }

  /** True when the stream itself, not only the staged part, has brought a line of a feed. */
  get hasStarted(): boolean {
    return this.#lines > this.#stagedLines;
  }

  segmentOf() {
    return catalogoSegmento;
  }

  onHeader(header: Header, line: Uint8Array<ArrayBuffer>): FeedFailure | null {
    const held = this.#given.held?.pointer;
    this.#total = header.total;
    this.#geracao = header.geracao;
    if (isDelta(header)) return held === undefined ? failure('geracao') : null;
    if (header.geracao === held?.geracao && header.cursor === held.cursor) return ALREADY_HELD;
    this.isWhole = true;
    this.words = new DocumentWords(header);
    this.#stage(line, 0);
    return null;
  }

  onSegment(segment: CatalogoSegmento, produtos: number, line: Uint8Array<ArrayBuffer>): void {
    if (!this.isWhole) return;
    this.words?.add(segment);
    this.#stage(line, produtos);
    // The staged part counts as one step of progress.
    if (this.#lines >= this.#stagedLines) this.#given.onProgress({ produtos, total: this.#total });
  }

  #stage(line: Uint8Array<ArrayBuffer>, produtos: number): void {
    this.#lines++;
    if (this.#lines <= this.#stagedLines) return;
    const progress = { geracao: this.#geracao, ate: this.#lines - 1, produtos, total: this.#total };
    this.#staging.add(line, progress);
  }
}

const ALREADY_HELD: FeedFailure = failure('geracao');
