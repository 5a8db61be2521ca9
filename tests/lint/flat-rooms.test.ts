import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** A folder with more modules than this is read by prefixes instead of names. */
const MOST = 40;
const NO_MODULE = /\.test\.tsx?$|\.css\.ts$|-sample\.tsx?$/;

const isModule = (name: string): boolean => /\.tsx?$/.test(name) && !NO_MODULE.test(name);

/** Returns the folders below these with more modules than allowed, each with their number. */
function findFullRooms(folders: readonly string[], most = MOST): string[] {
  const counts = new Map<string, number>();
  for (const folder of folders)
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile() && isModule(entry.name))
        counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > most)
    .map(([folder, count]) => `${folder.replaceAll(path.sep, '/')}: ${count}`);
}

test('a folder with more modules than the limit is found', () => {
  expect(findFullRooms(['src/net'], 1)).toEqual([expect.stringMatching(/^src\/net: \d+$/)]);
});

test('every folder holds at most 40 modules', () => {
  expect(findFullRooms(['src', 'sw', 'server'])).toEqual([]);
});
