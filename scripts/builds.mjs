import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const DAY = 24 * 60 * 60 * 1000;
/** A tablet that was off for weeks still asks for the chunks of its old build. */
const KEPT = 30 * DAY;
const UNFINISHED = '.building-';

/**
 * Returns the id of the build that `dist` serves; undefined when there is none or its folder is missing.
 * @param {string} dist
 * @returns {string | undefined}
 */
export function currentBuild(dist) {
  const file = path.join(dist, 'current.json');
  if (!existsSync(file)) return undefined;
  const { buildId } = JSON.parse(readFileSync(file, 'utf8'));
  return existsSync(path.join(dist, buildId)) ? buildId : undefined;
}

/**
 * The folder in which a build is made until it is complete.
 * @param {string} dist
 * @param {string} id
 */
export const unfinishedFolder = (dist, id) => path.join(dist, `${UNFINISHED}${id}-${process.pid}`);

/**
 * Moves a finished build into place and makes it the current one, each in one step, so that a server reading `dist`
 * always sees a complete build. The 30 days of the replaced build start now.
 * @param {string} dist
 * @param {string} id
 * @param {Date} now
 */
export function publish(dist, id, now) {
  const finished = path.join(dist, id);
  const made = unfinishedFolder(dist, id);
  // Two processes may make the same build at once: the first result is as good and may already be in use.
  if (existsSync(finished)) rmSync(made, { recursive: true });
  else renameSync(made, finished);
  makeCurrent(dist, id, now);
}

/**
 * @param {string} dist
 * @param {string} id of a build that is in place
 * @param {Date} now
 */
export function makeCurrent(dist, id, now) {
  const before = currentBuild(dist);
  if (before !== undefined && before !== id) utimesSync(path.join(dist, before), now, now);
  const draft = path.join(dist, `current.json.${process.pid}`);
  writeFileSync(draft, `${JSON.stringify({ buildId: id })}\n`);
  renameSync(draft, path.join(dist, 'current.json'));
}

/**
 * Deletes builds replaced more than 30 days ago, and leftovers of builds interrupted more than a day ago.
 * @param {string} dist
 * @param {Date} now
 */
export function prune(dist, now) {
  const current = currentBuild(dist);
  for (const entry of readdirSync(dist, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === current) continue;
    const age = now.getTime() - statSync(path.join(dist, entry.name)).mtimeMs;
    const kept = entry.name.startsWith(UNFINISHED) ? DAY : KEPT;
    if (age > kept) rmSync(path.join(dist, entry.name), { recursive: true, force: true });
  }
}
