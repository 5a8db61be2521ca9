import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Smaller ones fit into one packet anyway. */
const THRESHOLD_BYTES = 1024;

/** On a page of the search the densest saves a fifth more bytes, and takes a hundred times as long. */
const BROTLI_QUALITY = 4;

/**
 * Packs what is answered for who accepts it: a page of the catalogue is a tenth of its size on a weak signal. Nobody
 * can learn a secret from the sizes (BREACH): who may ask is said in a header that no other site can send.
 * What comes packed (the builds, the feed) and bodies of requests are left as they are.
 */
export async function packAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
}
