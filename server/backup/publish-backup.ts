import { rename, rm, writeFile } from 'node:fs/promises';
import { syncFile } from './backup-file.ts';
import { type Manifest, manifestOf, serializeManifest } from './manifest.ts';

/** The name of a file that is not whole yet, next to its own. */
export const partialOf = (file: string): string => `${file}.parcial`;

/**
 * Gives a written backup and its manifest their names, the backup first: a manifest names no backup that is not there, whenever
 * the process dies. Only this user may read them.
 */
export async function publishBackup(
  file: string,
  facts: Manifest,
  move: (from: string, to: string) => Promise<void> = rename,
): Promise<void> {
  const manifest = manifestOf(file);
  try {
    await writeFile(partialOf(manifest), serializeManifest(facts), { flag: 'wx', mode: 0o600 });
    await syncFile(partialOf(manifest));
    await move(partialOf(file), file);
    await move(partialOf(manifest), manifest);
  } finally {
    await rm(partialOf(manifest), { force: true });
  }
}
