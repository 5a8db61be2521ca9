import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|html|svg|webmanifest|json)$/;
/** A smaller response fits one packet anyway. */
const SMALL = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` next to every text file of a build, at the highest compression: done once here instead
 * of at every request.
 * @param {string} folder
 */
export async function precompress(folder) {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => TEXT.test(name));
  await Promise.all(texts.map((name) => compress(path.join(folder, name))));
}

/** @param {string} file */
async function compress(file) {
  const text = await readFile(file);
  if (text.length < SMALL) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const [brotli, gzipped] = await Promise.all([toBrotli(text, { params }), toGzip(text, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
