// Runs before each test file where modules are evaluated again for each: what they pass is counted anew.
import { inject } from 'vitest';
import { stryker } from './stryker.ts';

if (inject('mode') === 'dry-run') stryker.mutantCoverage = undefined;
