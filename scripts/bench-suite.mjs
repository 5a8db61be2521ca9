// The second half of npm run bench, on the Node that runs TypeScript. Each tests/bench/*.bench.ts exports `rows`: it
// takes a function that starts a browser, measures and resolves with its rows. Words on the command line choose files.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { benchTable } from './bench-table.mjs';
import { CHROMIUM_ARGS } from './chromium.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { at } from './root.mjs';

/** The browser that a bench starts to measure in. */
const launch = { executablePath: await ensureChromium(), args: CHROMIUM_ARGS };

const FOLDER = at('tests', 'bench');
const chosen = process.argv.slice(2);
const files = (existsSync(FOLDER) ? readdirSync(FOLDER) : [])
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => chosen.length === 0 || chosen.some((word) => file.includes(word)))
  .sort();

/** @type {import('./bench-table.mjs').BenchRow[]} */
const rows = [];
for (const file of files) {
  console.log(`Measuring ${file}...`);
  const bench = await import(pathToFileURL(path.join(FOLDER, file)).href);
  rows.push(...(await bench.rows(launch)));
}
console.log(`\n${benchTable(rows)}`);
// Part of the measurements is no result.
if (chosen.length === 0)
  writeFileSync(path.join(FOLDER, 'results.json'), `${JSON.stringify(rows, null, 2)}\n`);
process.exitCode = rows.every((row) => row.holds) ? 0 : 1;
