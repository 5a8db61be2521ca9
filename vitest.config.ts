import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const globalSetup = 'tests/support/global-setup.ts';

/** Tests of a page without a browser. */
const DOM_TESTS = 'src/**/*.dom.test.tsx';

export default defineConfig({
  define: { __BUILD__: '"test"', __VERSION__: '"0.1.0"' },
  test: {
    // A worker waits for its database for a third of the time, and Vitest would leave a core to itself.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      {
        extends: true,
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'rules',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', '{sw,server,scripts}/**/*.test.ts'],
          exclude: [DOM_TESTS],
          // 315 processes take longer to start than all these tests take to run.
          isolate: false,
          // A password's hash takes a core for long when others want it too.
          testTimeout: 30_000,
          // Dexie keeps the IndexedDB that it finds when it is imported.
          setupFiles: ['fake-indexeddb/auto', 'tests/support/after-file.ts'],
        },
      },
      {
        extends: true,
        plugins: [react(), vanillaExtractPlugin({ unstable_mode: 'transform', identifiers: 'short' })],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: [DOM_TESTS],
          setupFiles: ['tests/support/dom/setup.ts'],
          env: { TZ: 'America/Sao_Paulo' },
          testTimeout: 30_000,
          // A module is read once for all files: the setup puts back what a test leaves in one.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'borders',
          environment: 'node',
          include: ['tests/{contract,sync,server,fuzz,lint}/**/*.test.ts'],
          // A process keeps its modules and its databases from file to file.
          isolate: false,
          // Twice the default: histories make much garbage that dies young, and fewer scavenges copy less of it.
          execArgv: ['--max-semi-space-size=32'],
          setupFiles: ['tests/support/drop-databases.ts', 'tests/support/after-file.ts'],
          // An embedded database takes seconds to open when both cores are busy.
          hookTimeout: 180_000,
          testTimeout: 120_000,
          // A condition is waited for, however long others keep the machine busy.
          expect: { poll: { timeout: 60_000 } },
          ...(existsSync(globalSetup) ? { globalSetup: [globalSetup] } : {}),
        },
      },
    ],
  },
});
