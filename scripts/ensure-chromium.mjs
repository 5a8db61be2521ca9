import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';
import { run } from './run.mjs';

const APT = 'apt-get install -y chromium';

/**
 * The browser to test with; installs one where we may (root on Debian). Throws a sentence with the command to type
 * where we may not: tests without a browser would prove little, and skipping them quietly would hide it.
 * @returns {Promise<string>} its path
 */
export async function ensureChromium() {
  const found = findChromium(chromium.executablePath());
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log(`Installing Chromium (${APT})...`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], { env });
    const installed = findChromium(chromium.executablePath());
    if (installed !== undefined) return installed;
  }
  throw new Error(`There is no Chromium to test with: sudo ${APT}, or npx playwright install chromium.`);
}
