import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { novidades } from '#contract/content/novidades.ts';
import { must } from '#lib/must.ts';
import { parseText } from '#net/parse-text.ts';
import { novidadesDesde } from './novidades.ts';

const published = readFileSync('novidades.json', 'utf8');
const noteOf = (versao: string) => ({ versao, data: '2026-11-22', notas: [`Nota da ${versao}`] });

test('a build lists the notes of versions after the running one, newest first', () => {
  const text = JSON.stringify(['0.10.0', '0.9.0', '0.2.0', '0.1.0'].map(noteOf));
  expect(novidadesDesde(text, '0.2.0').map(({ versao }) => versao)).toEqual(['0.10.0', '0.9.0']);
  expect(novidadesDesde(text, '0.10.0')).toEqual([]);
});

test('unreadable release notes return an empty list', () => {
  for (const text of ['', '{}', '[{"versao":1}]', 'null']) expect(novidadesDesde(text, '0.0.1')).toEqual([]);
});

test('the version of the sources has its notes first, and the notes are in order', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const notes = must(parseText(novidades, published), 'novidades.json');
  expect(notes[0]?.versao).toBe(version);
  for (const [index, { versao, data, notas }] of notes.entries()) {
    expect(data).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(notas.length).toBeGreaterThan(0);
    expect(novidadesDesde(published, versao)).toHaveLength(index);
  }
});
