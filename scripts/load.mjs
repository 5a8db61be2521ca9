// npm run load -- [worlds] [--seconds N] [--products full]: a bounded load test of server processes on PostgreSQL, over
// HTTP; `soak --minutes N` watches one process for growth, `erp --orders N` sends orders to a hostile ERP.
import { chooseNode } from './choose-node.mjs';
import { orSaySo } from './command.mjs';
import { installIfNeeded } from './install.mjs';
import { at } from './root.mjs';
import { run } from './run.mjs';

await orSaySo(async () => {
  installIfNeeded();
  return run(chooseNode(), [at('tests', 'load', 'run.ts'), ...process.argv.slice(2)]);
});
