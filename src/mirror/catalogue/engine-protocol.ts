import type { Facetas } from '#engine/facet.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import type { Choice, Page } from '#engine/search.ts';
import type { ContextRow } from './catalogue-database.ts';
import type { Staged } from './catalogue-staging.ts';
import type { FeedFailure } from './feed-parser.ts';

/** How far a download has come. */
export type Progress = { produtos: number; total: number };

/** `mudou` is false when the device already held this very generation and nothing was read. */
export type ImportAnswer =
  | { ok: true; geracao: string; cursor: string; total: number; mudou: boolean }
  | FeedFailure;

/** A search: the text, the page of rows, and what else narrows, orders or counts it. */
export type SearchInput = { query: string } & Page & Choice & Asked;

/** Whose prices are asked for beside those in use: a campaign's, or those of a cart line of another condition. */
export type Precos = { user: string; idContexto: string };

/** Without `precos` the answer has the prices of the context in use. */
export type Asked = { precos?: Precos };

/** `idContexto` names whose prices the products carry; null when they carry none. `facetas` only when asked. */
export type SearchReply = {
  total: number;
  mistyped: boolean;
  idContexto: string | null;
  produtos: ProdutoResumo[];
  facetas?: Facetas;
};

/** The products of each bar code, in the order asked; a code that no product has is left out. */
export type CodesReply = { codigo: string; idProdutos: number[] }[];

export type ReadReply = { idContexto: string | null; produtos: ProdutoResumo[] };

/** `vazio`: this device has no whole catalogue, so an empty answer says nothing about the product. */
export type EngineStatus = {
  estado: 'vazio' | 'pronto';
  geracao: string | null;
  cursor: string | null;
  total: number;
  /** When the catalogue was imported, ms since 1970; null when there is none. */
  at: number | null;
  /** A generation that a cut download left behind: the next one may go on at this segment. */
  staged: Staged | null;
  idContexto: string | null;
  /** The price contexts held for the user in use, with the time of each. */
  contextos: ContextRow[];
};

/** A stream that was fetched by a name: the hash that its last line must carry. */
type Named = { sha256?: string | undefined };

/** A stream of what differs from the held prices of this context. */
type OverBase = { idContextoBase?: string | undefined };

/** What the page may ask of the worker, by name: what goes, what comes back. */
export type EngineCalls = {
  open: [input: { tenant: string }, reply: null];
  search: [input: SearchInput, reply: SearchReply];
  readProdutos: [input: { ids: readonly number[] } & Asked, reply: ReadReply];
  readCodigos: [input: { codigos: readonly string[] }, reply: CodesReply];
  /** Ids of what goes with a product and can be ordered in the context in use. */
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

/** Worker to page. `pull` asks for the next piece of a stream, `dropped` says that no more are wanted. */
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
