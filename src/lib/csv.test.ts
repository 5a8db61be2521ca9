import { expect, test } from 'vitest';
import { csvHead, csvRow } from './csv.ts';

test('csvHead begins with the UTF-8 byte order mark', () => {
  expect(csvHead(['Código', 'Preço'])).toBe('\uFEFFCódigo;Preço\r\n');
});

test('csvRow separates cells by semicolons and writes decimal commas', () => {
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

test('csvRow quotes a cell that would break the row', () => {
  expect(csvRow(['a;b', 'say "x"', 'two\nlines', "it's"])).toBe('"a;b";"say ""x""";"two\nlines";it\'s\r\n');
});

test('csvRow turns a formula into plain text with an apostrophe', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '＝1'])
    expect(csvRow([text]), text).toBe(`'${text}\r\n`);
  expect(csvRow(['\rx'])).toBe('"\'\rx"\r\n');
  expect(csvRow(['=HYPERLINK("http://x";"y")'])).toBe('"\'=HYPERLINK(""http://x"";""y"")"\r\n');
});
