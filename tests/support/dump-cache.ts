import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { businessDayOf } from '#lib/business-day.ts';
import { openStore } from '#server/db/open.ts';
import type { SeedSize } from '#server/demo/seed/subset.ts';
import { fillTestDatabase, SEEDED_AT } from './fill.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const FOLDER = path.join(ROOT, 'node_modules', '.cache', 'maleta');
/** All files that change the bytes of a seeded database. */
const SOURCES = [
  'server/db/**/*.ts',
  'server/feed/*.ts',
  'server/access/data/password.ts',
  'server/demo/seed/**/*.ts',
  'server/demo/seed/*.gz',
  'server/integration/data/**/*.ts',
  'src/contract/integration/*.ts',
  'src/contract/catalogue/sincronizacao.ts',
  'src/domain/price/produto.ts',
  'tests/support/fill.ts',
  'tests/support/originals.ts',
  'node_modules/@electric-sql/pglite/package.json',
];

/** A hash of migrations, seed and database version: another hash, another dump. */
export function seedFingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: ROOT }).sort()) {
    if (file.endsWith('.test.ts')) continue;
    hash.update(file).update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * A migrated and seeded embedded database as bytes for openStore({ dump }), made once and kept until migrations
 * or seed change. The whole list takes about ten seconds to make, 300 products three.
 */
export const readDump = (size: SeedSize): Promise<Uint8Array> => readKept(`${size}.tar.gz`, size, SEEDED_AT);

/** The same, seeded at the start of today: for servers with the real clock, whose dated data would run out. */
export function readDumpOfToday(size: SeedSize): Promise<Uint8Array> {
  const today = businessDayOf(new Date());
  return readKept(`${today}-today-${size}.tar.gz`, size, new Date(`${today}T00:00:00-03:00`));
}

async function readKept(name: string, size: SeedSize, seededAt: Date): Promise<Uint8Array> {
  const file = path.join(FOLDER, `${seedFingerprint()}-${name}`);
  if (!existsSync(file)) await makeDump(file, size, seededAt);
  return readFileSync(file);
}

/** The size in a file's name, with `today-` before it for a dump of a day: a new dump replaces the older ones. */
const kindOf = (file: string): string | undefined => /-((?:today-)?[a-z0-9]+)\.tar\.gz$/.exec(file)?.[1];

async function makeDump(file: string, size: SeedSize, seededAt: Date): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const old of readdirSync(FOLDER)) {
    if (kindOf(old) === kindOf(file)) rmSync(path.join(FOLDER, old), { force: true });
  }
  const store = await openStore({ memory: true });
  try {
    await fillTestDatabase(store.db, size, seededAt);
    const bytes = await store.embedded?.dump();
    if (bytes === undefined) throw new Error('only the embedded database can be dumped');
    // Two runs may make it at once: each renames a complete file.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, file);
  } finally {
    await store.close();
  }
}
