import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ROOT } from '#server/root.ts';

test('a command whose output was closed ends quietly', async () => {
  const command = spawn(process.execPath, [path.join(ROOT, 'server', 'maleta.ts'), 'ajuda'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  command.stdout.destroy();
  const [complaints, [code]] = await Promise.all([text(command.stderr), once(command, 'exit')]);
  expect([code, complaints]).toEqual([0, '']);
});
