import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod/mini';
import { fail, ok, type Result } from '#lib/result.ts';

const manifest = z.object({
  formato: z.literal(1),
  /** The version of Maleta that made the backup. */
  versao: z.string(),
  criadaEm: z.iso.datetime(),
  banco: z.enum(['postgres', 'embutido']),
  /** The newest migration of the copied database. */
  migracao: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  /** The rows of each table. */
  tabelas: z.record(z.string(), z.int()),
});

/** The facts about a backup, in a file next to it. */
export type Manifest = z.infer<typeof manifest>;

/** The manifest's file of a backup's file. */
export const manifestOf = (file: string): string => `${file}.json`;

/** The text of a manifest's file. */
export const serializeManifest = (facts: Manifest): string => `${JSON.stringify(facts, null, 2)}\n`;

/** Reads a backup's manifest; an error is a sentence for the terminal. */
export async function readManifest(file: string): Promise<Result<Manifest, string>> {
  const place = manifestOf(file);
  if (existsSync(file) && !existsSync(place))
    return fail(
      `A cópia ${file} não tem o seu manifesto ${place}: se a criação foi interrompida, faça outra cópia.`,
    );
  let text: string;
  try {
    text = await readFile(place, 'utf8');
  } catch (error) {
    return fail(`O manifesto ${place} não pôde ser lido: ${String(error)}`);
  }
  const read = manifest.safeParse(toJson(text));
  return read.success ? ok(read.data) : fail(`O manifesto ${place} não é o de uma cópia do Maleta.`);
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
