// npm run knockouts: removes the rules that keep orders safe, one by one; the tests must notice each.
import { chooseNode } from './choose-node.mjs';
import { orSaySo } from './command.mjs';
import { installIfNeeded } from './install.mjs';
import { at } from './root.mjs';
import { run } from './run.mjs';

await orSaySo(async () => {
  installIfNeeded();
  return run(chooseNode(), [at('tests', 'knockouts', 'run.ts'), ...process.argv.slice(2)]);
});
