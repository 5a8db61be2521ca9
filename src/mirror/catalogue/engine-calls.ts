import type {
  CallName,
  EnginePort,
  InputOf,
  Progress,
  ReplyOf,
  ToPage,
  ToWorker,
} from './engine-protocol.ts';

type Source = {
  stream: ReadableStream<Uint8Array>;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
};

type InFlight = {
  settle: (message: ToPage) => void;
  reject: (error: Error) => void;
  reader?: ReadableStreamDefaultReader<Uint8Array>;
  onProgress?: (progress: Progress) => void;
};

/** The page's end of the protocol: numbers calls, pairs replies, and hands over streams piece by piece. */
export class EngineCallsInFlight {
  readonly #port: EnginePort;
  readonly #inFlight = new Map<number, InFlight>();
  #next = 1;
  #stopped: Error | null = null;

  constructor(port: EnginePort) {
    this.#port = port;
    port.addEventListener('message', (event) => this.#take(event.data));
  }

  ask<C extends CallName>(call: C, input: InputOf<C>): Promise<ReplyOf<C>> {
    return this.#start(call, input, {});
  }

  /** A call that reads a stream. After an abort it returns `cancelado`. */
  send<C extends CallName>(call: C, input: InputOf<C>, source: Source): Promise<ReplyOf<C>> {
    const reader = source.stream.getReader();
    const onProgress = source.onProgress;
    const id = this.#next;
    const abort = (): void => this.#post({ id, end: 'cancelled' });
    const reply = this.#start(call, input, { reader, ...(onProgress === undefined ? {} : { onProgress }) });
    if (source.signal?.aborted === true) abort();
    source.signal?.addEventListener('abort', abort, { once: true });
    return reply.finally(() => {
      source.signal?.removeEventListener('abort', abort);
      drop(reader);
    });
  }

  /** Rejects all waiting and later calls. */
  stop(reason: string): void {
    this.#stopped = new Error(reason);
    for (const { reject } of this.#inFlight.values()) reject(this.#stopped);
    this.#inFlight.clear();
  }

  #start<C extends CallName>(
    call: C,
    input: InputOf<C>,
    more: Pick<InFlight, 'reader' | 'onProgress'>,
  ): Promise<ReplyOf<C>> {
    if (this.#stopped !== null) return Promise.reject(this.#stopped);
    const id = this.#next++;
    return new Promise<ReplyOf<C>>((resolve, reject) => {
      const settle = (message: ToPage): void => {
        if ('failed' in message) reject(new Error(message.failed));
        // The worker replies to each call in its own form: both ends are one build.
        else if ('reply' in message) resolve(message.reply as ReplyOf<C>);
      };
      this.#inFlight.set(id, { settle, reject, ...more });
      this.#post({ id, call, input } as ToWorker);
    });
  }

  #take(message: ToPage): void {
    const call = this.#inFlight.get(message.id);
    if (call === undefined) return;
    if ('progress' in message) call.onProgress?.(message.progress);
    else if ('pull' in message) void this.#sendPiece(message.id, call);
    else if ('dropped' in message) drop(call.reader);
    else {
      this.#inFlight.delete(message.id);
      call.settle(message);
    }
  }

  async #sendPiece(id: number, { reader }: InFlight): Promise<void> {
    try {
      const next = await reader?.read();
      if (next === undefined || next.done) this.#post({ id, end: 'done' });
      else this.#postPiece(id, next.value);
    } catch {
      this.#post({ id, end: 'broken' });
    }
  }

  #postPiece(id: number, piece: Uint8Array): void {
    // Only a piece that is its whole buffer can be transferred; a view would take its neighbours along.
    const own = piece.byteLength === piece.buffer.byteLength ? piece : piece.slice();
    this.#port.postMessage({ id, piece: own } satisfies ToWorker, [own.buffer as ArrayBuffer]);
  }

  #post(message: ToWorker): void {
    this.#port.postMessage(message, []);
  }
}

function drop(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): void {
  // A broken source has nothing left to stop.
  void reader?.cancel().catch(() => undefined);
}
