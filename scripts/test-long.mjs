// npm run test:long: what takes too long for every run. Journeys with many tabs and many deaths, a server killed a
// hundred times while it makes orders (minutes), 1,000 histories of three hands on one cart (half an hour), then
// 10,000 random histories, beyond those of npm test (hours).
import { chooseNode } from './choose-node.mjs';
import { orSaySo } from './command.mjs';
import { installIfNeeded } from './install.mjs';
import { at } from './root.mjs';
import { programOf, run } from './run.mjs';

await orSaySo(async () => {
  installIfNeeded();
  const env = { ...process.env, MALETA_LONG: '1' };
  const playwright = programOf('@playwright/test', 'playwright');
  const journeys = await run(chooseNode(), [playwright, 'test', '--grep', '@long'], { env });
  const deaths = await run(
    chooseNode(),
    [programOf('vitest'), 'run', 'tests/server/morte-ao-finalizar.test.ts'],
    { env },
  );
  const hands = await run(chooseNode(), [programOf('vitest'), 'run', 'tests/sync/three-hands.test.ts'], {
    env,
  });
  const histories = ['--seeds', '10000', '--from', '1001'];
  const chaos = await run(process.execPath, [at('scripts', 'chaos.mjs'), ...histories]);
  return journeys || deaths || hands || chaos;
});
