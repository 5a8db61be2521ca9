import { existsSync } from 'node:fs';
import path from 'node:path';

/** Program names on different systems. The headless shell starts in less than half of the time of the whole browser. */
const PROGRAMS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Flags for an unattended browser: it must not call home or wait for a graphics card. */
export const CHROMIUM_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page creates many short-lived objects while it starts; a larger young generation needs fewer collections.
  '--js-flags=--min-semi-space-size=16',
];

/**
 * Returns the path of the browser for journeys: CHROMIUM_PATH, else Playwright's own, else the system's on PATH;
 * undefined when the machine has none. It never throws, so configuration files load on every machine.
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
 * Returns the same path to callers that start the browser. Throws a sentence with the command to type when there is
 * no browser, or when CHROMIUM_PATH names a missing file.
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
