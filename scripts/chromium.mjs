import { existsSync } from 'node:fs';
import path from 'node:path';

/** Names that systems give it. The headless shell starts in less than half of the time of the whole browser. */
const PROGRAMS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Flags for an unattended browser: nothing of it should call home or wait for a graphics card. */
export const CHROMIUM_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A starting page creates many short-lived objects; a larger young generation needs fewer collections.
  '--js-flags=--min-semi-space-size=16',
];

/**
 * The browser that journeys run in: CHROMIUM_PATH, else Playwright's own, else the system's on PATH. Returns its
 * path, or undefined when the machine has none. It never throws, so configuration files load on every machine.
 * @param {string} playwrightsOwn where Playwright would keep its own build
 * @param {Record<string, string | undefined>} [env]
 * @returns {string | undefined}
 */
export function findChromium(playwrightsOwn, env = process.env) {
  if (env['CHROMIUM_PATH']) return env['CHROMIUM_PATH'];
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  const installed = PROGRAMS.flatMap((program) => folders.map((folder) => path.join(folder, program)));
  return [playwrightsOwn, ...installed].find((file) => existsSync(file));
}

/**
 * The same browser for those who are about to start it. Throws a sentence with the command to type when there is
 * none, or when CHROMIUM_PATH names a file that is not there.
 * @param {string} playwrightsOwn
 * @param {Record<string, string | undefined>} [env]
 * @returns {string}
 */
export function requireChromium(playwrightsOwn, env = process.env) {
  const found = findChromium(playwrightsOwn, env);
  if (found === undefined) {
    throw new Error(
      `There is no Chromium to test with: sudo apt-get install -y ${PROGRAMS[0]}, or npx playwright install chromium.`,
    );
  }
  if (!existsSync(found)) throw new Error(`CHROMIUM_PATH is ${found}, and there is no such file.`);
  return found;
}
