// npm run check: format, lint, types, dead code, lock file and the tests beside the code, in about half a minute.
import { CHECKS, runChecks, UNIT } from './checks.mjs';
import { chooseNode } from './choose-node.mjs';
import { orSaySo } from './command.mjs';
import { installIfNeeded } from './install.mjs';

await orSaySo(async () => {
  installIfNeeded();
  const { failed } = await runChecks([...CHECKS, UNIT], chooseNode());
  return failed === 0 ? 0 : 1;
});
