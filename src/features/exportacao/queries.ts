import type { QueryOf } from '#contract/call.ts';
import { erro } from '#contract/erro.ts';
import { exportarItens } from '#contract/exportacao.ts';
import { toWire } from '#contract/to-wire.ts';
import { parseText } from '#net/request.ts';
import { openStream } from '#net/send.ts';
import { readSession } from '#net/session.ts';

/** What the server made of it: the file, its refusal in words, or nothing that can be believed. */
export type FromServer =
  | { kind: 'file'; blob: Blob }
  | { kind: 'refused'; title: string; text: string }
  | { kind: 'silence' };

/** After this long without a byte the connection is taken for lost. */
const STALLED_MS = 10_000;

const LINE_BREAK = 10;

function countLines(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) if (byte === LINE_BREAK) count += 1;
  return count;
}

async function readAll(
  body: ReadableStream<Uint8Array>,
  lost: AbortController,
  onLines: (lines: number) => void,
): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  let lines = 0;
  for (;;) {
    const timer = setTimeout(() => lost.abort(), STALLED_MS);
    const { done, value } = await reader.read().finally(() => clearTimeout(timer));
    if (done) return new Blob(parts, { type: 'text/csv;charset=utf-8' });
    parts.push(value.slice());
    lines += countLines(value);
    // The first line holds the headings.
    onLines(Math.max(0, lines - 1));
  }
}

/** Asks the server for the price list; `onLines` hears how many products have come. Never rejects but by `signal`. */
export async function fromServer(
  query: QueryOf<typeof exportarItens>,
  onLines: (lines: number) => void,
  signal: AbortSignal,
): Promise<FromServer> {
  const lost = new AbortController();
  const answer = await openStream(toWire(exportarItens, { query }), {
    token: readSession()?.token ?? null,
    signal: AbortSignal.any([signal, lost.signal]),
    timeoutMs: STALLED_MS,
  });
  signal.throwIfAborted();
  if (answer.kind === 'silence' || !answer.marked || answer.body === null) return { kind: 'silence' };
  try {
    if (answer.status === 200) return { kind: 'file', blob: await readAll(answer.body, lost, onLines) };
    const refusal = parseText(erro, await new Response(answer.body).text());
    return refusal && answer.status < 500 && answer.status !== 401
      ? { kind: 'refused', title: refusal.Message, text: refusal.Description }
      : { kind: 'silence' };
  } catch {
    // Cut half-way: a file that is not whole is none.
    signal.throwIfAborted();
    return { kind: 'silence' };
  }
}
