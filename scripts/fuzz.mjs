// npm run fuzz -- --requests N --seed S: asks a real server for everything that the contract allows and much that it
// does not; on PostgreSQL where there is one, with --embedded on the embedded database.
import { chooseNode } from './choose-node.mjs';
import { orSaySo } from './command.mjs';
import { installIfNeeded } from './install.mjs';
import { at } from './root.mjs';
import { run } from './run.mjs';

await orSaySo(async () => {
  installIfNeeded();
  return run(chooseNode(), [at('tests', 'fuzz', 'run.ts'), ...process.argv.slice(2)]);
});
