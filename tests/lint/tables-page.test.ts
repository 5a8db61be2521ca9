import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLUNAS } from '#server/integration/files/columns/columns-of.ts';
import { guessColumns } from '#server/integration/files/columns/guess-columns.ts';
import { parseMapeamentos } from '#server/integration/files/columns/mapping.ts';

const page = readFileSync('docs/tables.md', 'utf8');

const kinds = Object.keys(COLUNAS) as (keyof typeof COLUNAS)[];

/** The row of a kind in the table of columns: its cells as lists of names. */
const rowOf = (kind: string) => {
  const row = page.split('\n').find((line) => line.startsWith(`| ${kind} |`));
  return (row ?? '')
    .split('|')
    .slice(2, 4)
    .map((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
};

test.each(kinds)('the page about tables has the columns of %s and no others', (kind) => {
  const columns = (needed: boolean) =>
    COLUNAS[kind].filter(({ obrigatoria }) => obrigatoria === needed).map(({ membro }) => membro);
  expect(rowOf(kind)).toEqual([columns(true), columns(false)]);
});

test('every title of the page is guessed as its member', () => {
  const section = page.slice(page.indexOf('## Titles'), page.indexOf('## colunas.json'));
  const titles = [...section.matchAll(/^\| (\w+) \| `(.+)` \| `(\w+)` \|$/gm)];
  expect(titles.length).toBeGreaterThan(20);
  for (const [, kind, title = '', membro = ''] of titles) {
    const colunas = kinds.find((one) => one === kind);
    expect(colunas, kind).toBeDefined();
    if (colunas !== undefined)
      expect(guessColumns([title], COLUNAS[colunas].slice()).mapa).toEqual({ [membro]: title });
  }
});

test('the example of a table has a column for each of its titles', () => {
  const [, header = ''] = /```csv\n(.+)\n/.exec(page) ?? [];
  expect(guessColumns(header.split(';'), COLUNAS.clientes)).toMatchObject({
    desconhecidas: [],
    faltantes: [],
  });
});

test('the example of remembered columns is one that is read', () => {
  const [, json = ''] = /```json\n(.+?)```/s.exec(page) ?? [];
  expect(parseMapeamentos(json)).toMatchObject({ ok: true, value: { precos: { decimal: ',' } } });
});
