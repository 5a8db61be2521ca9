import { LineCutter } from './feed-lines.ts';
import {
  type Envelope,
  type Feed,
  type FeedFailure,
  FeedParser,
  type FeedShape,
  failure,
  OPENING_BRACE,
} from './feed-parser.ts';

/**
 * Reads a whole feed and accepts it only when its last line matches every byte before it. A broken stream is
 * `truncado`. `before` are the lines of an interrupted download: the stream then repeats the header and continues after
 * them. Cancels the unread rest.
 */
export async function readFeed<H extends Envelope, S extends { n: number }>(
  stream: ReadableStream<Uint8Array>,
  shape: FeedShape<H, S>,
  before: readonly Uint8Array<ArrayBuffer>[] = [],
): Promise<Feed<H, S> | FeedFailure> {
  const reader = stream.getReader();
  const cutter = new LineCutter();
  const parser = new FeedParser(shape);
  try {
    for (const line of before) {
      const stop = parser.add(line, false);
      if (stop !== null) return stop;
    }
    let repeated = before[0];
    for (;;) {
      const next = await reader.read().catch((error: unknown) => toStop(error));
      if ('ok' in next) return next;
      const lines = next.done ? lastLine(cutter) : cutter.push(next.value);
      for (const line of lines) {
        if (repeated !== undefined) {
          if (!isSame(line, repeated)) return failure(line[0] === OPENING_BRACE ? 'geracao' : 'formato');
          repeated = undefined;
          continue;
        }
        const stop = parser.add(line, next.done);
        if (stop !== null) return stop;
      }
      if (next.done) return await parser.finish();
    }
  } finally {
    // Nothing is lost if the source is already gone.
    void reader.cancel().catch(() => undefined);
  }
}

/** The error of a broken or cancelled stream. */
export function toStop(error: unknown): FeedFailure {
  return failure(error instanceof DOMException && error.name === 'AbortError' ? 'cancelado' : 'truncado');
}

function lastLine(cutter: LineCutter): Uint8Array<ArrayBuffer>[] {
  const rest = cutter.rest();
  return rest.length === 0 ? [] : [rest];
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}
