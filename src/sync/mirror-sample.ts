import type { WireRequest } from '#contract/wire/to-wire.ts';
import type { ProdutoPagina } from '#mirror/catalogue/catalogue-pages.ts';
import type { EngineClient } from '#mirror/catalogue/engine-client.ts';
import type { EngineStatus, ImportAnswer, Progress } from '#mirror/catalogue/engine-protocol.ts';
import { silence } from '#net/answer-sample.ts';
import type { SendOptions, StreamAnswer } from '#net/send.ts';
import type { MirrorEnv } from './pull/pull-catalogo.ts';
import { type SampleSync, sampleSync } from './sync-sample.ts';

/**
 * The engine's result of an import, its progress (`ms` after the previous report), and its contents
 * afterwards.
 */
export type Feed = {
  answer?: ImportAnswer;
  progress?: readonly (Progress & { ms: number })[];
  held?: Partial<EngineStatus>;
};

type Opened = WireRequest & { options: SendOptions };

/** An import that the engine was asked for. */
type Import =
  | { call: 'importCatalogue'; resumes: boolean }
  | { call: 'importPrices'; user: string; idContexto: string; idContextoBase?: string }
  | { call: 'importPages'; user: string; idContexto: string | null; total: number; pages: ProdutoPagina[][] };

export type SampleMirror = Omit<SampleSync, 'env'> & {
  env: MirrorEnv;
  /** The engine's contents; a test may change it. */
  held: EngineStatus;
  opened: Opened[];
  imports: Import[];
  /** The contexts whose prices were drawn, in order. */
  drawn: (string | null)[];
};

const TAKEN: ImportAnswer = { ok: true, geracao: 'g1', cursor: 'n1', total: 300, mudou: true };

/** For tests: a stream of our server that brings this feed to the engine. */
export const streamed = (feed: Feed = {}): StreamAnswer => ({
  kind: 'stream',
  status: 200,
  isOurs: true,
  etag: null,
  retryAfter: null,
  body: new Blob([JSON.stringify(feed)]).stream(),
});

/** For tests: a response to the request for a stream, without a body. */
export const noStream = (status: number, isOurs = true): StreamAnswer => ({
  kind: 'stream',
  status,
  isOurs,
  etag: null,
  retryAfter: null,
  body: null,
});

/** For tests: an import that failed with this error. */
export const notTaken = (erro: Extract<ImportAnswer, { ok: false }>['erro'], feed: Feed = {}): Feed => ({
  ...feed,
  answer: { ok: false, erro },
});

const unasked = () => Promise.reject(new Error('no pull asks this of the engine'));

/**
 * For tests: a synchronisation whose requests `respond` handles and whose streams `stream` opens. Its engine
 * imports the stream's `Feed`, and the `pages` of a server without a feed.
 */
export async function sampleMirror({
  respond = () => silence(),
  stream = () => silence() as StreamAnswer,
  pages = {},
  held: first = {},
}: {
  respond?: Parameters<typeof sampleSync>[0];
  stream?: (asked: Opened) => StreamAnswer | Promise<StreamAnswer>;
  pages?: Feed;
  held?: Partial<EngineStatus>;
} = {}): Promise<SampleMirror> {
  const sync = await sampleSync(respond);
  const held: EngineStatus = {
    estado: 'vazio',
    geracao: null,
    cursor: null,
    total: 0,
    at: null,
    staged: null,
    idContexto: null,
    contextos: [],
    ...first,
  };
  const opened: Opened[] = [];
  const imports: Import[] = [];
  const drawn: (string | null)[] = [];

  function take(feed: Feed, onProgress?: (progress: Progress) => void): ImportAnswer {
    for (const { ms, ...progress } of feed.progress ?? []) {
      sync.clock.now += ms;
      onProgress?.(progress);
    }
    Object.assign(held, feed.held);
    return feed.answer ?? TAKEN;
  }
  const read = async (body: ReadableStream<Uint8Array>): Promise<Feed> =>
    (await new Response(body).json()) as Feed;

  const engine: EngineClient = {
    search: unasked,
    list: unasked,
    readCodigos: unasked,
    readProdutos: unasked,
    relacionados: unasked,
    reload: unasked,
    close: () => undefined,
    status: async () => structuredClone(held),
    keepOnlyContexts: async (_user, idContextos = []) => {
      held.contextos = held.contextos.filter((c) => idContextos.includes(c.idContexto));
    },
    useContext: async (_user, idContexto) => {
      drawn.push(idContexto);
      return { ok: true };
    },
    importCatalogue: async (body, { resumes = false, onProgress } = {}) => {
      imports.push({ call: 'importCatalogue', resumes });
      return take(await read(body), onProgress);
    },
    importPrices: async (user, idContexto, body, { idContextoBase } = {}) => {
      const base = idContextoBase === undefined ? {} : { idContextoBase };
      imports.push({ call: 'importPrices', user, idContexto, ...base });
      return take(await read(body));
    },
    importPages: async (user, idContexto, given, { total, onProgress }) => {
      const taken: ProdutoPagina[][] = [];
      imports.push({ call: 'importPages', user, idContexto, total, pages: taken });
      try {
        for await (const page of given) taken.push(page);
      } catch {
        return { ok: false, erro: 'truncado' };
      }
      return take(pages, onProgress);
    },
  };
  const openStream: MirrorEnv['openStream'] = async (request, options) => {
    const one = { ...request, options };
    opened.push(one);
    return stream(one);
  };
  return { ...sync, env: { ...sync.env, engine, openStream }, held, opened, imports, drawn };
}
