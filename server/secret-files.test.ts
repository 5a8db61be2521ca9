import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { readSecretFiles, SECRETS } from './secret-files.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'maleta-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(text: string): string {
  const file = path.join(folder, 'secret');
  writeFileSync(file, text);
  return file;
}

test.each(SECRETS)('%s may come in a file, and one line end is cut', (name) => {
  for (const text of ['segredo', 'segredo\n', 'segredo\r\n'])
    expect(readSecretFiles({ [`${name}_FILE`]: write(text) })).toMatchObject({
      ok: true,
      value: { [name]: 'segredo' },
    });
  expect(readSecretFiles({ [`${name}_FILE`]: write(' com espaço ') })).toMatchObject({
    value: { [name]: ' com espaço ' },
  });
});

test('a variable and its file together are refused', () => {
  const env = { MALETA_JWT_KEY: 'x', MALETA_JWT_KEY_FILE: write('y') };
  expect(readSecretFiles(env)).toEqual({
    ok: false,
    error: 'Defina MALETA_JWT_KEY ou MALETA_JWT_KEY_FILE, não os dois.',
  });
  expect(readSecretFiles({ ...env, MALETA_JWT_KEY: '' })).toMatchObject({ value: { MALETA_JWT_KEY: 'y' } });
});

test.each([
  ['', 'está vazio'],
  ['\n', 'está vazio'],
  ['  \n', 'está vazio'],
  ['a\nb\n', 'tem mais de uma linha'],
  ['a\n\n', 'tem mais de uma linha'],
])('a file with %j is refused', (text, why) => {
  const file = write(text);
  expect(readSecretFiles({ DATABASE_URL_FILE: file })).toEqual({
    ok: false,
    error: `DATABASE_URL_FILE: o arquivo ${file} ${why}.`,
  });
});

test('an unreadable file is refused with its path and the reason', () => {
  const file = path.join(folder, 'absent');
  expect(readSecretFiles({ MALETA_MAIL_TOKEN_FILE: file })).toEqual({
    ok: false,
    error: `MALETA_MAIL_TOKEN_FILE: o arquivo ${file} não pôde ser lido (ENOENT).`,
  });
});

test('the configuration takes the secrets of files, and refuses a wrong one in a sentence', () => {
  const config = readConfig({ DATABASE_URL: 'postgres://x/y', MALETA_JWT_KEY_FILE: write('k'.repeat(32)) });
  expect(config.ok && config.value.jwtKey).toBe('k'.repeat(32));
  expect(readConfig({ MALETA_JWT_KEY_FILE: write('short') })).toEqual({
    ok: false,
    error: 'MALETA_JWT_KEY deve ter 32 caracteres ou mais.',
  });
  expect(readConfig({ MALETA_JWT_KEY_FILE: write('') })).toMatchObject({
    ok: false,
    error: expect.stringMatching(/^MALETA_JWT_KEY_FILE: /),
  });
});
