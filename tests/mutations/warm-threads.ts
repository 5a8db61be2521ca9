import { type PoolOptions, type PoolWorker, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node';

type Callback = (arg: unknown) => void;

/** A thread that has loaded Vitest, and the number of test files it has run. */
type Thread = { worker: ThreadsPoolWorker; files: number };

/** Threads that wait for the next test file. */
const idle: Thread[] = [];

/**
 * Vitest's own thread, used again for the next test file: starting one takes most of a mutant's time.
 * Modules are evaluated again for each file where Vitest isolates files, and kept where it does not.
 */
class WarmThread implements PoolWorker {
  readonly name = 'warm-threads';
  private readonly options: PoolOptions;
  private readonly files: number;
  private readonly callbacks: [event: string, callback: Callback][] = [];
  private thread: Thread | undefined;
  /** The mutant takes effect while a module is evaluated: all modules are evaluated with it, and none is kept. */
  private isStatic = false;

  constructor(options: PoolOptions, files: number) {
    this.options = options;
    this.files = files;
  }

  async start(): Promise<void> {
    this.isStatic = this.options.project.getProvidedContext().mutantActivation === 'static';
    this.thread = this.isStatic ? undefined : idle.pop();
    if (this.thread !== undefined) return;
    const worker = new ThreadsPoolWorker(this.options);
    await worker.start();
    this.thread = { worker, files: 0 };
  }

  async stop(): Promise<void> {
    const { worker, files } = this.started();
    for (const [event, callback] of this.callbacks.splice(0)) worker.off(event, callback);
    this.thread = undefined;
    if (files + 1 < this.files && !this.isStatic) idle.push({ worker, files: files + 1 });
    else await worker.stop();
  }

  /** Passes a request on. A request to stop gets its response here, as the thread goes on. */
  send(message: WorkerRequest): void {
    if (message.type !== 'stop') return this.started().worker.send(withTestNames(message));
    const stopped = { type: 'stopped', __vitest_worker_response__: true };
    for (const [event, callback] of this.callbacks) if (event === 'message') callback(stopped);
  }

  on(event: string, callback: Callback): void {
    this.callbacks.push([event, callback]);
    this.started().worker.on(event, callback);
  }

  off(event: string, callback: Callback): void {
    const at = this.callbacks.findIndex(([name, known]) => name === event && known === callback);
    if (at >= 0) this.callbacks.splice(at, 1);
    this.started().worker.off(event, callback);
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  private started(): Thread {
    if (this.thread === undefined) throw new Error('The thread of a test file has not been started.');
    return this.thread;
  }
}

/**
 * Vitest 5 joins the names of a suite and its test with ' > '; StrykerJS before 10.1 searches for them with a space
 * between, so that no test of a `describe` would run. The pattern is changed to match both.
 */
function withTestNames(message: WorkerRequest): WorkerRequest {
  if (message.type !== 'start') return message;
  const { config } = message.context;
  const asked = config.testNamePattern;
  if (asked === undefined) return message;
  const testNamePattern = new RegExp(asked.source.replaceAll(' ', '(?: >)? '), asked.flags);
  return { ...message, context: { ...message.context, config: { ...config, testNamePattern } } };
}

/** Vitest's pool with threads that end after this many test files; each start leaves a listener behind. */
export const warmThreads = (files: number) => ({
  name: 'warm-threads',
  createPoolWorker: (options: PoolOptions): PoolWorker => new WarmThread(options, files),
});
