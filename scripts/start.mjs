// npm start: installs missing packages, builds changed sources, and runs the server until it ends.
import { spawn } from 'node:child_process';
import { ensureBuild } from './build.mjs';
import { chooseNode } from './choose-node.mjs';
import { orSaySo } from './command.mjs';
import { installIfNeeded } from './install.mjs';
import { at, ROOT } from './root.mjs';
import { ended, passSignalsTo } from './run.mjs';

const DEFAULTS = { PORT: '3000', HOST: '127.0.0.1', MALETA_DATA: at('data') };

await orSaySo(async () => {
  installIfNeeded();
  const node = chooseNode();
  await ensureBuild({ node });
  const server = spawn(node, ['server/main.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...DEFAULTS, ...process.env },
  });
  passSignalsTo(server);
  return ended(server);
});
