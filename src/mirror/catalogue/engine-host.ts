import { rowsOfCode, rowsOfCodigo } from '#engine/by-code.ts';
import { type CatalogueIndex, openIndex } from '#engine/open.ts';
import { read, rowsOf } from '#engine/read.ts';
import { related } from '#engine/related.ts';
import { search } from '#engine/search.ts';
import type { CatalogueDatabase } from './catalogue-database.ts';
import { type Generation, readGeneration } from './catalogue-generation.ts';
import { type Imported, importCatalogue } from './catalogue-import.ts';
import { importPages } from './catalogue-import-pages.ts';
import { importPrices } from './catalogue-import-prices.ts';
import { keepOnlyContexts, readContexts, readPrices } from './catalogue-prices.ts';
import { readStaged } from './catalogue-staging.ts';
import type {
  CodesReply,
  EngineStatus,
  ImportAnswer,
  InputOf,
  Precos,
  Progress,
  ReadReply,
  SearchReply,
} from './engine-protocol.ts';
import type { FeedFailure } from './feed-parser.ts';

type Stream = ReadableStream<Uint8Array>;

/** Indices kept for other contexts: a cart with lines of many campaigns reads each of them repeatedly. */
const MOST_BESIDE = 4;

/** The user and context of the wanted prices. */
type Context = { user: string; idContexto: string | null };

/** Compares by content: the page and the refresh ask for the same context at the same time. */
const isSameContext = (a: Context | null, b: Context | null): boolean =>
  a?.user === b?.user && a?.idContexto === b?.idContexto;

const idContextoOf = (index: CatalogueIndex | null): string | null =>
  index?.prices?.header.idContexto ?? null;

/**
 * The work of the search worker, which can also run without one: one generation in memory, the prices of one
 * context, and the database behind them. `now` returns milliseconds since 1970.
 */
export class EngineHost {
  readonly #database: CatalogueDatabase;
  readonly #now: () => number;
  #generation: Generation | null = null;
  #index: CatalogueIndex | null = null;
  #context: Context | null = null;
  /** Indices with prices of other contexts, the newest last. Every import drops them. */
  readonly #beside = new Map<string, CatalogueIndex>();
  #turn = 0;

