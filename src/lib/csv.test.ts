import { expect, test } from 'vitest';
import { csvHead, csvRow } from './csv.ts';

test('begins with the mark of UTF-8', () => {
  expect(csvHead(['Código', 'Preço'])).toBe('\uFEFFCódigo;Preço\r\n');
});

test('parts cells by semicolons and writes decimal commas', () => {
  expect(
    csvRow([
      12,
      { value: 123_456, decimals: 2 },
      { value: -5, decimals: 4 },
      { value: 7, decimals: 0 },
      null,
      'a',
    ]),
  ).toBe('12;1234,56;-0,0005;7;;a\r\n');
});

test('quotes a cell that would break a row', () => {
  expect(csvRow(['a;b', 'say "x"', 'two\nlines', "it's"])).toBe('"a;b";"say ""x""";"two\nlines";it\'s\r\n');
});

test('makes a text of a cell that a spreadsheet would run', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '＝1'])
    expect(csvRow([text]), text).toBe(`'${text}\r\n`);
  expect(csvRow(['\rx'])).toBe('"\'\rx"\r\n');
  expect(csvRow(['=HYPERLINK("http://x";"y")'])).toBe('"\'=HYPERLINK(""http://x"";""y"")"\r\n');
});
