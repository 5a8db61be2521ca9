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
/** A tablet that was off for weeks still asks for the chunks of the build it has. */
const KEPT = 30 * DAY;
const UNFINISHED = '.building-';

/**
 * The build that `dist` serves now; undefined when there is none or its folder is gone.
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
 * Where a build is made until it is whole.
 * @param {string} dist
 * @param {string} id
 */
export const unfinishedFolder = (dist, id) => path.join(dist, `${UNFINISHED}${id}-${process.pid}`);

/**
 * Puts a finished build in its place and makes it the current one, each in one step, so that a server reading
 * `dist` at any moment sees a whole build. The build it replaces starts its 30 days now.
 * @param {string} dist
 * @param {string} id
 * @param {Date} now
 */
export function publish(dist, id, now) {
  const finished = path.join(dist, id);
  const made = unfinishedFolder(dist, id);
  // Two may make the same build at once: the first one's is as good, and may be read already.
  if (existsSync(finished)) rmSync(made, { recursive: true });
  else renameSync(made, finished);
  makeCurrent(dist, id, now);
}

/**
 * @param {string} dist
 * @param {string} id of a build that is in its place
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
 * Deletes builds that were replaced more than 30 days ago, and what an interrupted build left a day ago.
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
