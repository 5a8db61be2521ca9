import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const PACKED = /\.(js|css|html|svg|webmanifest|json|wasm)$/;
/** A smaller response fits one packet anyway. */
const SMALL = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` next to every text file and program of a build, at the highest compression: done once here
 * instead of at every request.
 * @param {string} folder
 */
export async function precompress(folder) {
  const names = await readdir(folder, { recursive: true });
  const packed = names.filter((name) => PACKED.test(name));
  await Promise.all(packed.map((name) => compress(path.join(folder, name))));
}

/** @param {string} file */
async function compress(file) {
  const content = await readFile(file);
  if (content.length < SMALL) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const [brotli, gzipped] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
