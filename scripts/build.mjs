import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildIdOf } from './build-id.mjs';
import { currentBuild, makeCurrent, prune, publish, unfinishedFolder } from './builds.mjs';
import { chooseNode } from './choose-node.mjs';
import { isMain, orSaySo } from './command.mjs';
import { installIfNeeded } from './install.mjs';
import { precompress } from './precompress.mjs';
import { quietly } from './quietly.mjs';
import { at, ROOT } from './root.mjs';
import { programOf } from './run.mjs';

/**
 * A version and notes other than the sources', for a test that publishes a release.
 * @typedef {{ version?: string | undefined, notes?: string | undefined }} Release
 */

/**
 * Makes `dist` serve the build of the current sources. Builds it if it is missing, otherwise only points to it.
 * Throws a plain sentence when the build fails; `dist` then keeps serving the previous build.
 * @param {{ node: string, dist?: string, id?: string, force?: boolean, release?: Release }} options
 * @returns {Promise<string>} the build's id
 */
export async function ensureBuild({
  node,
  dist = at('dist'),
  id = buildIdOf(ROOT),
  force = false,
  release = {},
}) {
  mkdirSync(dist, { recursive: true });
  const now = new Date();
  if (force || !existsSync(path.join(dist, id))) {
    console.log(`Building ${id}...`);
    const folder = unfinishedFolder(dist, id);
    await viteBuild(node, folder, id, release);
    await precompress(folder);
    if (force) rmSync(path.join(dist, id), { recursive: true, force: true });
    publish(dist, id, now);
  } else if (currentBuild(dist) !== id) {
    makeCurrent(dist, id, now);
  }
  prune(dist, now);
  return id;
}

/**
 * @param {string} node
 * @param {string} folder
 * @param {string} id
 * @param {Release} release
 */
async function viteBuild(node, folder, id, { version, notes }) {
  const env = {
    ...process.env,
    // NODE_ENV of a test run would select React's development build.
    NODE_ENV: 'production',
    BUILD_ID: id,
    BUILD_DIR: folder,
    ...(version === undefined ? {} : { BUILD_VERSION: version }),
    ...(notes === undefined ? {} : { BUILD_NOTES: notes }),
  };
  const { code, output } = await quietly(node, [programOf('vite'), 'build'], env);
  if (code !== 0) throw new Error(`${output}\nThe build failed: its messages are above.`);
}

if (isMain(import.meta.url)) {
  await orSaySo(async () => {
    const { values } = parseArgs({
      options: {
        dist: { type: 'string' },
        id: { type: 'string' },
        force: { type: 'boolean' },
        version: { type: 'string' },
        notes: { type: 'string' },
      },
    });
    installIfNeeded();
    const { version, notes, ...where } = values;
    const id = await ensureBuild({ node: chooseNode(), ...where, release: { version, notes } });
    console.log(`Build ${id} is in ${path.relative(process.cwd(), values.dist ?? at('dist')) || '.'}.`);
    return 0;
  });
}
