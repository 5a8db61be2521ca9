import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** A version of the app: its number, and the file that says what is new in it. */
export type Release = { readonly version: string; readonly notes: string };

/** A folder of builds, as `npm start` serves it. */
export type Site = {
  readonly dist: string;
  buildId(): string;
  /** Makes another build of the same sources under another name the one that is served; a release has its number and notes. */
  publish(buildId: string, release?: Release): Promise<void>;
};

const ROOT = path.resolve(import.meta.dirname, '..', '..', '..');

const runFile = promisify(execFile);

async function build(...args: string[]): Promise<void> {
  await runFile(process.execPath, [path.join(ROOT, 'scripts', 'build.mjs'), ...args], { cwd: ROOT });
}

function toSite(dist: string): Site {
  return {
    dist,
    buildId: () => {
      const current = JSON.parse(readFileSync(path.join(dist, 'current.json'), 'utf8')) as {
        buildId: string;
      };
      return current.buildId;
    },
    publish: (buildId, release) =>
      build(
        '--dist',
        dist,
        '--id',
        buildId,
        ...(release ? ['--version', release.version, '--notes', release.notes] : []),
      ),
  };
}

/** The build of the present sources; made first where there is none. */
export async function openSite(): Promise<Site> {
  await build();
  return toSite(path.join(ROOT, 'dist'));
}

/** A copy of what a site serves, for a test that publishes: the others go on with theirs. */
export function copySite(site: Site): Site & { remove(): void } {
  const dist = mkdtempSync(path.join(tmpdir(), 'maleta-dist-'));
  for (const entry of [site.buildId(), 'current.json']) {
    cpSync(path.join(site.dist, entry), path.join(dist, entry), { recursive: true });
  }
  return { ...toSite(dist), remove: () => rmSync(dist, { recursive: true, force: true }) };
}
