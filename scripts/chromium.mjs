import { existsSync } from 'node:fs';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Flags for an unattended browser: nothing of it should call home or wait for a graphics card. */
export const CHROMIUM_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser that journeys run in: CHROMIUM_PATH, else Playwright's own, else the system's. Returns its path,
 * or undefined when the machine has none. Throws when CHROMIUM_PATH names a file that is not there.
 * @param {string} playwrightsOwn where Playwright would keep its own build
 * @returns {string | undefined}
 */
export function findChromium(playwrightsOwn) {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, and there is no such file.`);
    return named;
  }
  return [playwrightsOwn, ...SYSTEM].find((path) => existsSync(path));
}
