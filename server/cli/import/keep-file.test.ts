import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepFile } from './keep-file.ts';

const pasta = mkdtempSync(path.join(tmpdir(), 'guardar-'));
afterAll(() => rmSync(pasta, { recursive: true }));

const escrito = path.join(pasta, 'escrito');
const nameAt = (later: number): string => path.join(pasta, `r-${later}.csv`);

const keep = (content: string) => {
  writeFileSync(escrito, content);
  return keepFile(escrito, nameAt);
};

test('a file gets the first free name, or that of a file with its content, and overwrites none', async () => {
  expect(await keep('um')).toEqual({ nome: nameAt(0), tomados: [] });
  expect(await keep('um')).toEqual({ nome: nameAt(0), tomados: [] });
  writeFileSync(nameAt(0), 'corrigido');
  expect(await keep('um')).toEqual({ nome: nameAt(1), tomados: [nameAt(0)] });
  expect(await keep('um')).toEqual({ nome: nameAt(1), tomados: [nameAt(0)] });
  expect(await keep('dois')).toEqual({ nome: nameAt(2), tomados: [nameAt(0), nameAt(1)] });
  expect([0, 1, 2].map((later) => readFileSync(nameAt(later), 'utf8'))).toEqual(['corrigido', 'um', 'dois']);
  expect(readdirSync(pasta)).toHaveLength(4);
});

test('a folder of the name is a fault', async () => {
  mkdirSync(path.join(pasta, 'pasta'));
  await expect(keepFile(escrito, () => path.join(pasta, 'pasta'))).rejects.toThrow(/^EISDIR/);
});
