import { expect, test } from 'vitest';
import { collect, csvLines, inParts } from './bytes-sample.ts';
import { CsvPortions } from './csv-portions.ts';
import { UnreadableFile } from './line.ts';
import { readRows } from './read-file.ts';

const NAO_DOBRADA =
  'Uma célula que começa com aspas tem uma aspa que não está dobrada: ponha a célula inteira entre aspas e dobre cada ' +
  'aspa do texto dela, como em """A"" VITAMINA".';
const refused = (linha: number) => ({ linha, recusa: NAO_DOBRADA });

test.each([
  ['no other quotes', '8;B;1\n', { linha: 3, campos: { a: '8', b: 'B', c: '1' } }],
  ['a quoted cell', '8;"B;""x""";1\n', { linha: 3, campos: { a: '8', b: 'B;"x"', c: '1' } }],
  ['a quoted first cell', '"8";B;1\n', { linha: 3, campos: { a: '8', b: 'B', c: '1' } }],
  ['a stray quote', '8;"B" x;1', refused(3)],
])('a cell that goes on after its quotes refuses its line alone before %s', async (_, next, after) => {
  expect(await csvLines(`a;b;c\n7;"A" VITAMINA;1\n${next}`)).toEqual([refused(2), after]);
});

test('a cell that goes on after its quotes refuses the last line too', async () => {
  expect(await csvLines('a;b\n7;1\n8;"A" VIT "B" x')).toEqual([
    { linha: 2, campos: { a: '7', b: '1' } },
    refused(3),
  ]);
});

test.each([
  ['close in the next line', 'a;b\n"A" VITAMINA\nmais";1\n'],
  ['may close at a literal quote', 'a;b\n"A" VITAMINA;1\nSeringa 1";2\n'],
  ['come after a cell of two lines', 'a;b\n"x\ny";"A" VITAMINA\n8;9\n'],
])('stray quotes that %s end the file with the true sentence', async (_, content) => {
  expect(await csvLines(content)).toEqual([
    { linha: 2, falha: `${NAO_DOBRADA} Não se sabe onde a linha termina.` },
  ]);
});

test('quotes that open without an end are told so although other quotes come later', async () => {
  expect(await csvLines('a;b\n3;"4\n5;"6"\n')).toEqual([
    { linha: 2, falha: expect.stringMatching(/^As aspas que começam nesta linha não fecham/) },
  ]);
});

test('a stray quote without others in a large file refuses its line alone', async () => {
  const count = 40;
  const nome = 'x'.repeat(50_000);
  const lines = await csvLines(`a;b\n7;"A" VITAMINA\n${`8;${nome}\n`.repeat(count)}`, 256 * 1024);
  expect(lines.slice(0, 2)).toEqual([refused(2), { linha: 3, campos: { a: '8', b: nome } }]);
  expect(lines.at(-1)).toMatchObject({ linha: count + 2 });
});

test('many stray quotes between whole lines of two refuse their lines alone', async () => {
  const two = '7;"A" VITAMINA\n"8\n";"9"\n'.repeat(500);
  const lines = await csvLines(`a;b\n${two}`, 20_000);
  expect(lines.slice(-2)).toEqual([refused(2 + 499 * 3), { linha: 3 + 499 * 3, campos: { a: '8', b: '9' } }]);
  expect(lines).toHaveLength(1000);
});

test('a stray quote after a cell of two lines ends a large file, and no line of it is passed over', async () => {
  expect(await csvLines(`a;b;c\n"x\ny";"A" V";1\n${'7;8;9\n'.repeat(20_000)}`, 64 * 1024)).toEqual([
    { linha: 2, falha: `${NAO_DOBRADA} Não se sabe onde a linha termina.` },
  ]);
});

test('the refused line keeps its cells, quoted ones as they are read', async () => {
  const rows = await collect(readRows(inParts(Buffer.from('a;b;c;d\n7;"b;c" ;"d""e";"A" VIT\n')), 'csv'));
  expect(rows[1]).toEqual({ ...refused(2), celulas: ['7', 'b;c', 'd"e', '"A" VIT'] });
});

/** The rows of a text that comes in pieces of a size, and the fault that ends it. */
function rowsOf(text: string, size: number): readonly unknown[] {
  const portions = new CsvPortions(';', 1);
  const rows: unknown[] = [];
  let rest = '';
  try {
    for (let at = 0; at <= text.length; at += size) {
      const reading = portions.read(rest + text.slice(at, at + size), at + size > text.length);
      let next = reading.next();
      for (; next.done !== true; next = reading.next()) {
        const { linha, celulas } = next.value;
        if (celulas.join('') !== '') rows.push({ linha, celulas, isRefused: 'recusa' in next.value });
      }
      rest = next.value;
    }
  } catch (error) {
    rows.push(error instanceof UnreadableFile ? [error.linha, error.message] : error);
  }
  return rows;
}

test('the pieces in which a text comes do not change its rows', () => {
  const signs = 'ab;;"""\n\n ';
  let seed = 7;
  const draw = (count: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % count;
  };
  for (let round = 0; round < 2000; round += 1) {
    const text = Array.from({ length: draw(40) }, () => signs[draw(signs.length)]).join('');
    expect(rowsOf(text, 1 + draw(6)), JSON.stringify(text)).toEqual(rowsOf(text, text.length + 1));
  }
});
