import { Dexie } from 'dexie';
import {
  catalogoCabecalho,
  catalogoSegmento,
  precosCabecalho,
  precosSegmento,
} from '#contract/sincronizacao.ts';
import type { CatalogueDatabase } from './catalogue-database.ts';
import { type Generation, putGeneration, readGeneration } from './catalogue-generation.ts';
import { keepOnlyContexts, putPrices, readContexts, readPrices } from './catalogue-prices.ts';
import { search } from './engine.ts';
import { packCatalogue } from './engine-index.ts';
import { type CatalogueIndex, openIndex } from './engine-open.ts';
import { packPrices } from './engine-prices.ts';
import type {
  EngineStatus,
  ImportAnswer,
  InputOf,
  Progress,
  ReadReply,
  SearchReply,
} from './engine-protocol.ts';
import { read, rowsOf } from './engine-read.ts';
import { DocumentWords } from './engine-words.ts';
import { type FeedFailure, failure } from './feed-parser.ts';
import { readFeed } from './feed-read.ts';

type Stream = ReadableStream<Uint8Array>;

/**
 * What the worker does, without a worker: one generation in memory, the prices of one context, and the database
 * behind them. `now` gives milliseconds since 1970.
 */
export class EngineHost {
  readonly #database: CatalogueDatabase;
  readonly #now: () => number;
  #generation: Generation | null = null;
  #index: CatalogueIndex | null = null;
  #context: { user: string; idContexto: string | null } | null = null;

  constructor(database: CatalogueDatabase, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Reads what the database holds; also after another window changed it. */
  async reload(): Promise<void> {
    this.#generation = await readGeneration(this.#database);
    this.#index = this.#generation === null ? null : openIndex(this.#generation.catalogue, null);
    await this.#loadPrices();
  }

  search({ query, offset, limit, ...choice }: InputOf<'search'>): SearchReply {
    if (this.#index === null) return { total: 0, mistyped: false, idContexto: null, produtos: [] };
    const { rows, ...answer } = search(this.#index, query, { offset, limit }, choice);
    return { ...answer, idContexto: this.#idContexto(), produtos: read(this.#index, rows) };
  }

  readProdutos({ ids }: InputOf<'readProdutos'>): ReadReply {
    const produtos = this.#index === null ? [] : read(this.#index, rowsOf(this.#index, ids));
    return { idContexto: this.#idContexto(), produtos };
  }

  /** Draws prices from this context from now on; `ok` is false when the device holds none, and then none is drawn. */
  async useContext(context: InputOf<'useContext'>): Promise<{ ok: boolean }> {
    // Nobody may see the previous client's prices while the next one's are read.
    this.#context = context;
    this.#dropPrices();
    const current = await this.#database.pointer.get('current');
    if (current?.geracao === this.#generation?.pointer.geracao) await this.#loadPrices();
    else await this.reload();
    return { ok: context.idContexto === null || this.#idContexto() === context.idContexto };
  }

  async importCatalogue(stream: Stream, onProgress: (progress: Progress) => void): Promise<ImportAnswer> {
    const held = this.#generation?.pointer;
    let words: DocumentWords | null = null;
    let total = 0;
    const feed = await readFeed(stream, {
      header: catalogoCabecalho,
      segment: catalogoSegmento,
      onHeader: (header) => {
        words = new DocumentWords(header);
        total = header.total;
        return header.geracao === held?.geracao ? ALREADY_HELD : null;
      },
      onSegment: (segment, produtos) => {
        words?.add(segment);
        onProgress({ produtos, total });
      },
    });
    if (feed === ALREADY_HELD && held !== undefined) return { ok: true, ...answerOf(held), mudou: false };
    if (!feed.ok) return feed;
    const { geracao, cursor } = feed.header;
    const catalogue = packCatalogue(feed.header, feed.segments, words ?? undefined);
    const pointer = { id: 'current' as const, geracao, cursor, total, at: this.#now() };
    const written = await tryToWrite(() => putGeneration(this.#database, { pointer, catalogue }, feed.lines));
    if (written !== null) return written;
    this.#generation = { pointer, catalogue };
    this.#index = openIndex(catalogue, null);
    await this.#loadPrices();
    return { ok: true, ...answerOf(pointer), mudou: true };
  }

  async importPrices(
    { user, idContexto }: InputOf<'importPrices'>,
    stream: Stream,
    onProgress: (progress: Progress) => void,
  ): Promise<ImportAnswer> {
    const current = this.#generation?.pointer;
    let total = 0;
    const feed = await readFeed(stream, {
      header: precosCabecalho,
      segment: precosSegmento,
      onHeader: (header) => {
        total = header.total;
        if (header.idContexto !== idContexto) return failure('formato');
        const fits = header.geracao === current?.geracao && header.total === current.total;
        return fits ? null : failure('geracao');
      },
      onSegment: (_, produtos) => onProgress({ produtos, total }),
    });
    if (!feed.ok) return feed;
    const { geracao, cursor } = feed.header;
    const prices = packPrices(feed.header, feed.segments);
    const written = await tryToWrite(() => putPrices(this.#database, user, this.#now(), prices));
    if (written !== null) return written;
    if (this.#context?.user === user && this.#context.idContexto === idContexto) await this.#loadPrices();
    return { ok: true, geracao, cursor, total, mudou: true };
  }

  /** Deletes other users' prices, and this user's beyond `idContextos` when they are given. */
  async keepOnlyContexts({ user, idContextos }: InputOf<'keepOnlyContexts'>): Promise<void> {
    if (this.#context?.user !== user) this.#context = null;
    this.#dropPrices();
    await keepOnlyContexts(this.#database, user, idContextos);
    await this.#loadPrices();
  }

  async status(): Promise<EngineStatus> {
    const pointer = this.#generation?.pointer;
    const user = this.#context?.user;
    return {
      estado: pointer === undefined ? 'vazio' : 'pronto',
      geracao: pointer?.geracao ?? null,
      cursor: pointer?.cursor ?? null,
      total: pointer?.total ?? 0,
      at: pointer?.at ?? null,
      idContexto: this.#idContexto(),
      contextos: user === undefined ? [] : await readContexts(this.#database, user),
    };
  }

  #idContexto(): string | null {
    return this.#index?.prices?.header.idContexto ?? null;
  }

  #dropPrices(): void {
    if (this.#index !== null && this.#index.prices !== null)
      this.#index = openIndex(this.#index.catalogue, null);
  }

  async #loadPrices(): Promise<void> {
    const context = this.#context;
    const generation = this.#generation;
    if (generation === null || context === null || context.idContexto === null) return;
    const { user, idContexto } = context;
    const prices = await readPrices(this.#database, user, idContexto, generation.pointer.geracao);
    // Another context may have been chosen, or another generation imported, while this one was read.
    if (context !== this.#context || generation !== this.#generation) return;
    this.#index = openIndex(generation.catalogue, prices);
  }
}

const ALREADY_HELD: FeedFailure = failure('geracao');

function answerOf({ geracao, cursor, total }: { geracao: string; cursor: string; total: number }) {
  return { geracao, cursor, total };
}

/** A database that refuses (most often: no room) is an answer; anything else is a fault of ours. */
async function tryToWrite(write: () => Promise<void>): Promise<FeedFailure | null> {
  try {
    await write();
    return null;
  } catch (error) {
    if (error instanceof Dexie.DexieError) return failure('disco');
    throw error;
  }
}
