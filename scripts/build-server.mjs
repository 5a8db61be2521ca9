// npm run build:server: the server, the worker and the commands as JavaScript in `dist-server`, which runs without
// development packages; `-- --demo` adds the demonstration, `-- --out DIR` writes elsewhere.
import { chooseNode } from './choose-node.mjs';
import { orSaySo } from './command.mjs';
import { installIfNeeded } from './install.mjs';
import { at } from './root.mjs';
import { run } from './run.mjs';

await orSaySo(async () => {
  installIfNeeded();
  // Node's own stripping is what `npm start` runs on; only the function is still experimental.
  const args = ['--disable-warning=ExperimentalWarning', at('scripts', 'build-server-suite.mjs')];
  return run(chooseNode(), [...args, ...process.argv.slice(2)]);
});
