import type { ToPage, ToWorker } from './engine-protocol.ts';

type Piece = Exclude<ToWorker, { call: string }>;

/**
 * Streams whose pieces the page sends one by one, each when it is pulled: a slow tablet never holds more of a
 * download than it can read.
 */
export class PulledStreams {
  readonly #post: (message: ToPage) => void;
  readonly #open = new Map<number, ReadableStreamDefaultController<Uint8Array>>();

  constructor(post: (message: ToPage) => void) {
    this.#post = post;
  }

  open(id: number): ReadableStream<Uint8Array> {
    return new ReadableStream({
      start: (controller) => {
        this.#open.set(id, controller);
      },
      pull: () => this.#post({ id, pull: true }),
      cancel: () => {
        this.#open.delete(id);
        this.#post({ id, dropped: true });
      },
    });
  }

  /** Adds a piece from the page; pieces of a stream that is no longer read are dropped. */
  take(message: Piece): void {
    const controller = this.#open.get(message.id);
    if (controller === undefined) return;
    if ('piece' in message) {
      controller.enqueue(message.piece);
      return;
    }
    this.#open.delete(message.id);
    if (message.end === 'done') controller.close();
    else if (message.end === 'broken') controller.error(new Error('the download broke'));
    else controller.error(new DOMException('the download was cancelled', 'AbortError'));
  }
}
