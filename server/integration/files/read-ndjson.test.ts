import { expect, test } from 'vitest';
import { ndjsonLines } from './bytes-sample.ts';

test('members of a JSON line keep their types', async () => {
  expect(await ndjsonLines('{"a":1.5,"b":true,"c":[{"d":"ç"}]}\r\n\n{"a":2}')).toEqual([
    { linha: 1, campos: { a: 1.5, b: true, c: [{ d: 'ç' }] } },
    { linha: 3, campos: { a: 2 } },
  ]);
});

test('a file in UTF-16, as PowerShell writes it, is read', async () => {
  expect(await ndjsonLines(Buffer.from('\uFEFF{"a":"ç"}\r\n', 'utf16le'))).toEqual([
    { linha: 1, campos: { a: 'ç' } },
  ]);
});

test('a line that is no object is refused alone', async () => {
  expect(await ndjsonLines('{"a":1}\n{a:1}\n[1]\nnull\n{"a":2}\n')).toEqual([
    { linha: 1, campos: { a: 1 } },
    { linha: 2, recusa: 'A linha não é um JSON.' },
    { linha: 3, recusa: 'A linha não é um objeto JSON.' },
    { linha: 4, recusa: 'A linha não é um objeto JSON.' },
    { linha: 5, campos: { a: 2 } },
  ]);
});

test('a file that was cut within a line ends with a fault there', async () => {
  expect(await ndjsonLines('{"a":1}\n{"a":')).toEqual([
    { linha: 1, campos: { a: 1 } },
    { linha: 2, falha: 'O arquivo foi cortado: a última linha não é um JSON inteiro.' },
  ]);
});
