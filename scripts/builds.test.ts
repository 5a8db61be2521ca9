import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentBuild, makeCurrent, prune, publish, unfinishedFolder } from './builds.mjs';

const DAY = 24 * 60 * 60 * 1000;
const start = new Date('2026-03-01T12:00:00Z');
const later = (days: number): Date => new Date(start.getTime() + days * DAY);

let dist = '';
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'maleta-dist-'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

function make(id: string, now: Date): void {
  const folder = unfinishedFolder(dist, id);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), id);
  utimesSync(folder, now, now);
  publish(dist, id, now);
}
const has = (id: string): boolean => existsSync(path.join(dist, id));

test('no build is current before the first one', () => {
  expect(currentBuild(dist)).toBeUndefined();
});

test('a finished build becomes the current one and leaves no unfinished folder', () => {
  make('aaa', start);
  expect(readFileSync(path.join(dist, 'current.json'), 'utf8')).toBe('{"buildId":"aaa"}\n');
  expect(currentBuild(dist)).toBe('aaa');
  expect(existsSync(unfinishedFolder(dist, 'aaa'))).toBe(false);
});

test('a build is kept for 30 days after its replacement, whatever its age', () => {
  make('aaa', start);
  make('bbb', later(60));
  prune(dist, later(89));
  expect([has('aaa'), has('bbb')]).toEqual([true, true]);
  prune(dist, later(91));
  expect([has('aaa'), has('bbb')]).toEqual([false, true]);
});

test('the current build is never deleted, whatever its age', () => {
  make('aaa', start);
  prune(dist, later(400));
  expect(currentBuild(dist)).toBe('aaa');
});

test('an earlier build becomes current again without a new build', () => {
  make('aaa', start);
  make('bbb', later(1));
  makeCurrent(dist, 'aaa', later(2));
  expect(currentBuild(dist)).toBe('aaa');
  prune(dist, later(31));
  expect(has('bbb')).toBe(true);
});

test('leftovers of an interrupted build are deleted after a day', () => {
  make('aaa', start);
  const left = path.join(dist, '.building-ccc-1');
  mkdirSync(left);
  utimesSync(left, start, start);
  prune(dist, later(2));
  expect(existsSync(left)).toBe(false);
});
