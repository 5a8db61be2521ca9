// npm run knockouts: takes away, one by one, the rules that keep orders safe; the tests must notice each.
import { chooseNode } from './choose-node.mjs';
import { orSaySo } from './command.mjs';
import { installIfNeeded } from './install.mjs';
import { at } from './root.mjs';
import { run } from './run.mjs';

await orSaySo(async () => {
  installIfNeeded();
  return run(chooseNode(), [at('tests', 'knockouts', 'run.ts'), ...process.argv.slice(2)]);
});
