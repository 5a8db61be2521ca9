import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { at, ROOT } from './root.mjs';

/** @typedef {Record<string, string[]>} Walks The folders of src/features that each journey goes through. */

/** @returns {Walks} */
export const readWalks = () => JSON.parse(readFileSync(at('tests', 'journeys', 'walks.json'), 'utf8'));

/** Files that no journey depends on: documentation, and tests of another kind. */
const UNSEEN = [/\.md$/, /\.test\.tsx?$/, /^docs\//, /^tests\/(?!journeys\/|support\/)/, /^scripts\/lint\//];
const JOURNEY = /^tests\/journeys\/(.+)\.journey\.ts$/;
const FEATURE = /^src\/features\/([^/]+)\//;

/**
 * Returns the journeys that changed files can break: a changed journey itself, the journeys that go through a changed
 * feature, and all of them when a file behind every screen changed.
 * @param {string[]} files
 * @param {Walks} walks
 * @returns {string[]}
 */
export function journeysOf(files, walks) {
  const all = Object.keys(walks);
  const chosen = files
    .filter((file) => !UNSEEN.some((unseen) => unseen.test(file)))
    .flatMap((file) => {
      const journey = JOURNEY.exec(file)?.[1];
      if (journey !== undefined) return [journey];
      const feature = FEATURE.exec(file)?.[1];
      return feature === undefined ? all : all.filter((name) => walks[name]?.includes(feature));
    });
  return all.filter((name) => chosen.includes(name));
}

/** @param {string[]} args */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.split('\n').filter((line) => line !== '');
}

/**
 * Returns the files that differ from a commit, untracked files included.
 * @param {string} base
 */
export const changedSince = (base) => [
  ...git('diff', '--name-only', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
