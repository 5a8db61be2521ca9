import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..', '..');
const NESTED = '/node_modules/';
const BUILD = path.join(ROOT, 'scripts', 'build-server-suite.mjs');

type Locked = { dev?: boolean; optional?: boolean; devOptional?: boolean };

/** A module there sees only the packages that are linked there; without it Node would follow the links. */
export const PRESERVE_LINKS = '--preserve-symlinks --preserve-symlinks-main';

/** The packages that `npm ci --omit=dev --omit=optional` installs, by the lock's own flags. */
function listProductionPackages(): string[] {
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(lock.packages).flatMap(([place, { dev, optional, devOptional }]) => {
    const name = place.replace('node_modules/', '');
    const isLeftOut = dev === true || optional === true || devOptional === true;
    return name === '' || isLeftOut || name.includes(NESTED) ? [] : [name];
  });
}

const buildServer = (folder: string) =>
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', BUILD, '--out', folder]);

/** A folder as a production machine has it: a built app, the built server, the packages that are not for development. */
export function makeProductionFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'maleta-production-'));
  mkdirSync(path.join(folder, 'dist', 'one'), { recursive: true });
  writeFileSync(path.join(folder, 'dist', 'one', 'index.html'), '<title>Maleta</title>');
  writeFileSync(path.join(folder, 'dist', 'current.json'), JSON.stringify({ buildId: 'one' }));
  buildServer(path.join(folder, 'dist-server'));
  for (const name of listProductionPackages()) {
    const link = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules', name), link);
  }
  return folder;
}
