import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServerHome, type ServerHome } from '#tests/support/server-home.ts';

const ROOT = path.join(import.meta.dirname, '..', '..');
const DEMO = path.join(ROOT, 'server', 'demo');

let copy: string;
let home: ServerHome;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'maleta-without-demo-'));
  for (const name of ['server', 'src', 'package.json'])
    cpSync(path.join(ROOT, name), path.join(copy, name), {
      recursive: true,
      filter: (file) => file !== DEMO,
    });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  home = openServerHome(copy);
});
afterAll(async () => {
  await home.close();
  rmSync(copy, { recursive: true });
});

test('a server without the folder of the demonstration starts and serves its contract', async () => {
  home.reset();
  process.env['MALETA_DEMO'] = '0';
  const { api } = await home.start();
  const parametros = await fetch(`${api}/parametros`);
  expect([parametros.status, await parametros.json()]).toEqual([
    200,
    expect.objectContaining({ versaoContrato: 'maleta/1' }),
  ]);
  expect((await fetch(api.replace('/api', '/demo/pagamentos'))).status).toBe(404);
  await home.killAll();
});

test('a server without that folder says so when it should be a demonstration', async () => {
  home.reset();
  const child = home.run();
  expect((await child.exit).code).toBe(1);
  expect(child.errors).toEqual(['Este servidor veio sem a demonstração: defina MALETA_DEMO=0.']);
});
