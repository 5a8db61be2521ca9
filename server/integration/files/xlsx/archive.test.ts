import { expect, test } from 'vitest';
import { collect, inParts } from '#server/integration/files/bytes-sample.ts';
import { readTable } from '#server/integration/files/read-table.ts';
import { LIMITS } from './archive.ts';
import { readXlsx } from './read-xlsx.ts';
import { partsOf, xlsxLines, zipOf } from './workbook-sample.ts';

const ROWS = '<row r="1"><c t="str"><v>a</v></c></row>';

test('a part that unpacks to 1,000 times its size is refused while it is unpacked', async () => {
  const bomb = zipOf(partsOf(`${ROWS}${' '.repeat(24 * 1024 * 1024)}`));
  expect(bomb.length).toBeLessThan(100_000);
  const [line] = await xlsxLines(bomb);
  expect(line).toEqual({
    linha: 2,
    falha: 'A planilha se descompacta em um tamanho fora do comum e foi recusada.',
  });
});

test('shared texts that unpack to 1,000 times their size are refused', async () => {
  const bomb = zipOf(partsOf(ROWS, { strings: `<si><t>${'x'.repeat(24 * 1024 * 1024)}</t></si>` }));
  expect(await xlsxLines(bomb)).toEqual([
    { linha: 1, falha: 'A planilha se descompacta em um tamanho fora do comum e foi recusada.' },
  ]);
});

test('a part that says a smaller size than it has is refused', async () => {
  const bytes = zipOf(partsOf(`${ROWS}${'<row r="2"><c><v>1</v></c></row>'.repeat(100)}`));
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  // The size in the directory, 24 bytes into the entry of each part.
  for (let at = 0; at < bytes.length - 4; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
  expect(await xlsxLines(bytes)).toEqual([{ linha: 1, falha: expect.stringContaining('danificada') }]);
});

test('a workbook with more parts than any has is refused before they are read', async () => {
  const more = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`xl/media/${at}.xml`, '']));
  expect(await xlsxLines(zipOf({ ...partsOf(ROWS), ...more }))).toEqual([
    { linha: 1, falha: 'A planilha tem 2006 partes: não é um .xlsx comum.' },
  ]);
});

test('parts that together unpack to more than the limit are refused', async () => {
  const numbers = Array.from({ length: 5000 }, (_, at) => at + 1);
  const rows = numbers.map((at) => `<row r="${at}"><c t="str"><v>${at}x</v></c></row>`).join('');
  const strings = numbers.map((at) => `<si><t>texto de número ${at}, sem uso</t></si>`).join('');
  const bytes = zipOf(partsOf(rows, { strings }));
  const read = (limit: number) =>
    collect(readTable(readXlsx(inParts(bytes, 4096), { ...LIMITS, bytes: limit }), { exact: false }));
  expect(await read(rows.length + strings.length + 20_000)).toHaveLength(4999);
  const large = 'A planilha descompactada é grande demais. Salve-a como CSV.';
  await expect(read(Math.max(rows.length, strings.length) + 20_000)).rejects.toThrow(large);
  await expect(read(100_000)).rejects.toThrow(large);
});
