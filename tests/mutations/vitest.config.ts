import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { partOf } from './parts.ts';
import { warmThreads } from './warm-threads.ts';

const FILES_OF_A_WARM_THREAD = 100;

const { MALETA_MUTATIONS, MALETA_MUTATIONS_TESTS } = process.env;
const { tests, warm } = partOf(MALETA_MUTATIONS);
const include = MALETA_MUTATIONS_TESTS?.split(',') ?? [...tests];
const hasServer = include.some((pattern) => pattern.startsWith('tests/'));
const pool = warmThreads(warm ? FILES_OF_A_WARM_THREAD : 1);

/** StrykerJS insists on Vitest's threads; this puts ours in their place. */
const ourThreads: Plugin = {
  name: 'our-threads',
  configureVitest({ project }) {
    Object.assign(project.config, { pool: pool.name, poolRunner: pool });
  },
};

export default defineConfig({
  define: { __BUILD__: '"test"', __VERSION__: '"0.1.0"' },
  plugins: [ourThreads],
  test: {
    environment: 'node',
    include,
    setupFiles: ['tests/mutations/clean-thread.ts'],
    // A mutant may wait for ever; an embedded database may take long.
    hookTimeout: hasServer ? 180_000 : 10_000,
    testTimeout: hasServer ? 120_000 : 10_000,
    ...(hasServer ? { globalSetup: ['tests/mutations/embedded-only.ts'] } : {}),
  },
});
