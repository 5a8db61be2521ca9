import { LineCutter } from './feed-lines.ts';
import {
  type Envelope,
  type Feed,
  type FeedFailure,
  FeedParser,
  type FeedShape,
  failure,
} from './feed-parser.ts';

/**
 * Reads a whole feed and believes it only when its last line has come and fits every byte before it. `lines` are
 * the header's and the segments' bytes. A stream that breaks is `truncado`. Cancels what it does not read.
 */
export async function readFeed<H extends Envelope, S extends { n: number }>(
  stream: ReadableStream<Uint8Array>,
  shape: FeedShape<H, S>,
): Promise<Feed<H, S> | FeedFailure> {
  const reader = stream.getReader();
  const cutter = new LineCutter();
  const parser = new FeedParser(shape);
  try {
    for (;;) {
      const next = await reader.read().catch((error: unknown) => toStop(error));
      if ('ok' in next) return next;
      const lines = next.done ? lastLine(cutter) : cutter.push(next.value);
      for (const line of lines) {
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

function toStop(error: unknown): FeedFailure {
  return failure(error instanceof DOMException && error.name === 'AbortError' ? 'cancelado' : 'truncado');
}

function lastLine(cutter: LineCutter): Uint8Array<ArrayBuffer>[] {
  const rest = cutter.rest();
  return rest.length === 0 ? [] : [rest];
}
