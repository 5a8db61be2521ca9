import { MessageChannel } from 'node:worker_threads';
import { CatalogueDatabase } from '#mirror/catalogue/catalogue-database.ts';
import type { EnginePort } from '#mirror/catalogue/engine-protocol.ts';
import { serveEngine } from '#mirror/catalogue/engine-serve.ts';

/** A port to the real search engine, which runs in the page itself, and the function that ends it. */
export function openEnginePort(): { port: EnginePort; close: () => void } {
  const { port1, port2 } = new MessageChannel();
  port1.start();
  port2.start();
  // Node's ports dispatch the same events; only their types differ from the browser's.
  serveEngine(port2 as unknown as EnginePort, (name) => new CatalogueDatabase(name));
  return { port: port1 as unknown as EnginePort, close: () => port1.close() };
}

/** The app's one worker, the search, without its own thread. */
class EngineWorker extends EventTarget {
  readonly #opened = openEnginePort();

  constructor() {
    super();
    this.#opened.port.addEventListener('message', ({ data }) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    );
  }

  postMessage(message: unknown, transfer: Transferable[]): void {
    this.#opened.port.postMessage(message, transfer);
  }

  terminate(): void {
    this.#opened.close();
  }
}

/** Gives the page a worker, for code that opens a device as the app does. */
export function provideWorker(): void {
  Object.assign(globalThis, { Worker: EngineWorker });
}
