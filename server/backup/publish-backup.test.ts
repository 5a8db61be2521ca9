import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { checkBackup, readFileFacts } from './backup-file.ts';
import { partialOf, publishBackup } from './publish-backup.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'maleta-publish-'));
  file = path.join(folder, 'hoje.copia');
  writeFileSync(partialOf(file), 'rows');
  return () => rmSync(folder, { recursive: true });
});

const factsOf = async (place: string) => ({
  formato: 1 as const,
  versao: '0.1.0',
  criadaEm: '2026-11-29T12:00:00.000Z',
  banco: 'embutido' as const,
  migracao: '0001',
  tabelas: {},
  ...(await readFileFacts(place)),
});

/** Dies before, or after, one of the moves. */
const diesAt = (step: number, when: 'before' | 'after') => {
  let moves = 0;
  return async (from: string, to: string) => {
    moves += 1;
    if (moves === step && when === 'before') throw new Error('killed');
    await rename(from, to);
    if (moves === step) throw new Error('killed');
  };
};

test.each([
  [1, 'before', []],
  [1, 'after', ['hoje.copia']],
  [2, 'before', ['hoje.copia']],
  [2, 'after', ['hoje.copia', 'hoje.copia.json']],
] as const)('a death at move %i, %s it, leaves no manifest without its backup', async (step, when, left) => {
  const facts = await factsOf(partialOf(file));
  await expect(publishBackup(file, facts, diesAt(step, when))).rejects.toThrow('killed');
  expect(readdirSync(folder)).not.toContain('hoje.copia.json.parcial');
  const published = readdirSync(folder).filter((name) => !name.endsWith('.parcial'));
  expect(published.sort()).toEqual([...left]);
  expect((await checkBackup(file)).ok).toBe(published.length === 2);
});

test('a published backup is the one that its manifest names', async () => {
  const facts = await factsOf(partialOf(file));
  await publishBackup(file, facts);
  expect(readdirSync(folder).sort()).toEqual(['hoje.copia', 'hoje.copia.json']);
  expect(await checkBackup(file)).toEqual({ ok: true, value: facts });
});

test('a backup without a manifest is said to be unfinished', async () => {
  writeFileSync(file, 'rows');
  expect(await checkBackup(file)).toEqual({
    ok: false,
    error: `A cópia ${file} não tem o seu manifesto ${file}.json: se a criação foi interrompida, faça outra cópia.`,
  });
});
