import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { PRONTA } from '#server/http/health.ts';
import { expandSource, readCopies, readRuns, readStages, type Stage } from '#tests/support/dockerfile.ts';
import { buildIdOf } from './build-id.mjs';

const ROOT = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;
const stages = readStages(read('Dockerfile'));
const stageOf = (name: string): Stage =>
  must(
    stages.find((stage) => stage.name === name),
    `stage ${name}`,
  );
const last = stageOf('');

/** The folder that a command leaves in the stage's folder. */
const PRODUCTS: Readonly<Record<string, string>> = {
  'npm ci': 'node_modules',
  'npm ci --omit=dev --omit=optional': 'node_modules',
  'npm run build': 'dist',
  'npm run build:server': 'dist-server',
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'maleta-image-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const isTracked = (name: string) => tracked.some((file) => file === name || file.startsWith(`${name}/`));

test('every file that the image is built from is in the repository and is sent to the builder', () => {
  const sent = read('.dockerignore').split('\n');
  expect(sent).toContain('*');
  const sources = stages.flatMap((stage) => readCopies(stage).filter(({ from }) => from === undefined));
  expect(sources.length).toBeGreaterThan(5);
  for (const source of sources.flatMap((copy) => copy.sources)) {
    const files = expandSource(ROOT, source);
    expect([source, files.length > 0, files.filter((file) => !isTracked(file))]).toEqual([source, true, []]);
    expect(sent).toContain(`!${source.replace('./', '')}`);
  }
});

test('a stage takes from an earlier one only what that copied or built', () => {
  for (const { from, sources } of readCopies(last)) {
    const stage = stageOf(must(from, 'stage'));
    const made = [
      ...readCopies(stage).flatMap((copy) => copy.sources),
      ...readRuns(stage).map((command) => PRODUCTS[command]),
    ];
    for (const source of sources) expect(made).toContain(source.replace('/src/', ''));
  }
});

test('every command is one of npm’s scripts or known, and the image gets no development packages', () => {
  const commands = stages.flatMap(readRuns);
  for (const command of commands) {
    const [, script] = /^npm run (\S+)$/.exec(command) ?? [];
    if (script !== undefined) expect(scripts).toHaveProperty([script]);
    else expect(command).toMatch(/^(npm ci|apt-get|rm -rf|install -d)\b/);
  }
  const [packages] = readCopies(last).filter(({ sources }) => sources.includes('/src/node_modules'));
  expect(packages?.from).toBe('packages');
  expect(readRuns(stageOf('packages'))).toEqual(['npm ci --omit=dev --omit=optional']);
  expect(stages.map(({ base }) => base)).toEqual(stages.map(() => 'node:24-trixie-slim'));
});

test('the image runs as another user than root, without the demonstration', () => {
  const names = last.steps.map(({ name }) => name);
  expect(last.steps.find(({ name }) => name === 'USER')?.text).toBe('node');
  expect(names.slice(names.indexOf('USER'))).not.toContain('RUN');
  expect(last.steps.find(({ name }) => name === 'ENV')?.text.split(' ')).toContain('MALETA_DEMO=0');
});

test('the steps of the build stage, done outside a container, build the same app and the server that is started', () => {
  for (const { sources, to } of readCopies(stageOf('build')))
    for (const file of sources.flatMap((source) => expandSource(ROOT, source))) {
      const isFolder = to !== './';
      cpSync(path.join(ROOT, file), path.join(folder, isFolder ? to : file), { recursive: true });
    }
  expect(buildIdOf(folder)).toBe(buildIdOf(ROOT));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  execFileSync('npm', ['run', 'build:server'], { cwd: folder, stdio: 'pipe' });
  const [, started] = JSON.parse(last.steps.find(({ name }) => name === 'CMD')?.text ?? '[]') as string[];
  for (const file of [must(started, 'CMD'), 'dist-server/server/worker.js', 'dist-server/server/maleta.js'])
    expect([file, existsSync(path.join(folder, file))]).toEqual([file, true]);
}, 120_000);

test('the image is healthy while the server says that it is ready', async () => {
  const text = last.steps.find(({ name }) => name === 'HEALTHCHECK')?.text ?? '';
  const command = JSON.parse(text.slice(text.indexOf('CMD ') + 4)) as string[];
  let status = 200;
  const server = createServer((request, response) => {
    response.statusCode = request.url === PRONTA ? status : 404;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const check = (at: number) =>
    new Promise((resolve) => {
      const args = command.slice(1).map((word) => word.replace(':3000', `:${at}`));
      spawn(process.execPath, args).once('exit', resolve);
    });
  const codes = [await check(port)];
  status = 503;
  codes.push(await check(port));
  await new Promise((resolve) => server.close(resolve));
  codes.push(await check(port));
  expect(codes).toEqual([0, 1, 1]);
}, 60_000);
