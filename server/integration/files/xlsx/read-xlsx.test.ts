import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { collect } from '#server/integration/files/bytes-sample.ts';
import { readFile } from '#server/integration/files/read-file.ts';
import { partsOf, sheetLines, xlsxLines, zipOf } from './workbook-sample.ts';

const row = (linha: number, cell: string): string =>
  `<row r="${linha}"><c r="A${linha}"><v>${linha}</v></c>${cell}</row>`;

/** The text of one cell in the column `valor`, or why its line is refused. */
async function valueOf(cell: string, more: Parameters<typeof sheetLines>[1] = {}): Promise<unknown> {
  const [line] = await sheetLines(row(2, cell), more);
  return line !== undefined && 'campos' in line ? line.campos['valor'] : line;
}

const STYLES = `<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm;@"/><numFmt numFmtId="165" formatCode="00000"/>
  <numFmt numFmtId="166" formatCode="[Red]&quot;dia&quot;#,##0.00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="10"/><xf numFmtId="166"/></cellXfs>`;

describe('cells', () => {
  test('shared texts are joined from their runs, without phonetic guides', async () => {
    const strings =
      '<si><t>um</t></si><si><r><t>Água </t></r><r><t>&amp; sal</t></r><rPh><t>guide</t></rPh></si>';
    expect(await valueOf('<c r="B2" t="s"><v>1</v></c>', { strings })).toBe('Água & sal');
  });

  test('a text that the workbook lacks refuses the line', async () => {
    expect(await valueOf('<c r="B2" t="s"><v>7</v></c>')).toEqual({
      linha: 2,
      recusa: 'A célula B2 aponta para um texto que a planilha não tem.',
    });
  });

  test.each([
    ['7891234567890', '7891234567890'],
    ['7.8912345678900001E+12', '7891234567890'],
    ['1.2300000000000001E-2', '0,0123'],
    ['12.300000000000001', '12,3'],
    ['1E-7', '0,0000001'],
    ['-0.5', '-0,5'],
    ['1.234', '1,2340'],
    ['0', '0'],
  ])('the number %s is %s', async (stored, text) => {
    expect(await valueOf(`<c r="B2"><v>${stored}</v></c>`)).toBe(text);
  });

  test('a number of more digits than a sheet keeps refuses the line', async () => {
    expect(await valueOf('<c r="B2"><v>3.5201E+43</v></c>')).toEqual({
      linha: 2,
      recusa: expect.stringContaining('A célula B2 tem um número de mais de 15 dígitos'),
    });
  });

  test.each([
    [1, '46387', '2026-12-31'],
    [2, '46387.75', '2026-12-31'],
    [1, '59', '1900-02-28'],
    [1, '61', '1900-03-01'],
    [3, '123', '00123'],
    [4, '0.125', '12,5%'],
    [5, '46387', '46387'],
    [0, '46387', '46387'],
  ])('a number in style %i is shown as in the sheet', async (style, stored, text) => {
    expect(await valueOf(`<c r="B2" s="${style}"><v>${stored}</v></c>`, { styles: STYLES })).toBe(text);
  });

  test('days of a workbook of old Macs count from 1904', async () => {
    const more = { styles: STYLES, properties: ' date1904="1"' };
    expect(await valueOf('<c r="B2" s="1"><v>44925</v></c>', more)).toBe('2026-12-31');
  });

  test.each(['0.5', '-3', '9999999'])('%s in a style of days refuses the line', async (stored) => {
    expect(await valueOf(`<c r="B2" s="1"><v>${stored}</v></c>`, { styles: STYLES })).toEqual({
      linha: 2,
      recusa: 'A célula B2 não é um dia.',
    });
  });

  test('a formula has its stored result', async () => {
    expect(await valueOf('<c r="B2"><f>A2*2</f><v>4</v></c>')).toBe('4');
    expect(await valueOf('<c r="B2" t="str"><f>""</f><v></v></c>')).toBe('');
    expect(await valueOf('<c r="B2" t="b"><f>TRUE()</f><v>1</v></c>')).toBe('true');
  });

  test.each(['<f>A2*2</f>', '<f>A2*2</f><v></v>', '<f>A2*2</f><v/>'])(
    'a formula without a stored result %s refuses its line alone',
    async (cell) => {
      expect(await sheetLines(row(2, `<c r="B2">${cell}</c>`) + row(3, '<c r="B3"><v>5</v></c>'))).toEqual([
        {
          linha: 2,
          recusa: 'A célula B2 tem uma fórmula sem resultado: abra a planilha, salve-a e envie de novo.',
        },
        { linha: 3, campos: { codigo: '3', valor: '5' } },
      ]);
    },
  );

  test('an error of a formula refuses the line', async () => {
    expect(await valueOf('<c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c>')).toEqual({
      linha: 2,
      recusa: 'A célula B2 tem o erro #DIV/0!.',
    });
  });

  test('absent cells are empty, blank rows return nothing, and rows keep their numbers', async () => {
    const rows =
      '<row r="3"><c r="B3"><v>1</v></c></row><row r="4"><c r="A4" s="1"/></row><row r="9"><c r="A9"><v>2</v></c></row>';
    expect(await sheetLines(rows)).toEqual([
      { linha: 3, campos: { codigo: '', valor: '1' } },
      { linha: 9, campos: { codigo: '2', valor: '' } },
    ]);
  });

  test('rows and cells without references are counted', async () => {
    expect(await sheetLines('<row><c><v>1</v></c><c><v>2</v></c></row>')).toEqual([
      { linha: 2, campos: { codigo: '1', valor: '2' } },
    ]);
  });

  test('a cell beyond the header refuses its line', async () => {
    expect(await sheetLines('<row r="2"><c r="C2"><v>1</v></c></row>')).toEqual([
      { linha: 2, recusa: expect.stringContaining('A linha tem 3 colunas, e o cabeçalho tem 2.') },
    ]);
  });
});

