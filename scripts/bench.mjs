// npm run bench: measures the README's promises, prints a table, writes tests/bench/results.json.
import { ensureBuild } from './build.mjs';
import { chooseNode } from './choose-node.mjs';
import { orSaySo } from './command.mjs';
import { installIfNeeded } from './install.mjs';
import { at } from './root.mjs';
import { run } from './run.mjs';

await orSaySo(async () => {
  installIfNeeded();
  const node = chooseNode();
  await ensureBuild({ node });
  return run(node, ['--expose-gc', at('scripts', 'bench-suite.mjs'), ...process.argv.slice(2)]);
});
