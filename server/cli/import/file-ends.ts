import { open } from 'node:fs/promises';
import { whyOtherKind } from '#server/integration/files/file-signature.ts';

/** The bytes of a file from a place, which counts from the end when it is negative. */
async function readBytes(arquivo: string, from: number, count: number): Promise<Buffer> {
  const file = await open(arquivo);
  try {
    const position = from < 0 ? Math.max(0, (await file.stat()).size + from) : from;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, position);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A sentence about a file that is neither text nor a sheet, such as a PDF. */
export async function whyUnknownFile(arquivo: string): Promise<string | undefined> {
  const known = whyOtherKind(await readBytes(arquivo, 0, 8));
  if (known !== undefined || !/\.xls$/i.test(arquivo)) return known;
  return 'O arquivo é .xls antigo: salve-o como .xlsx ou CSV.';
}

/** A sentence about a text that ends in a number without a line end: digits may be missing. */
export async function whyMaybeCut(arquivo: string): Promise<string | undefined> {
  // UTF-16 has a byte of zero next to a digit.
  const end = (await readBytes(arquivo, -2, 2)).toString('latin1').replaceAll('\0', '');
  return /\d$/.test(end)
    ? 'A última linha não termina: o arquivo pode ter sido cortado. Confira se o número no fim dela está inteiro.'
    : undefined;
}