describe('files that cannot be read', () => {
  const whole = zipOf(partsOf(`${row(1, '')}${row(2, '')}`));

  test.each([
    ['an empty file', new Uint8Array(0), 'cortada, danificada ou não é .xlsx'],
    ['a text', Buffer.from('a;b\n1;2\n'), 'cortada, danificada ou não é .xlsx'],
    ['a cut file', whole.subarray(0, -30), 'cortada, danificada ou não é .xlsx'],
    ['another archive', zipOf({ 'content.xml': '<a/>' }), 'pode ser .ods, .xlsb ou .zip'],
    [
      'a workbook without its sheet',
      zipOf({ ...partsOf(''), 'xl/_rels/workbook.xml.rels': '<a/>' }),
      'nenhuma página',
    ],
    ['an old sheet', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'planilha antiga (.xls) ou tem senha'],
    [
      'a sheet without rows',
      zipOf(partsOf('')),
      'A primeira página da planilha está vazia, e só ela é lida.',
    ],
  ])('%s ends with a sentence', async (_, bytes, words) => {
    expect(await xlsxLines(bytes)).toEqual([{ linha: 1, falha: expect.stringContaining(words) }]);
  });

  test('XML that breaks off ends with a sentence after the last whole line', async () => {
    const lines = await sheetLines(`${row(2, '')}${row(3, '')}<row r="4"><c r="A4"`);
    expect(lines.at(-1)).toEqual({ linha: 4, falha: expect.stringContaining('não é XML válido') });
  });

  test('entities that would grow are unknown', async () => {
    const parts = partsOf(row(1, ''));
    const bomb = '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><sst><si><t>&c;</t></si></sst>';
    expect(await xlsxLines(zipOf({ ...parts, 'xl/sharedStrings.xml': bomb }))).toEqual([
      { linha: 1, falha: expect.stringContaining('não é XML válido') },
    ]);
  });

  test('a column that no sheet has is a fault', async () => {
    expect(await sheetLines('<row r="2"><c r="AAAA2"><v>1</v></c></row>')).toEqual([
      { linha: 2, falha: 'A planilha tem uma célula fora das colunas possíveis.' },
    ]);
  });

  test('a path is read, and an absent one is a sentence', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'maleta-xlsx-'));
    try {
      const file = path.join(folder, 'a.xlsx');
      await writeFile(
        file,
        zipOf(partsOf('<row r="1"><c t="str"><v>a</v></c></row><row r="2"><c><v>1</v></c></row>')),
      );
      expect(await collect(readFile(file, 'xlsx'))).toEqual([{ linha: 2, campos: { a: '1' } }]);
      const absent = path.join(folder, 'b.xlsx');
      for (const kind of ['xlsx', 'csv', 'ndjson'] as const)
        expect(await collect(readFile(absent, kind))).toEqual([{ linha: 0, falha: 'O arquivo não existe.' }]);
      expect(await collect(readFile(folder, 'csv'))).toEqual([
        { linha: 0, falha: 'O caminho é de uma pasta, não de um arquivo.' },
      ]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
