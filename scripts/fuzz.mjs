// npm run fuzz -- --requests N --seed S: sends a real server valid and invalid requests made from the contract; on
// PostgreSQL where there is one, with --embedded on the embedded database.
import { chooseNode } from './choose-node.mjs';
import { orSaySo } from './command.mjs';
import { installIfNeeded } from './install.mjs';
import { at } from './root.mjs';
import { run } from './run.mjs';

await orSaySo(async () => {
  installIfNeeded();
  return run(chooseNode(), [at('tests', 'fuzz', 'run.ts'), ...process.argv.slice(2)]);
});
