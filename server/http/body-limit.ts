import { Transform } from 'node:stream';
import type { preParsingAsyncHookHandler } from 'fastify';
import type { AnyCall } from '#contract/wire/call.ts';

/** The largest body of a call in bytes, and the sentence that refuses a larger one. */
export type BodyLimit = { readonly bytes: number; readonly sentence: string };

/** A body that is larger than its call allows. */
export class BodyTooLarge extends Error {
  readonly statusCode = 413;
}

/**
 * Refuses a body as soon as it is known to pass a limit that is read for each request: by its announced length, or by
 * the bytes that came.
 */
export const limitBodies =
  (readLimit: () => Promise<BodyLimit>): preParsingAsyncHookHandler =>
  async (request, _reply, payload) => {
    const { bytes, sentence } = await readLimit();
    if (Number(request.headers['content-length'] ?? 0) > bytes) throw new BodyTooLarge(sentence);
    let read = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        read += chunk.length;
        if (read > bytes) done(new BodyTooLarge(sentence));
        else done(null, chunk);
      },
    });
    // `pipeline` would end the connection with the body, before the refusal is sent.
    payload.on('error', (error) => counted.destroy(error));
    return payload.pipe(counted);
  };

/** The limit of a body that its handler reads as a stream, which the framework does not count. */
export const limitOfStream = ({
  ndjson,
  bodyLimit: bytes,
}: AnyCall): (() => Promise<BodyLimit>) | undefined =>
  ndjson === undefined || bytes === undefined
    ? undefined
    : async () => ({ bytes, sentence: 'O conteúdo enviado é grande demais.' });
