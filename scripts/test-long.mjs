// npm run test:long: what takes too long for every run. 10,000 random histories, beyond those of npm test.
import { orSaySo } from './command.mjs';
import { at } from './root.mjs';
import { run } from './run.mjs';

await orSaySo(() =>
  run(process.execPath, [at('scripts', 'chaos.mjs'), '--seeds', '10000', '--from', '1001']),
);
