import type { Facetas } from '#engine/facet.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import type { Choice, Page } from '#engine/search.ts';
import type { ContextRow } from './catalogue-database.ts';
import type { Staged } from './catalogue-staging.ts';
import type { FeedFailure } from './feed-parser.ts';

/** The progress of a download. */
export type Progress = { produtos: number; total: number };

/** `mudou` is false when the device already had this generation and nothing was read. */
export type ImportAnswer =
  | { ok: true; geracao: string; cursor: string; total: number; mudou: boolean }
  | FeedFailure;

/** A search: the text, the page of rows, and its filters, order and counts. */
export type SearchInput = { query: string } & Page & Choice & Asked;

/** Another price context than the one in use: a campaign's, or that of a cart line of another condition. */
export type Precos = { user: string; idContexto: string };

/** Without `precos` the reply has the prices of the context in use. */
export type Asked = { precos?: Precos };

/** `idContexto` is the context of the products' prices; null without prices. `facetas` only on request. */
export type SearchReply = {
  total: number;
  mistyped: boolean;
  idContexto: string | null;
  produtos: ProdutoResumo[];
  facetas?: Facetas;
};

/** Codes of products: the company's own, or bar codes. */
export type TipoCodigo = 'empresa' | 'barras';

/** The products of each code, in the given order; an unknown code is left out. */
export type CodesReply = { codigo: string; idProdutos: number[] }[];

export type ReadReply = { idContexto: string | null; produtos: ProdutoResumo[] };

/** `vazio`: the device has no complete catalogue, so an empty reply says nothing about the product. */
export type EngineStatus = {
  estado: 'vazio' | 'pronto';
  geracao: string | null;
  /** Null where the next refresh loads the catalogue whole. */
  cursor: string | null;
  total: number;
  /** When the catalogue was imported, ms since 1970; null without one. */
  at: number | null;
  /** The generation of an interrupted download: the next one may continue at this segment. */
  staged: Staged | null;
  idContexto: string | null;
  /** The stored price contexts of the current user, with the time of each. */
  contextos: ContextRow[];
};

/** The hash in the last line of a stream that was fetched by name. */
type Named = { sha256?: string | undefined };

/** A stream of differences from the stored prices of this context. */
type OverBase = { idContextoBase?: string | undefined };

/** The worker's calls by name, with arguments and reply. */
export type EngineCalls = {
  open: [input: { tenant: string }, reply: null];
  search: [input: SearchInput, reply: SearchReply];
  readProdutos: [input: { ids: readonly number[] } & Asked, reply: ReadReply];
  readCodigos: [input: { codigos: readonly string[]; tipo: TipoCodigo }, reply: CodesReply];
  /** Ids of related products that can be ordered in the context in use. */
  relacionados: [input: { idProduto: number; limit: number }, reply: number[]];
  useContext: [input: { user: string; idContexto: string | null }, reply: { ok: boolean }];
  importCatalogue: [input: { resumes: boolean } & Named, reply: ImportAnswer];
  importPrices: [input: { user: string; idContexto: string } & OverBase & Named, reply: ImportAnswer];
  importPages: [input: { user: string; idContexto: string | null }, reply: ImportAnswer];
  keepOnlyContexts: [input: { user: string; idContextos?: readonly string[] }, reply: null];
  reload: [input: null, reply: null];
  status: [input: null, reply: EngineStatus];
};

export type CallName = keyof EngineCalls;
export type InputOf<C extends CallName> = EngineCalls[C][0];
export type ReplyOf<C extends CallName> = EngineCalls[C][1];

/** Page to worker: a call, or the next piece of the stream that an import reads. `id` names the call. */
export type ToWorker =
  | { [C in CallName]: { id: number; call: C; input: InputOf<C> } }[CallName]
  | { id: number; piece: Uint8Array }
  | { id: number; end: 'done' | 'broken' | 'cancelled' };

/** Worker to page. `pull` asks for the next piece of a stream, `dropped` for no more pieces. */
export type ToPage =
  | { id: number; reply: ReplyOf<CallName> }
  | { id: number; failed: string }
  | { id: number; progress: Progress }
  | { id: number; pull: true }
  | { id: number; dropped: true };

/** A Worker, a worker's own scope, or a MessagePort. */
export type EnginePort = {
  postMessage(message: unknown, transfer: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
};
