// npm run mutations: changes the code in thousands of small ways; the tests must notice nearly all of them.
import { chooseNode } from './choose-node.mjs';
import { orSaySo } from './command.mjs';
import { installIfNeeded } from './install.mjs';
import { at } from './root.mjs';
import { run } from './run.mjs';

await orSaySo(async () => {
  installIfNeeded();
  return run(chooseNode(), [at('tests', 'mutations', 'run.ts'), ...process.argv.slice(2)]);
});
