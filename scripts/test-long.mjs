// npm run test:long: the tests that take too long for every run; `-- kills chaos` runs only these two parts.
import { chooseNode } from './choose-node.mjs';
import { orSaySo } from './command.mjs';
import { installIfNeeded } from './install.mjs';
import { at } from './root.mjs';
import { run } from './run.mjs';

await orSaySo(async () => {
  installIfNeeded();
  return run(chooseNode(), [at('scripts', 'test-long-suite.mjs'), ...process.argv.slice(2)]);
});
