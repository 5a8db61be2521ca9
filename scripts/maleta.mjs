// npm run maleta -- <comando>: an operator's command on the company's database; without one, the list of commands.
import { spawn } from 'node:child_process';
import { chooseNode } from './choose-node.mjs';
import { orSaySo } from './command.mjs';
import { installIfNeeded } from './install.mjs';
import { ROOT } from './root.mjs';
import { ended, passSignalsTo } from './run.mjs';

await orSaySo(async () => {
  installIfNeeded();
  const command = spawn(chooseNode(), ['server/maleta.ts', ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  passSignalsTo(command);
  return ended(command);
});
