import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zip } from './zip.ts';

async function* parts(...texts: string[]) {
  for (const text of texts) yield strToU8(text);
}

async function zipped(names: readonly string[]) {
  const files = names.map((name, at) => ({ name, content: parts(`conteúdo `, String(at)) }));
  const chunks: Uint8Array[] = [];
  for await (const chunk of zip(files, new Date('2026-11-21T12:00:00Z'))) chunks.push(chunk);
  const held = Object.entries(unzipSync(Buffer.concat(chunks)));
  return held.map(([name, bytes]) => [name, strFromU8(bytes)]);
}

test('archive holds every file whole, under its own name', async () => {
  expect(await zipped(['Boleto-310001-1.pdf', 'Boleto-310001-2.pdf'])).toEqual([
    ['Boleto-310001-1.pdf', 'conteúdo 0'],
    ['Boleto-310001-2.pdf', 'conteúdo 1'],
  ]);
});

test('archive names cannot leave their folder', async () => {
  const names = (await zipped(['../../etc/passwd', 'C:\\x\\..\\y.pdf', '...', 'ação nº 1.pdf'])).map(
    ([n]) => n,
  );
  expect(names).toEqual(['etc-passwd', 'C-x-..-y.pdf', 'arquivo', 'acao-n-1.pdf']);
});

test('equal names, ignoring case, get different names in the archive', async () => {
  expect((await zipped(['a.pdf', 'A.pdf', 'a.pdf', 'a-2.pdf', 'a', 'a'])).map(([name]) => name)).toEqual([
    'a.pdf',
    'A-2.pdf',
    'a-3.pdf',
    'a-2-2.pdf',
    'a',
    'a-2',
  ]);
});

test('an archive without files is empty', async () => {
  expect(await zipped([])).toEqual([]);
});
