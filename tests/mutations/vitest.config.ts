import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { partOf } from './parts.ts';
import { warmThreads } from './warm-threads.ts';

/** Each file leaves state behind; loading a database again would cost more than this state does. */
const FILES_OF_A_THREAD = 100;

const { MALETA_MUTATIONS, MALETA_MUTATIONS_TESTS } = process.env;
const { tests, hasDatabase } = partOf(MALETA_MUTATIONS);
const pool = warmThreads(FILES_OF_A_THREAD);

/** StrykerJS insists on Vitest's threads; this replaces them with ours. */
const ourThreads: Plugin = {
  name: 'our-threads',
  configureVitest({ project }) {
    Object.assign(project.config, { pool: pool.name, poolRunner: pool, isolate: !hasDatabase });
  },
};

const setupFiles = hasDatabase
  ? ['tests/mutations/clean-thread.ts', 'tests/mutations/kept-modules.ts', 'tests/support/after-file.ts']
  : ['tests/mutations/clean-thread.ts', 'tests/mutations/fresh-modules.ts'];

export default defineConfig({
  define: { __BUILD__: '"test"', __VERSION__: '"0.1.0"' },
  plugins: [ourThreads],
  test: {
    environment: 'node',
    include: MALETA_MUTATIONS_TESTS?.split(',') ?? [...tests],
    setupFiles,
    // A mutant may never end; a database may take long to open.
    hookTimeout: hasDatabase ? 60_000 : 10_000,
    testTimeout: hasDatabase ? 30_000 : 10_000,
    ...(hasDatabase ? { globalSetup: ['tests/support/global-setup.ts'] } : {}),
  },
});
