import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { at, ROOT } from './root.mjs';

/** @typedef {Record<string, string[]>} Walks The folders of src/features that each journey goes through. */

/** @returns {Walks} */
export const readWalks = () => JSON.parse(readFileSync(at('tests', 'journeys', 'walks.json'), 'utf8'));

/** What no journey can notice: words for people, and tests of another kind. */
const UNSEEN = [/\.md$/, /\.test\.tsx?$/, /^docs\//, /^tests\/(?!journeys\/|support\/)/, /^scripts\/lint\//];
const JOURNEY = /^tests\/journeys\/(.+)\.journey\.ts$/;
const FEATURE = /^src\/features\/([^/]+)\//;

/**
 * The journeys that changed files can break: a journey itself, those that go through a feature, and all of them for
 * what every screen stands on.
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
 * The files that differ from a commit, those that git does not know yet among them.
 * @param {string} base
 */
export const changedSince = (base) => [
  ...git('diff', '--name-only', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
