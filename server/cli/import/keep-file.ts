import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** Copies a file to a name that is free. Returns false for one that is taken. */
async function copyToFree(arquivo: string, nome: string): Promise<boolean> {
  try {
    await copyFile(arquivo, nome, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function digestOf(arquivo: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(arquivo), hash);
  return hash.digest('hex');
}

/**
 * Copies a file to the first of its names that is free or has the same content already: no file is overwritten. Returns
 * the name, and those before it that others have.
 */
export async function keepFile(
  arquivo: string,
  nameAt: (later: number) => string,
): Promise<{ readonly nome: string; readonly tomados: readonly string[] }> {
  const tomados: string[] = [];
  for (;;) {
    const nome = nameAt(tomados.length);
    const isKept = (await copyToFree(arquivo, nome)) || (await digestOf(nome)) === (await digestOf(arquivo));
    if (isKept) return { nome, tomados };
    tomados.push(nome);
  }
}
