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
  /** Called with each part as it arrives. */
  onPart?: (bytes: Uint8Array) => void;
};

/** After this long without a byte the connection counts as lost. */
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

/**
 * Reads a refusal that came with status 200, as some servers send it in place of a file; undefined for a
 * file.
 */
async function refusalIn(blob: Blob): Promise<NetError | undefined> {
  if ((await blob.slice(0, 1).text()) !== '{') return undefined;
  const error = toNetError({ status: 422, isOurs: true, retryAfter: null }, await blob.text());
  return error.kind === 'refused' ? error : undefined;
}

/** First bytes of the file types that have a signature. */
const BEGINNINGS: Readonly<Record<string, string>> = { 'application/zip': 'PK', 'application/pdf': '%PDF-' };

/**
 * Returns the file with the content type of its first bytes, one of the types that the call returns.
 * Undefined for an empty file and for other content.
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
 * Requests a file. Reads a refusal from its bytes; a truncated file is an error. The next byte may take ten
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
  const { status, isOurs, body } = answer;
  if (!isOurs || body === null) return fail(toNetError(answer, ''));
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
    return file ? ok(file) : fail({ kind: 'unbelieved', status, isOurs });
  } catch {
    // Truncated, or cancelled by the caller.
    return fail({ kind: 'silence', reason: signal?.aborted ? 'aborted' : 'network' });
  }
}
