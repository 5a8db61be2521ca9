import type { Choice, Page } from '#engine/search.ts';
import { type ProdutoPagina, toPageLines } from './catalogue-pages.ts';
import { EngineCallsInFlight } from './engine-calls.ts';
import type {
  Asked,
  CodesReply,
  EnginePort,
  EngineStatus,
  ImportAnswer,
  Precos,
  Progress,
  ReadReply,
  SearchInput,
  SearchReply,
  TipoCodigo,
} from './engine-protocol.ts';
import { LatestOnly } from './latest-only.ts';

type ImportOptions = { onProgress?: (progress: Progress) => void; signal?: AbortSignal };

/** `sha256`: the hash that the stream's last line must carry; any unless given. */
type FeedOptions = ImportOptions & { sha256?: string };

/** The catalogue as seen by a page. It runs in a worker; each promise rejects only if that worker died. */
export type EngineClient = {
  /**
   * Null when a newer search overtook this one. `precos` asks for another context without changing the one in use: the
   * reply names the context of its prices, null when the device has none of it.
   */
  search(query: string, page: Page & Choice & Asked): Promise<SearchReply | null>;
  /**
   * Like `search`, but never overtaken: for reading all pages of a result, or for a list next to the search.
   */
  list(query: string, page: Page & Choice & Asked): Promise<SearchReply>;
  /** Ids of products by their whole bar code, or by the company's code. */
  readCodigos(codigos: readonly string[], tipo: TipoCodigo): Promise<CodesReply>;
  /** Products by idProduto, in the order asked; unknown ones are left out. */
  readProdutos(ids: readonly number[], precos?: Precos): Promise<ReadReply>;
  /** Ids of related products that can be ordered, the closest first; empty for an unknown product. */
  relacionados(idProduto: number, limit: number): Promise<number[]>;
  /**
   * Uses this user's prices of a context from now on (null: no prices). `ok` is false if the device has none
   * yet.
   */
  useContext(user: string, idContexto: string | null): Promise<{ ok: boolean }>;
  /**
   * Imports the catalogue's feed: whole, as a delta, or with `resumes` the rest of the staged download in `status`. An
   * incomplete import changes nothing visible.
   */
  importCatalogue(
    stream: ReadableStream<Uint8Array>,
    options?: FeedOptions & { resumes?: boolean },
  ): Promise<ImportAnswer>;
  /** Imports the prices of one context: whole, as a delta or over its base. Contexts are stored independently. */
  importPrices(
    user: string,
    idContexto: string,
    stream: ReadableStream<Uint8Array>,
    options?: FeedOptions & { idContextoBase?: string | undefined },
  ): Promise<ImportAnswer>;
  /**
   * Fills the mirror from a server without a feed: `pages` gives plain products, with prices of `idContexto` if given;
   * `total` is the server's count. A failed page changes nothing.
   */
  importPages(
    user: string,
    idContexto: string | null,
    pages: AsyncIterable<ProdutoPagina[]>,
    options: ImportOptions & { total: number },
  ): Promise<ImportAnswer>;
  /** At each sign-in: deletes other users' prices, and this user's outside `idContextos` if given. */
  keepOnlyContexts(user: string, idContextos?: readonly string[]): Promise<void>;
  /** Reads the database again after an import of another window. */
  reload(): Promise<void>;
  status(): Promise<EngineStatus>;
  close(): void;
};

/** Starts a tenant's engine. `port` replaces the worker in tests. */
export function openEngine({
  tenant,
  port = startWorker(),
}: {
  tenant: string;
  port?: EnginePort;
}): EngineClient {
  const calls = new EngineCallsInFlight(port);
  if (isWorker(port)) {
    port.addEventListener('error', (event) => calls.stop(`the engine stopped: ${event.message}`));
  }
  // Every later call reports a failed opening.
  void calls.ask('open', { tenant }).catch(() => undefined);
  const searches = new LatestOnly((input: SearchInput) => calls.ask('search', input));
  return {
    search: (query, page) => searches.ask({ query, ...page }),
    list: (query, page) => calls.ask('search', { query, ...page }),
    readCodigos: (codigos, tipo) => calls.ask('readCodigos', { codigos, tipo }),
    readProdutos: (ids, precos) =>
      calls.ask('readProdutos', precos === undefined ? { ids } : { ids, precos }),
    relacionados: (idProduto, limit) => calls.ask('relacionados', { idProduto, limit }),
    useContext: (user, idContexto) => calls.ask('useContext', { user, idContexto }),
    importCatalogue: (stream, { resumes = false, sha256, ...options } = {}) =>
      calls.send('importCatalogue', { resumes, sha256 }, { stream, ...options }),
    importPrices: (user, idContexto, stream, { idContextoBase, sha256, ...options } = {}) =>
      calls.send('importPrices', { user, idContexto, idContextoBase, sha256 }, { stream, ...options }),
    importPages: (user, idContexto, pages, { total, ...options }) =>
      calls.send('importPages', { user, idContexto }, { stream: toPageLines(pages, total), ...options }),
    keepOnlyContexts: async (user, idContextos) => {
      await calls.ask('keepOnlyContexts', idContextos === undefined ? { user } : { user, idContextos });
    },
    reload: async () => {
      await calls.ask('reload', null);
    },
    status: () => calls.ask('status', null),
    close: () => {
      if (isWorker(port)) port.terminate();
      calls.stop('the engine was closed');
    },
  };
}

function startWorker(): Worker {
  return new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
}

function isWorker(port: EnginePort): port is Worker {
  return 'terminate' in port;
}
