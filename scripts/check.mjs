// npm run check: commit subjects, lock file, format, lint, types, dead code, words and the tests next to the code.
import { CHECKS, runChecks, SUBJECTS, UNIT, WORDS } from './checks.mjs';
import { chooseNode } from './choose-node.mjs';
import { orSaySo } from './command.mjs';
import { installIfNeeded } from './install.mjs';

await orSaySo(async () => {
  installIfNeeded();
  const { failed } = await runChecks([SUBJECTS, ...CHECKS, WORDS, UNIT], chooseNode());
  return failed === 0 ? 0 : 1;
});
