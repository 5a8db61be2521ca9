import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** A folder of builds, as `npm start` serves it. */
export type Site = {
  readonly dist: string;
  buildId(): string;
};

/** How many files of the build that a site serves come after the install, one by one, without being asked for. */
export function countLaterFiles(site: Site): number {
  const worker = readFileSync(path.join(site.dist, site.buildId(), 'sw.js'), 'utf8');
  return worker.match(/"?later"?:["'`]soon/g)?.length ?? 0;
}

/** A site of one journey's own, which may get a newer build: the others go on with theirs. */
export type OwnSite = Site & {
  /** Makes the next release of the same sources, numbered `NEXT_VERSION`, the build that is served; returns its id. */
  publishNext(): Promise<string>;
  remove(): void;
};

/** The number of the release that `publishNext` serves. */
export const NEXT_VERSION = '0.2.0';

/** Its release notes, for the dialog. */
const NOTES = path.join(import.meta.dirname, 'next-novidades.json');

const ROOT = path.resolve(import.meta.dirname, '..', '..', '..');

const runFile = promisify(execFile);

async function build(...args: string[]): Promise<void> {
  await runFile(process.execPath, [path.join(ROOT, 'scripts', 'build.mjs'), ...args], { cwd: ROOT });
}

function buildOf(dist: string): string {
  const current = JSON.parse(readFileSync(path.join(dist, 'current.json'), 'utf8')) as { buildId: string };
  return current.buildId;
}

/** Puts a build that is there already into another folder of builds, which then serves it. */
async function copyBuild(id: string, from: string, to: string): Promise<void> {
  cpSync(path.join(from, id), path.join(to, id), { recursive: true });
  await build('--dist', to, '--id', id);
}

/** The build of the present sources; made first if there is none. */
export async function openSite(): Promise<Site> {
  await build();
  const dist = path.join(ROOT, 'dist');
  return { dist, buildId: () => buildOf(dist) };
}

/** A copy of a site's files, for a test that publishes. */
export async function copySite(site: Site): Promise<OwnSite> {
  const dist = mkdtempSync(path.join(tmpdir(), 'maleta-dist-'));
  await copyBuild(site.buildId(), site.dist, dist);
  return {
    dist,
    buildId: () => buildOf(dist),
    publishNext: async () => {
      // Made once for all journeys: a build takes both cores for long.
      const made = path.join(ROOT, '.cache', 'next-build');
      const id = `${site.buildId()}-next`;
      await build('--dist', made, '--id', id, '--version', NEXT_VERSION, '--notes', NOTES);
      await copyBuild(id, made, dist);
      return id;
    },
    remove: () => rmSync(dist, { recursive: true, force: true }),
  };
}
