import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const KEY_BYTES = 32;

/** The key that signs tokens, made once in the data folder and readable by its owner only. */
export function loadJwtKey(dataFolder: string): Uint8Array {
  const file = path.join(dataFolder, 'jwt.key');
  try {
    writeFileSync(file, randomBytes(KEY_BYTES), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = readFileSync(file);
  if (key.length !== KEY_BYTES)
    throw new Error(`O arquivo ${file} não é uma chave. Apague-o para criar outra.`);
  return key;
}
