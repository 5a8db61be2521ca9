// usage: stage.mjs stage mutate,mutate out.json
import { Stryker } from '@stryker-mutator/core';
const [, , stage, mutate, out] = process.argv;
process.env.MALETA_MUTATIONS = stage;
await new Stryker({
  configFile: 'tests/mutations/stryker.json',
  mutate: mutate.split(','),
  concurrency: 1,
  reporters: ['json', 'clear-text'],
  jsonReporter: { fileName: out },
  clearTextReporter: { logTests: false, reportMutants: false, allowColor: false },
  ...(process.env.DRY ? { dryRunOnly: true } : {}),
  logLevel: 'info',
}).runMutationTest();
