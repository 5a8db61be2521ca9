import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { orSaySo } from './command.mjs';
import { compileServer } from './compile-server.mjs';
import { ROOT } from './root.mjs';

const ENTRIES = ['main', 'worker', 'maleta'].map((name) => `server/${name}.ts`);

await orSaySo(async () => {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: path.join(ROOT, 'dist-server') },
      demo: { type: 'boolean', default: false },
    },
  });
  const out = path.resolve(values.out);
  const folder = `${out}-${process.pid}`;
  const without = values.demo ? [] : ['server/demo'];
  const entries = values.demo ? [...ENTRIES, 'server/demo/demonstracao.ts'] : ENTRIES;
  const files = compileServer({ root: ROOT, folder, entries, without });
  rmSync(out, { recursive: true, force: true });
  renameSync(folder, out);
  const end = values.demo ? '' : ', without the demonstration';
  console.log(
    `${files.length} modules of the server are in ${path.relative(process.cwd(), out) || '.'}${end}.`,
  );
  return 0;
});
