import type { AnyCall } from '#contract/wire/call.ts';
import { type CallInput, toWire } from '#contract/wire/to-wire.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { type NetError, toNetError } from './request.ts';
import { openStream } from './send.ts';
import { tellSessionEnd } from './session-end.ts';

export type FileOptions = {
  token?: string | null;
  /** The mark of the server's data (`MARCA_HEADER`). */
  marca?: string;
  signal?: AbortSignal;
  /** Hears each part as it comes. */
  onPart?: (bytes: Uint8Array) => void;
};

/** After this long without a byte the connection is taken for lost. */
const STALLED_MS = 10_000;

async function readAll(
  body: ReadableStream<Uint8Array>,
  onPart: FileOptions['onPart'],
): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parts;
    parts.push(value.slice());
    onPart?.(value);
  }
}

/** A refusal that came with a good status, as some servers answer where a file is asked for. */
async function refusalIn(blob: Blob): Promise<NetError | undefined> {
  if ((await blob.slice(0, 1).text()) !== '{') return undefined;
  const error = toNetError({ status: 422, marked: true, retryAfter: null }, await blob.text());
  return error.kind === 'refused' ? error : undefined;
}

/** How files begin that say so themselves. */
const BEGINNINGS: Readonly<Record<string, string>> = { 'application/zip': 'PK', 'application/pdf': '%PDF-' };

/**
 * The file with the content type of its first bytes, out of those that the call returns; undefined for an empty
 * file and for any other content.
 */
async function toThatFile(blob: Blob, { contentType = '', contentTypeOfSeveral }: AnyCall) {
  if (blob.size === 0) return undefined;
  for (const type of [contentTypeOfSeveral ?? contentType, contentType]) {
    const beginning = BEGINNINGS[type] ?? '';
    if ((await blob.slice(0, beginning.length).text()) === beginning) return blob.slice(0, blob.size, type);
  }
  return undefined;
}

/**
 * Requests a file. A refusal is read from its bytes; a truncated file is an error. Each next byte may take ten
 * seconds.
 */
export async function requestFile<C extends AnyCall>(
  call: C,
  input: CallInput<C>,
  { token = null, marca, signal, onPart }: FileOptions = {},
): Promise<Result<Blob, NetError>> {
  const answer = await openStream(toWire(call, input), {
    token,
    ...(marca === undefined ? {} : { marca }),
    ...(signal ? { signal } : {}),
    timeoutMs: STALLED_MS,
    stalledMs: STALLED_MS,
  });
  if (answer.kind === 'silence') return fail(answer);
  const { status, marked, body } = answer;
  if (!marked || body === null) return fail(toNetError(answer, ''));
  try {
    const isFile = status === 200;
    const parts = await readAll(body, isFile ? onPart : undefined);
    const blob = new Blob(parts);
    if (!isFile) {
      const error = toNetError(answer, await blob.text());
      if (error.kind === 'refused') tellSessionEnd(token, error);
      return fail(error);
    }
    const refusal = await refusalIn(blob);
    if (refusal) return fail(refusal);
    const file = await toThatFile(blob, call);
    return file ? ok(file) : fail({ kind: 'unbelieved', status, marked });
  } catch {
    // Cut half-way, or called off.
    return fail({ kind: 'silence', reason: signal?.aborted ? 'aborted' : 'network' });
  }
}
