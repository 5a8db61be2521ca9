import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium, requireChromium } from './chromium.mjs';
import { quietly } from './quietly.mjs';
import { programOf } from './run.mjs';

/**
 * The machine's properties that the script asks for; a test passes its own.
 * @typedef {{ env: Record<string, string | undefined>, mayUseApt: boolean,
 *   install: (command: string, args: string[]) => Promise<{ code: number, output: string }> }} Machine
 */

const APT_GET = '/usr/bin/apt-get';

/** @type {Machine} */
const THIS_MACHINE = {
  env: process.env,
  mayUseApt: process.getuid?.() === 0 && existsSync(APT_GET),
  install: (command, args) => quietly(command, args, { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }),
};

/** @typedef {{ name: string, steps: [string, string[]][] }} Way */

const APT_INSTALL = ['install', '-y', '-qq', '--no-install-recommends'];

/** @type {Way[]} */
const FROM_DEBIAN = [
  {
    name: "Debian's chromium-headless-shell",
    steps: [
      [APT_GET, ['update', '-qq']],
      [APT_GET, [...APT_INSTALL, 'chromium-headless-shell']],
    ],
  },
  { name: "Debian's chromium", steps: [[APT_GET, [...APT_INSTALL, 'chromium']]] },
];

/** @type {Way} */
const FROM_PLAYWRIGHT = {
  name: "Playwright's chromium",
  steps: [[process.execPath, [programOf('@playwright/test', 'playwright'), 'install', 'chromium']]],
};

/**
 * Returns the path of the browser to test with. Where there is none, installs one: Debian's packages as root, else
 * Playwright's. Throws a sentence with the command to type when that fails: skipped browser tests would prove little.
 * @param {string} [playwrightsOwn]
 * @param {Machine} [machine]
 * @returns {Promise<string>} its path
 */
export async function ensureChromium(playwrightsOwn = chromium.executablePath(), machine = THIS_MACHINE) {
  const ways = machine.mayUseApt ? [...FROM_DEBIAN, FROM_PLAYWRIGHT] : [FROM_PLAYWRIGHT];
  for (const { name, steps } of ways) {
    if (findChromium(playwrightsOwn, machine.env) !== undefined) break;
    console.log(`Installing a browser: ${name}...`);
    for (const [command, args] of steps) {
      const { code, output } = await machine.install(command, args);
      if (code !== 0) console.log(output.trimEnd());
    }
  }
  return requireChromium(playwrightsOwn, machine.env);
}
