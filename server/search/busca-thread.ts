import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from '#server/db/unavailable.ts';
import type { BuscaCall, BuscaCalls, BuscaReply } from './busca-messages.ts';

/** Searches that may wait. Further ones would wait for seconds, so they are refused at once. */
const DEEP = 100;
const SEARCHES: ReadonlySet<BuscaCall> = new Set<BuscaCall>(['search', 'combos']);

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };

/**
 * The search index in its own thread, so that neither building nor searching it stops the event loop. Calls return in
 * the order sent. When the thread ends, all pending and later calls reject; its holder then starts another one.
 */
export class BuscaThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #sent = 0;
  #ended: Error | undefined;

  constructor() {
    this.#worker = new Worker(new URL('./busca-worker.ts', import.meta.url));
    // An otherwise idle process may end.
    this.#worker.unref();
    this.#worker.on('message', (message: BuscaReply) => this.#receive(message));
    this.#worker.on('error', (error) => this.#end(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', (code) => this.#end(new Error(`the search thread ended with code ${code}`)));
  }

  get isOver(): boolean {
    return this.#ended !== undefined;
  }

  call<C extends BuscaCall>(call: C, input: BuscaCalls[C][0]): Promise<BuscaCalls[C][1]> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended);
    if (SEARCHES.has(call) && this.#waiting.size >= DEEP) {
      return Promise.reject(new DatabaseUnavailable('too many searches wait'));
    }
    this.#sent += 1;
    const id = this.#sent;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: (value) => resolve(value as BuscaCalls[C][1]), reject });
      this.#worker.postMessage({ id, call, input });
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #receive(message: BuscaReply): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('failure' in message) waiting?.reject(new Error(`search: ${message.failure}`));
    else waiting?.resolve(message.value);
  }

  #end(error: Error): void {
    this.#ended ??= error;
    for (const waiting of this.#waiting.values()) waiting.reject(this.#ended);
    this.#waiting.clear();
  }
}
