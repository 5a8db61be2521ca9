import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { fail, ok, type Result } from '#lib/result.ts';
import { type Manifest, readManifest } from './manifest.ts';

/** The size of a file and the hash of its bytes. */
export type FileFacts = { readonly bytes: number; readonly sha256: string };

export async function readFileFacts(file: string): Promise<FileFacts> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(file)) hash.update(bytes);
  return { bytes: (await stat(file)).size, sha256: hash.digest('hex') };
}

/** Makes a written file durable. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Reads the manifest of a backup and checks that the backup's bytes are those it names. */
export async function checkBackup(file: string): Promise<Result<Manifest, string>> {
  const manifest = await readManifest(file);
  if (!manifest.ok) return manifest;
  let facts: FileFacts;
  try {
    facts = await readFileFacts(file);
  } catch (error) {
    return fail(`A cópia ${file} não pôde ser lida: ${String(error)}`);
  }
  const { bytes, sha256 } = manifest.value;
  return facts.bytes === bytes && facts.sha256 === sha256
    ? ok(manifest.value)
    : fail(`A cópia ${file} está danificada: seus bytes não são os do manifesto.`);
}
