// npm run worker: does the repeated work of the servers of one DATABASE_URL in its own process, until it ends.
import { spawn } from 'node:child_process';
import { chooseNode } from './choose-node.mjs';
import { orSaySo } from './command.mjs';
import { installIfNeeded } from './install.mjs';
import { ROOT } from './root.mjs';
import { ended, passSignalsTo } from './run.mjs';

await orSaySo(async () => {
  installIfNeeded();
  const worker = spawn(chooseNode(), ['server/worker.ts'], { cwd: ROOT, stdio: 'inherit' });
  passSignalsTo(worker);
  return ended(worker);
});
