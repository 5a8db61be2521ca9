import { describe, expect, test } from 'vitest';
import { collect, csvLines } from './bytes-sample.ts';
import { readFile } from './read-file.ts';

const TWO = [
  { linha: 2, campos: { codigo: '10', nome: 'Dipirona', preco: '3,20' } },
  { linha: 3, campos: { codigo: '11', nome: 'Losartana', preco: '1.234,56' } },
];

describe('separators', () => {
  test.each([';', '\t', '|'])('a CSV separated by %j keeps decimal commas', async (separator) => {
    const rows = ['codigo;nome;preco', '10;Dipirona;3,20', '11;Losartana;1.234,56', ''];
    expect(await csvLines(rows.join('\n').replaceAll(';', separator))).toEqual(TWO);
  });

  test('a CSV separated by commas has its decimal commas in quotes', async () => {
    expect(await csvLines('codigo,nome,preco\n10,Dipirona,"3,20"\n11,Losartana,"1.234,56"\n')).toEqual(TWO);
  });

  test('a decimal comma without quotes between commas refuses its line and names the quotes', async () => {
    expect(await csvLines('codigo,nome,preco\n10,Dipirona,3,20\n11,Losartana,"1.234,56"\n')).toEqual([
      {
        linha: 2,
        recusa: 'A linha tem 4 colunas, e o cabeçalho tem 3. Falta pôr entre aspas um texto com o separador?',
      },
      TWO[1],
    ]);
  });

  test('the first line of Excel names the separator, which is counted as a line', async () => {
    expect(await csvLines('sep=,\r\na,b\r\n1;5,2\r\n')).toEqual([{ linha: 3, campos: { a: '1;5', b: '2' } }]);
  });

  test('a CSV of one column is read', async () => {
    expect(await csvLines('codigo\n10\n')).toEqual([{ linha: 2, campos: { codigo: '10' } }]);
  });
});

describe('quotes', () => {
  test('quotes hold separators, quotes and line ends, and later lines keep their numbers', async () => {
    expect(await csvLines('a;b\n"1;2";"Seringa 1"" fina"\n"x\r\ny";z\n3;4\n')).toEqual([
      { linha: 2, campos: { a: '1;2', b: 'Seringa 1" fina' } },
      { linha: 3, campos: { a: 'x\ny', b: 'z' } },
      { linha: 5, campos: { a: '3', b: '4' } },
    ]);
  });

  test('a quote within a text that does not begin with one is a character of it', async () => {
    expect(await csvLines('a;b\nSeringa 1";x\n')).toEqual([
      { linha: 2, campos: { a: 'Seringa 1"', b: 'x' } },
    ]);
  });

  test('a quote that is not doubled refuses its line', async () => {
    expect(await csvLines('a;b\n"Seringa 1" fina";x\n3;4\n')).toEqual([
      {
        linha: 2,
        recusa: expect.stringMatching(/^Uma célula que começa com aspas tem uma aspa que não está/),
      },
      { linha: 3, campos: { a: '3', b: '4' } },
    ]);
  });

  test('quotes that never close end the file at the line where they begin', async () => {
    expect(await csvLines('a;b\n1;2\n3;"4\n5;6\n')).toEqual([
      { linha: 2, campos: { a: '1', b: '2' } },
      {
        linha: 3,
        falha: 'As aspas que começam nesta linha não fecham: o arquivo foi cortado ou tem uma aspa a mais.',
      },
    ]);
  });

  test('quotes that never close do not collect the rest of a large file', async () => {
    let sent = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('a;b\n1;"2\n');
      for (; sent < 50; sent += 1) yield Buffer.alloc(256 * 1024, '3;4\n');
    }
    const lines = await collect(readFile(endless(), 'csv'));
    expect(lines).toEqual([{ linha: 2, falha: expect.stringContaining('não fecham') }]);
    expect(sent).toBeLessThan(10);
  });
});

describe('header and width', () => {
  test('cells are trimmed, and blank lines return nothing but count', async () => {
    expect(await csvLines(' a ; b ;\n\n ;;\n 1 ; 2 ;\n')).toEqual([{ linha: 4, campos: { a: '1', b: '2' } }]);
  });

  test('a line with fewer cells than the header is refused', async () => {
    expect(await csvLines('a;b;c\n1;2\n3;4;5')).toEqual([
      { linha: 2, recusa: 'A linha tem 2 colunas, e o cabeçalho tem 3.' },
      { linha: 3, campos: { a: '3', b: '4', c: '5' } },
    ]);
  });

  const WIDE = 'A linha tem 5 colunas, e o cabeçalho tem 4.';
  const ASPAS = 'Falta pôr entre aspas um texto com o separador?';

  test('a line with a surplus cell is refused although that is empty, and the header may end as the lines do', async () => {
    const FIM = 'Se todas as linhas terminam com o separador, o cabeçalho também deve terminar com ele.';
    expect(await csvLines('COD;NOME;PRECO;OBS\n1;IBU 500;8;39,50;\n2;AAS;9,00;\n')).toEqual([
      { linha: 2, recusa: `${WIDE} ${ASPAS} ${FIM}` },
      { linha: 3, campos: { COD: '2', NOME: 'AAS', PRECO: '9,00', OBS: '' } },
    ]);
  });

  test('under a header that ends with the separator each line ends with it', async () => {
    const header = 'e o cabeçalho tem 3 e 1 sem título no fim.';
    expect(await csvLines('a;b;c;\n1;2;3;\n1;x;2;3;\n1;x;2;;\n1;2;\n1;2;3\n4;5;6')).toEqual([
      { linha: 2, campos: { a: '1', b: '2', c: '3' } },
      { linha: 3, recusa: `A linha tem 5 colunas, ${header} ${ASPAS}` },
      { linha: 4, recusa: `A linha tem 5 colunas, ${header} ${ASPAS}` },
      { linha: 5, recusa: `A linha tem 3 colunas, ${header}` },
      { linha: 6, recusa: `A linha tem 3 colunas, ${header}` },
      { linha: 7, recusa: `A linha tem 3 colunas, ${header}` },
    ]);
    expect(await csvLines('a;b;c;\n1;x;2;3\n')).toEqual([
      { linha: 2, recusa: `A linha tem 4 colunas, ${header} ${ASPAS}` },
    ]);
  });

  test('a file that was cut within a line ends with a fault there', async () => {
    expect(await csvLines('a;b;c\n3;4;5\n1;2')).toEqual([
      { linha: 2, campos: { a: '3', b: '4', c: '5' } },
      { linha: 3, falha: 'O arquivo foi cortado: a última linha tem 2 colunas de 3.' },
    ]);
  });

  test.each([
    ['', 1, 'O arquivo está vazio.'],
    ['\n\n', 1, 'O arquivo está vazio.'],
    ['\na;;b\n', 2, 'O cabeçalho tem uma coluna sem título.'],
    ['a;b;a\n', 1, 'O título "a" aparece em duas colunas.'],
  ])('the header of %j is a fault', async (content, linha, falha) => {
    expect(await csvLines(content)).toEqual([{ linha, falha }]);
  });

  test('titles that are names of an object stay titles', async () => {
    const [line] = await csvLines('__proto__;constructor\n1;2\n');
    expect(line).toHaveProperty('campos');
    expect(JSON.stringify(line)).toBe('{"linha":2,"campos":{"__proto__":"1","constructor":"2"}}');
  });
});
