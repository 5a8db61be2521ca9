// npm run journeys [-- --changed [base]] [Playwright's arguments]: runs the journeys, or only those that the changes
// since a commit (default: the last one) can break.
import { changedSince, journeysOf, readWalks } from './changed-journeys.mjs';
import { chooseNode } from './choose-node.mjs';
import { orSaySo } from './command.mjs';
import { programOf, run } from './run.mjs';

/** @param {string[]} args */
function chosenFiles(args) {
  const at = args.indexOf('--changed');
  if (at < 0) return { rest: args, files: [] };
  const named = args[at + 1];
  const base = named === undefined || named.startsWith('-') ? undefined : named;
  const names = journeysOf(changedSince(base ?? 'HEAD'), readWalks());
  const rest = args.toSpliced(at, base === undefined ? 1 : 2);
  return { rest, files: names.map((name) => `tests/journeys/${name}.journey.ts`) };
}

await orSaySo(async () => {
  const args = process.argv.slice(2);
  const { rest, files } = chosenFiles(args);
  if (args.includes('--changed') && files.length === 0) {
    console.log('No journey goes through what changed.');
    return 0;
  }
  return run(chooseNode(), [programOf('@playwright/test', 'playwright'), 'test', ...files, ...rest]);
});
