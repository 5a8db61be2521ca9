import { sql } from 'kysely';
import { must } from '#lib/must.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { type Feed, readCatalogoFeed, readPrecosFeed } from '#server/feed/feed.ts';
import { readDelta } from '#server/feed/feed-delta.ts';
import { buildMissing, catchUp, waitForBuilds } from '#server/feed/feed-fresh.ts';
import { CATALOGO } from '#server/feed/feed-stream.ts';
import { readCombosDaBusca } from './busca-combos.ts';
import type {
  Atributos,
  AtributosPedidos,
  BuscaCall,
  BuscaCalls,
  BuscaFeita,
  BuscaPedida,
  CombosAchados,
  CombosPedidos,
  Encontrados,
  RelacionadosPedidos,
} from './busca-messages.ts';
import { BuscaThread } from './busca-thread.ts';

/** A stream that the thread holds and follows: the feed's catalogue, a context's prices, or the combos. */
type Stream = {
  /** Undefined until it was loaded, or if there is no such stream. */
  cursor: string | undefined;
  rows: number;
  /** The database's snapshot at the last update: while it is the same, no row can have changed. */
  seen: string;
  /** Not checked again before this time (performance.now). */
  restsUntil: number;
  running: Promise<void> | undefined;
};

/** The key of the combos among the streams. A context's id has no spaces, so none is equal to it. */
const COMBOS = ' combos';

/** Prices beyond this number are dropped, the least recently used first: about 48 bytes each. */
const MOST_PRICES = 3_000_000;
/** A check with its update is followed by a rest of this many times its duration. */
const REST = 9;

/**
 * The search index of this process over one database. It is built from the newest feed at the first search and follows
 * the database by the feed's deltas: every search checks whether any process has written since, and only then reads the
 * changes.
 */
export class CatalogoBusca {
  readonly #db: Database;
  readonly #streams = new Map<string, Stream>();
  #thread: BuscaThread | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The products of a page with all counts; empty in a database without products. */
  search(input: BuscaPedida): Promise<BuscaFeita> {
    return this.#ask('search', input, input.idContexto);
  }

  /** Finds the combos that the caller may buy, for one page. */
  async combos(input: CombosPedidos): Promise<CombosAchados> {
    const { thread, snapshot } = await this.#look();
    if (input.contexto !== null) await this.#follow(thread, input.contexto.idContexto, snapshot);
    await this.#follow(thread, COMBOS, snapshot);
    return await thread.call('combos', input);
  }

  /** The products related to a product. */
  related(input: RelacionadosPedidos): Promise<Encontrados> {
    return this.#ask('related', input, input.idContexto);
  }

  /** The index's attributes of products by id. */
  atributos(input: AtributosPedidos): Promise<readonly Atributos[]> {
    return this.#ask('atributos', input, input.idContexto);
  }

  async close(): Promise<void> {
    await this.#thread?.close();
    await waitForBuilds(this.#db);
  }

  async #ask<C extends BuscaCall>(
    call: C,
    input: BuscaCalls[C][0],
    idContexto: string | null,
  ): Promise<BuscaCalls[C][1]> {
    const { thread, snapshot } = await this.#look();
    if (idContexto !== null) await this.#follow(thread, idContexto, snapshot);
    await this.#follow(thread, CATALOGO, snapshot);
    return await thread.call(call, input);
  }

  /** The thread, and the database's current snapshot. */
  async #look(): Promise<{ thread: BuscaThread; snapshot: string }> {
    const thread = this.#living();
    const { rows } = await sql<{ snapshot: string }>`
      select pg_current_snapshot()::text as "snapshot"`.execute(this.#db);
    return { thread, snapshot: must(rows[0], 'snapshot').snapshot };
  }

  #living(): BuscaThread {
    if (this.#thread === undefined || this.#thread.isOver) {
      this.#thread = new BuscaThread();
      this.#streams.clear();
    }
    return this.#thread;
  }

  async #follow(thread: BuscaThread, name: string, snapshot: string): Promise<void> {
    const stream = this.#use(name);
    const isNew = stream.cursor !== undefined && stream.seen === snapshot;
    if (isNew || performance.now() < stream.restsUntil) return;
    stream.running ??= this.#refresh(thread, name, stream).finally(() => {
      stream.seen = snapshot;
      stream.running = undefined;
    });
    await stream.running;
  }

  /** The stream of a name, marked as the most recently used. */
  #use(name: string): Stream {
    const stream = this.#streams.get(name) ?? {
      cursor: undefined,
      rows: 0,
      seen: '',
      restsUntil: 0,
      running: undefined,
    };
    this.#streams.delete(name);
    this.#streams.set(name, stream);
    return stream;
  }

  async #refresh(thread: BuscaThread, name: string, stream: Stream): Promise<void> {
    if (name === COMBOS) return await this.#refreshCombos(thread, stream);
    if (stream.cursor === undefined) await this.#load(thread, name, stream);
    if (stream.cursor === undefined) return;
    const start = performance.now();
    const delta = await readDelta(this.#db, { idContexto: name, cursor: stream.cursor });
    if (typeof delta === 'object') {
      const taken = await thread.call('take', { idContexto: name, corpo: delta.corpo });
      if (taken === null) await this.#load(thread, name, stream);
      else Object.assign(stream, taken);
    } else if (delta !== 'unchanged') {
      await catchUp(this.#db, name, new Date());
      await this.#load(thread, name, stream);
    }
    rest(stream, start);
  }

  async #refreshCombos(thread: BuscaThread, stream: Stream): Promise<void> {
    const start = performance.now();
    const isFirst = stream.cursor === undefined;
    stream.cursor = await readCombosDaBusca(this.#db, stream.cursor, (lidos) =>
      thread.call('takeCombos', lidos),
    );
    if (!isFirst) rest(stream, start);
  }

  async #load(thread: BuscaThread, name: string, stream: Stream): Promise<void> {
    let feed = await this.#readFeed(name);
    if (feed === undefined) {
      await buildMissing(this.#db, name, new Date());
      feed = await this.#readFeed(name);
    }
    if (feed === undefined) return;
    const taken = await thread.call('take', { idContexto: name, corpo: feed.corpo });
    Object.assign(stream, taken ?? { cursor: undefined });
    await this.#makeRoom(thread);
  }

  #readFeed(name: string): Promise<Feed | undefined> {
    return name === CATALOGO ? readCatalogoFeed(this.#db) : readPrecosFeed(this.#db, name);
  }

  async #makeRoom(thread: BuscaThread): Promise<void> {
    const priced = [...this.#streams].filter(([name]) => name !== CATALOGO && name !== COMBOS);
    let rows = priced.reduce((sum, [, stream]) => sum + stream.rows, 0);
    for (const [name, stream] of priced.slice(0, -1)) {
      if (rows <= MOST_PRICES) return;
      rows -= stream.rows;
      this.#streams.delete(name);
      await thread.call('drop', { idContexto: name });
    }
  }
}

/** A stream that took long to update rests for a while. */
function rest(stream: Stream, start: number): void {
  const end = performance.now();
  stream.restsUntil = end + (end - start) * REST;
}
