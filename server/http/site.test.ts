import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveSite } from './site.ts';

let dist = '';
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'maleta-site-'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

function publish(buildId: string): void {
  mkdirSync(path.join(dist, buildId, 'assets'), { recursive: true });
  writeFileSync(path.join(dist, buildId, 'index.html'), buildId);
  writeFileSync(path.join(dist, buildId, 'assets', `${buildId}.js`), buildId);
  writeFileSync(path.join(dist, 'next.json'), JSON.stringify({ buildId }));
  renameSync(path.join(dist, 'next.json'), path.join(dist, 'current.json'));
}

test('site serves a new build and the assets of the previous one without a restart', async () => {
  const app = Fastify();
  await serveSite(app, dist);
  const read = async (url: string): Promise<string | number> => {
    const { statusCode, body } = await app.inject({ url, headers: { accept: 'text/html' } });
    return statusCode === 200 ? body : statusCode;
  };
  expect(await read('/')).toBe(404);
  publish('one');
  expect(await read('/')).toBe('one');
  publish('two');
  expect(await read('/')).toBe('two');
  expect(await read('/assets/one.js')).toBe('one');
  expect(await read('/one.js')).toBe(404);
  await app.close();
});
