import { CatalogueDatabase } from './catalogue-database.ts';
import { EngineHost } from './engine-host.ts';
import type { CallName, EnginePort, ReplyOf, ToPage, ToWorker } from './engine-protocol.ts';
import { PulledStreams } from './engine-stream.ts';

type Call = Extract<ToWorker, { call: CallName }>;
type Open = Extract<Call, { call: 'open' }>;

/** Handles the messages of one page on `port`. The first call is `open`; all others wait for it. */
export function serveEngine(
  port: EnginePort,
  openDatabase = (tenant: string) => new CatalogueDatabase(tenant),
): void {
  const post = (message: ToPage): void => port.postMessage(message, []);
  const streams = new PulledStreams(post);
  let ready: Promise<EngineHost> | null = null;

  const start = async ({ input }: Open): Promise<EngineHost> => {
    const host = new EngineHost(openDatabase(input.tenant), Date.now);
    await host.reload();
    return host;
  };
  const answer = async (message: Call): Promise<ReplyOf<CallName>> => {
    if (message.call === 'open') ready = start(message);
    if (ready === null) throw new Error('the engine was not opened');
    // The stream exists before the first wait, so that a cancel during the opening finds it.
    const stream = message.call.startsWith('import') ? streams.open(message.id) : noStream;
    return carryOut(await ready, message, stream);
  };
  const carryOut = async (
    host: EngineHost,
    message: Call,
    stream: ReadableStream<Uint8Array>,
  ): Promise<ReplyOf<CallName>> => {
    const { id } = message;
    const onProgress = (progress: { produtos: number; total: number }): void => post({ id, progress });
    switch (message.call) {
      case 'open':
        return null;
      case 'search':
        return host.search(message.input, await host.indexFor(message.input.precos));
      case 'readProdutos':
        return host.readProdutos(message.input, await host.indexFor(message.input.precos));
      case 'readCodigos':
        return host.readCodigos(message.input);
      case 'relacionados':
        return host.relacionados(message.input);
      case 'useContext':
        return host.useContext(message.input);
      case 'importCatalogue':
        return host.importCatalogue(stream, onProgress, message.input.resumes, message.input.sha256);
      case 'importPrices':
        return host.importPrices(message.input, stream, onProgress);
      case 'importPages':
        return host.importPages(message.input, stream, onProgress);
      case 'keepOnlyContexts':
        return done(host.keepOnlyContexts(message.input));
      case 'reload':
        return done(host.reload());
      case 'status':
        return host.status();
    }
  };

  port.addEventListener('message', (event) => {
    const message: ToWorker = event.data;
    if (!('call' in message)) return streams.take(message);
    const { id } = message;
    void answer(message).then(
      (reply) => post({ id, reply }),
      (error: unknown) => post({ id, failed: String(error) }),
    );
  });
}

const noStream = new ReadableStream<Uint8Array>();

async function done(work: Promise<void>): Promise<null> {
  await work;
  return null;
}
