import { chromium, defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/chromium.mjs';
import { QUARANTINE } from './tests/journeys/quarantine.ts';

const executablePath = findChromium(chromium.executablePath());

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  globalSetup: './scripts/journeys-setup.mjs',
  // Enough for a machine that does four things at once: timing never decides a test.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Each worker owns a server. Two leave two cores idle for a quarter of the time: while they wait for a page.
  workers: 3,
  fullyParallel: false,
  // A journey that needs a second go is a defect, of itself or of the app.
  retries: 0,
  grepInvert: QUARANTINE.map(({ title }) => new RegExp(title.replaceAll(/[^\w ]/g, '.'))),
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 800, height: 1280 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: CHROMIUM_ARGS,
      // Without a locale Chromium names no downloaded file with letters like ç.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
    screenshot: 'only-on-failure',
    // Recording slows a small machine down: `--trace on` where one is needed.
    trace: 'off',
  },
  projects: [{ name: 'chromium' }],
});
