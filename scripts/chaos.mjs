// npm run chaos -- --seeds N --from S [--story] [--postgres] [--troubles a,b]: random histories on the real device and
// server, seed by seed.
import { parseArgs } from 'node:util';
import { chooseNode } from './choose-node.mjs';
import { orSaySo } from './command.mjs';
import { installIfNeeded } from './install.mjs';
import { programOf, run } from './run.mjs';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    from: { type: 'string', default: '1' },
    story: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    troubles: { type: 'string' },
  },
});

await orSaySo(async () => {
  installIfNeeded();
  const env = {
    ...process.env,
    MALETA_CHAOS_SEEDS: values.seeds,
    MALETA_CHAOS_FROM: values.from,
    ...(values.story ? { MALETA_CHAOS_STORY: '1' } : {}),
    ...(values.troubles === undefined ? {} : { MALETA_CHAOS_TROUBLES: values.troubles }),
    ...(values.postgres ? { MALETA_CHAOS_DATABASE: 'PostgreSQL' } : {}),
  };
  return run(chooseNode(), [programOf('vitest'), 'run', '--project', 'borders', 'tests/sync/chaos.test.ts'], {
    env,
  });
});
