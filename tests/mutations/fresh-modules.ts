// Runs before each test file where Vitest isolates files: coverage starts again with the new modules.
import { inject } from 'vitest';
import { stryker } from './stryker.ts';

if (inject('mode') === 'dry-run') stryker.mutantCoverage = undefined;