  constructor(database: CatalogueDatabase, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Reads the database; also after another window changed it. */
  async reload(): Promise<void> {
    this.#dropBeside();
    this.#generation = await readGeneration(this.#database);
    this.#index = this.#generation === null ? null : openIndex(this.#generation.catalogue, null);
    await this.#loadPrices();
  }

  search(
    { query, offset, limit, precos: _, ...choice }: InputOf<'search'>,
    index: CatalogueIndex | null = this.#index,
  ): SearchReply {
    if (index === null) return { total: 0, mistyped: false, idContexto: null, produtos: [] };
    const { rows, ...answer } = search(index, query, { offset, limit }, choice);
    return { ...answer, idContexto: idContextoOf(index), produtos: read(index, rows) };
  }

  readProdutos({ ids }: InputOf<'readProdutos'>, index: CatalogueIndex | null = this.#index): ReadReply {
    const produtos = index === null ? [] : read(index, rowsOf(index, ids));
    return { idContexto: idContextoOf(index), produtos };
  }

  /**
   * Returns the index with these prices, or without prices if the device has none; without `precos` the
   * current index.
   */
  async indexFor(precos: Precos | undefined): Promise<CatalogueIndex | null> {
    const generation = this.#generation;
    if (precos === undefined || generation === null) return this.#index;
    const { user, idContexto } = precos;
    if (this.#context?.user === user && this.#idContexto() === idContexto) return this.#index;
    const key = `${user} ${idContexto}`;
    const kept = this.#beside.get(key);
    if (kept !== undefined) return kept;
    const turn = this.#turn;
    const prices = await readPrices(this.#database, user, idContexto, generation.catalogue);
    const index = openIndex(generation.catalogue, prices);
    // Not kept if an import ran meanwhile: the next call reads the new data.
    if (turn === this.#turn && prices !== null) {
      this.#beside.set(key, index);
      const [oldest = key] = this.#beside.keys();
      if (this.#beside.size > MOST_BESIDE) this.#beside.delete(oldest);
    }
    return index;
  }

  readCodigos({ codigos, tipo }: InputOf<'readCodigos'>): CodesReply {
    const index = this.#index;
    if (index === null) return [];
    const rowsOfOne = tipo === 'empresa' ? rowsOfCodigo : rowsOfCode;
    return codigos
      .map((codigo) => ({
        codigo,
        idProdutos: read(index, rowsOfOne(index, codigo)).map((p) => p.idProduto),
      }))
      .filter(({ idProdutos }) => idProdutos.length > 0);
  }

  /** Ids of related products that can be ordered. */
  relacionados({ idProduto, limit }: InputOf<'relacionados'>): number[] {
    const index = this.#index;
    if (index === null) return [];
    return read(index, related(index, idProduto, limit)).map((produto) => produto.idProduto);
  }

  /**
   * Uses the prices of this context from now on. `ok` is false if the device has none; the index then has no
   * prices.
   */
  async useContext(context: InputOf<'useContext'>): Promise<{ ok: boolean }> {
    // The previous customer's prices must not show while the next ones load; prices of the same context stay.
    if (!isSameContext(this.#context, context)) this.#dropPrices();
    this.#context = context;
    const current = await this.#database.pointer.get('current');
    const held = this.#generation?.pointer;
    const isCurrent = current?.geracao === held?.geracao && current?.cursor === held?.cursor;
    await (isCurrent ? this.#loadPrices() : this.reload());
    return { ok: context.idContexto === null || this.#idContexto() === context.idContexto };
  }

  /** Imports a whole feed, the rest of a staged one (`resumes`), or a delta to the stored one. */
  async importCatalogue(
    stream: Stream,
    onProgress: (progress: Progress) => void,
    resumes = false,
    sha256?: string,
  ): Promise<ImportAnswer> {
    const given = { database: this.#database, now: this.#now, held: this.#generation, onProgress };
    return this.#use(await importCatalogue({ ...given, resumes, sha256 }, stream));
  }

  /** Imports all prices, or changes to the stored ones. */
  async importPrices(
    { user, idContexto, idContextoBase, sha256 }: InputOf<'importPrices'>,
    stream: Stream,
    onProgress: (progress: Progress) => void,
  ): Promise<ImportAnswer> {
    const given = { database: this.#database, now: this.#now, held: this.#generation, user, idContexto };
    const answer = await importPrices({ ...given, idContextoBase, sha256, onProgress }, stream);
    this.#dropBeside();
    await this.#drawAgain(answer, user, idContexto);
    return answer;
  }

  /** Imports pages of products of a server without a feed, with prices when a context is named. */
  async importPages(
    { user, idContexto }: InputOf<'importPages'>,
    stream: Stream,
    onProgress: (progress: Progress) => void,
  ): Promise<ImportAnswer> {
    const given = { database: this.#database, now: this.#now, held: this.#generation, user, idContexto };
    const answer = await this.#use(await importPages({ ...given, onProgress }, stream));
    await this.#drawAgain(answer, user, idContexto);
    return answer;
  }

  /** Deletes other users' prices, and this user's outside `idContextos` if given. */
  async keepOnlyContexts({ user, idContextos }: InputOf<'keepOnlyContexts'>): Promise<void> {
    if (this.#context?.user !== user) this.#context = null;
    const idContexto = this.#context?.idContexto;
    const isKept = typeof idContexto === 'string' && (idContextos?.includes(idContexto) ?? true);
    if (!isKept) this.#dropPrices();
    await keepOnlyContexts(this.#database, user, idContextos);
    this.#dropBeside();
    await this.#loadPrices();
  }

  async status(): Promise<EngineStatus> {
    const pointer = this.#generation?.pointer;
    const user = this.#context?.user;
    return {
      estado: pointer === undefined ? 'vazio' : 'pronto',
      geracao: pointer?.geracao ?? null,
      cursor: pointer?.cursor || null,
      total: pointer?.total ?? 0,
      at: pointer?.at ?? null,
      staged: await readStaged(this.#database),
      idContexto: this.#idContexto(),
      contextos: user === undefined ? [] : await readContexts(this.#database, user),
    };
  }

  async #use(imported: Imported | FeedFailure): Promise<ImportAnswer> {
    if (!imported.ok) return imported;
    this.#dropBeside();
    const { generation, mudou } = imported;
    if (mudou) {
      this.#generation = generation;
      this.#index = openIndex(generation.catalogue, null);
      await this.#loadPrices();
    }
    const { geracao, cursor, total } = generation.pointer;
    return { ok: true, geracao, cursor, total, mudou };
  }

  async #drawAgain(answer: ImportAnswer, user: string, idContexto: string | null): Promise<void> {
    const isDrawn = this.#context?.user === user && this.#context.idContexto === idContexto;
    if (answer.ok && isDrawn) await this.#loadPrices();
  }

  #idContexto(): string | null {
    return idContextoOf(this.#index);
  }

  #dropBeside(): void {
    this.#beside.clear();
    this.#turn++;
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
    const prices = await readPrices(this.#database, user, idContexto, generation.catalogue);
    // Another context may have been chosen, or another generation imported, while this one was read.
    if (!isSameContext(context, this.#context) || generation !== this.#generation) return;
    this.#index = openIndex(generation.catalogue, prices);
  }
}
