// The second half of npm run test:long, on the Node that runs TypeScript.
import { existsSync } from 'node:fs';
import { ensureBuild } from './build.mjs';
import { orSaySo } from './command.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { chosenSteps, runSteps } from './long-run.mjs';
import { at } from './root.mjs';
import { programOf, run } from './run.mjs';

const node = process.execPath;
const env = { ...process.env, MALETA_LONG: '1' };

/** @param {string} file */
const vitest = (file) => run(node, [programOf('vitest'), 'run', file], { env });

/** @param {string} file @param {...string} args */
const script = (file, ...args) => run(node, [at('scripts', file), ...args]);

async function journeys() {
  await ensureBuild({ node });
  await ensureChromium();
  return run(node, [programOf('@playwright/test', 'playwright'), 'test', '--grep', '@long'], { env });
}

/** Durations are estimates from the processor time of shorter runs. */
const STEPS = [
  {
    name: 'journeys',
    what: 'journeys with thirty tabs and many deaths',
    takes: 'about a quarter of an hour',
    run: journeys,
  },
  {
    name: 'kills',
    what: 'a server that is killed a hundred times while it makes orders',
    takes: 'about 20 minutes',
    run: () => vitest('tests/server/morte-ao-finalizar.test.ts'),
  },
  {
    name: 'hands',
    what: '1,000 histories of three hands on one cart',
    takes: 'about half an hour',
    run: () => vitest('tests/sync/three-hands.test.ts'),
  },
  {
    name: 'fuzz',
    what: '100,000 random requests',
    takes: 'about 20 minutes',
    run: () => script('fuzz.mjs', '--requests', '100000'),
  },
  {
    name: 'knockouts',
    what: 'rules taken away one by one',
    takes: 'an hour or less (an estimate)',
    run: () => script('knockouts.mjs'),
  },
  {
    name: 'chaos',
    what: '10,000 random histories, beyond those of npm test',
    takes: 'about 2 hours',
    run: () => script('chaos.mjs', '--seeds', '10000', '--from', '1001'),
  },
  ...(existsSync(at('scripts', 'mutations.mjs'))
    ? [
        {
          name: 'mutations',
          what: 'small faults put into the code',
          takes: 'many hours',
          run: () => script('mutations.mjs'),
        },
      ]
    : []),
];

await orSaySo(async () => {
  const steps = chosenSteps(STEPS, process.argv.slice(2));
  return (await runSteps(steps, console.log)) === 0 ? 0 : 1;
});
