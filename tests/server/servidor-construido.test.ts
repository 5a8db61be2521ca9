import { randomUUID } from 'node:crypto';
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readDocComments } from '#server/http/openapi/doc-comments.ts';
import type { Child } from '#tests/support/child.ts';
import { runAsAdmin, withDatabase } from '#tests/support/database-url.ts';
import { makeProductionFolder, PRESERVE_LINKS } from '#tests/support/production-folder.ts';
import { openServerHome, type ServerHome } from '#tests/support/server-home.ts';

const servers = [inject('postgres')].filter((postgres) => postgres !== null);
const ROOT = path.join(import.meta.dirname, '..', '..');
const IMPORT = /\b(?:from|import)\s*\(?\s*'([\w@.:#/-]+)'/g;

let folder: string;
beforeAll(() => {
  folder = makeProductionFolder();
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(file, 'utf8');
const builtFiles = () => globSync(path.join(folder, 'dist-server', '**', '*.js'));

/** `@scope/name` or `name` of an import. */
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

test('the built server imports only Node, its own files and dependencies of production', () => {
  const { dependencies } = JSON.parse(read(path.join(ROOT, 'package.json'))) as {
    dependencies: Record<string, string>;
  };
  const imported = builtFiles().flatMap((file) =>
    [...read(file).matchAll(IMPORT)].map(([, name = '']) => name),
  );
  const packages = imported.filter((name) => !/^(?:\.|#|node:)/.test(name) && !builtinModules.includes(name));
  expect(packages).toContain('fastify');
  expect([...new Set(packages.map(packageOf))].filter((name) => !Object.hasOwn(dependencies, name))).toEqual(
    [],
  );
});

test('the built server contains neither TypeScript nor the demonstration, and every user may read it', () => {
  const files = globSync(path.join(folder, 'dist-server', '**', '*'), { withFileTypes: true });
  const names = files.filter((file) => file.isFile()).map(({ name }) => path.extname(name));
  expect([...new Set(names)].sort()).toEqual(['.js', '.json']);
  expect(
    files.map((file) => path.join(file.parentPath, file.name)).filter((name) => /\/demo(\/|$)/.test(name)),
  ).toEqual([]);
  for (const file of [
    '',
    ...builtFiles().map((name) => path.relative(path.join(folder, 'dist-server'), name)),
  ])
    expect(statSync(path.join(folder, 'dist-server', file)).mode & 0o044).toBe(0o044);
});

test('the built contract keeps the descriptions of its calls', () => {
  const built = readDocComments(path.join(folder, 'dist-server', 'src', 'contract'));
  expect([...built]).toEqual([...readDocComments()]);
  expect(built.size).toBeGreaterThan(50);
});

describe.each(servers)('the built server on PostgreSQL', ({ url, prefix }) => {
  const name = `${prefix}${randomUUID().slice(0, 8)}`;
  let home: ServerHome;

  beforeAll(async () => {
    await runAsAdmin(url, `create database "${name}"`);
    home = openServerHome(folder, true);
    writeFileSync(path.join(folder, 'database-url'), `${withDatabase(url, name)}\n`, { mode: 0o600 });
    writeFileSync(path.join(folder, 'jwt-key'), `${'k'.repeat(32)}\n`, { mode: 0o600 });
  });
  afterAll(() => home.close());

  const environment = {
    MALETA_DEMO: '0',
    NODE_OPTIONS: PRESERVE_LINKS,
    MALETA_STOP_WAIT_MS: '0',
  };
  const secrets = () => ({
    DATABASE_URL_FILE: path.join(folder, 'database-url'),
    MALETA_JWT_KEY_FILE: path.join(folder, 'jwt-key'),
  });

  const ends = async (child: Child) => {
    child.kill('SIGTERM');
    return { ...(await child.exit), errors: child.errors };
  };

  test('it makes its tables, is ready, serves the app and ends on SIGTERM', async () => {
    home.reset();
    Object.assign(process.env, environment, secrets());
    const { child, api } = await home.start();
    const at = (target: string) => fetch(new URL(target, api), { headers: { accept: 'text/html' } });
    expect([(await at('/saude/viva')).status, (await at('/saude/pronta')).status]).toEqual([200, 200]);
    expect(await (await at('/busca')).text()).toBe('<title>Maleta</title>');
    expect(await (await fetch(`${api}/parametros`)).json()).toMatchObject({ versaoContrato: 'maleta/1' });
    expect(await ends(child)).toEqual({ code: 0, signal: null, errors: [] });
  }, 120_000);

  test('its worker does the tasks and ends on SIGTERM', async () => {
    home.reset();
    Object.assign(process.env, environment, secrets());
    const worker = home.runWorker();
    await worker.waitFor('Maleta: tarefas em andamento');
    expect(await ends(worker)).toEqual({ code: 0, signal: null, errors: [] });
  }, 120_000);
});
