import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import type { ArquivoPronto } from './order-files.ts';

/** Puts a file into a folder: whole or not at all, and still there after the power has failed. */
export type PutFile = (pasta: string, file: ArquivoPronto) => Promise<void>;

/** Writes under a temporary name, which begins with a dot, and gives the file its name once the disk has it. */
export const putFile: PutFile = async (pasta, { nome, bytes }) => {
  const temporary = path.join(pasta, `.${nome}.tmp`);
  const file = await open(temporary, 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path.join(pasta, nome));
  await syncFolder(pasta);
};

/** The name itself is on the disk only then; Windows has no such call and needs none. */
async function syncFolder(pasta: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(pasta, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
