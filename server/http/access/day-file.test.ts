import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDayFile } from './day-file.ts';

let home: string;
let folder: string;
let now: Date;
let lost: { lines: number; code: unknown }[];

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'maleta-acessos-'));
  folder = path.join(home, 'acessos');
  now = new Date('2026-11-24T23:59:59Z');
  lost = [];
});
afterEach(() => rmSync(home, { recursive: true }));

const open = () =>
  createDayFile({
    folder,
    name: 'eventos',
    clock: () => now,
    onLost: (lines, error) => lost.push({ lines, code: (error as { code?: string }).code }),
  });
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

test('lines are appended to the file of their UTC day, also after those of an earlier process', async () => {
  const first = open();
  first.write('a');
  await first.close();
  const second = open();
  second.write('b');
  await second.close();
  now = new Date('2026-11-25T00:00:00Z');
  const third = open();
  third.write('c');
  await third.close();
  expect(readdirSync(folder)).toEqual(['eventos-2026-11-24.jsonl', 'eventos-2026-11-25.jsonl']);
  expect([read('eventos-2026-11-24.jsonl'), read('eventos-2026-11-25.jsonl')]).toEqual(['a\nb\n', 'c\n']);
});

test('only this user can read the folder and its files, also if the folder was open before', async () => {
  mkdirSync(folder, { mode: 0o755 });
  const file = open();
  file.write('a');
  await file.close();
  expect([modeOf(folder), modeOf(path.join(folder, 'eventos-2026-11-24.jsonl'))]).toEqual(['700', '600']);
});

test('files older than six months are deleted, others are kept', async () => {
  mkdirSync(folder);
  const before = [
    'eventos-2026-05-23.jsonl',
    'eventos-2026-05-24.jsonl',
    'acessos-2020-01-01.jsonl',
    'notas.txt',
  ];
  for (const name of before) writeFileSync(path.join(folder, name), '');
  const file = open();
  file.write('a');
  await file.close();
  expect(readdirSync(folder)).toEqual([
    'acessos-2020-01-01.jsonl',
    'eventos-2026-05-24.jsonl',
    'eventos-2026-11-24.jsonl',
    'notas.txt',
  ]);
});

test('lines are lost and counted while the disk is full; later lines are written again', async () => {
  mkdirSync(folder);
  const today = path.join(folder, 'eventos-2026-11-24.jsonl');
  symlinkSync('/dev/full', today);
  const file = open();
  file.write('a');
  await expect.poll(() => lost).toEqual([{ lines: 1, code: 'ENOSPC' }]);
  rmSync(today);
  file.write('b');
  await file.close();
  expect(read('eventos-2026-11-24.jsonl')).toBe('\nb\n');
});

test('lines are lost without an exception when the folder cannot be created', async () => {
  writeFileSync(folder, 'a file in its place');
  const file = open();
  file.write('a');
  await file.close();
  expect(lost).toEqual([{ lines: 1, code: 'EEXIST' }]);
});

test('lines are lost when more than ten thousand wait for the disk', async () => {
  const file = open();
  for (let i = 0; i < 10_002; i++) file.write(String(i));
  await file.close();
  // The first line was taken up at once.
  expect(lost).toEqual([{ lines: 1, code: undefined }]);
  expect(read('eventos-2026-11-24.jsonl').split('\n')).toHaveLength(10_002);
});
