import { strToU8, zipSync } from 'fflate';
import { collect, inParts } from '#server/integration/files/bytes-sample.ts';
import type { Lida } from '#server/integration/files/line.ts';
import { readFile } from '#server/integration/files/read-file.ts';

type Parts = Record<string, string>;

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

/** The parts of a workbook whose first sheet, of two, has these rows as XML. */
export const partsOf = (
  rows: string,
  more: { strings?: string; styles?: string; properties?: string } = {},
): Parts => ({
  'xl/worksheets/sheet1.xml': `<worksheet ${MAIN}><sheetData>OTHER</sheetData></worksheet>`,
  'xl/worksheets/sheet2.xml': `<?xml version="1.0" encoding="UTF-8"?><worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`,
  'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${OFFICE}"><workbookPr${more.properties ?? ''}/><sheets><sheet name="Preços" sheetId="2" r:id="rId9"/><sheet name="Outra" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${[
    relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
    relation('rId9', 'worksheet', '/xl/worksheets/sheet2.xml'),
    relation('rId3', 'sharedStrings', 'sharedStrings.xml'),
    relation('rId4', 'styles', 'styles.xml'),
  ].join('')}</Relationships>`,
  'xl/sharedStrings.xml': `<sst ${MAIN}>${more.strings ?? ''}</sst>`,
  'xl/styles.xml': `<styleSheet ${MAIN}>${more.styles ?? ''}</styleSheet>`,
});

export const zipOf = (parts: Parts): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

/** The lines of a workbook's bytes. */
export const xlsxLines = (bytes: Uint8Array): Promise<Lida[]> =>
  collect(readFile(inParts(bytes, 4096), 'xlsx'));

const HEADER = ['codigo', 'valor']
  .map((title, at) => `<c r="${'AB'[at]}1" t="inlineStr"><is><t>${title}</t></is></c>`)
  .join('');

/** The lines of a sheet with the columns `codigo` and `valor`, and these rows as XML. */
export const sheetLines = (rows: string, more: Parameters<typeof partsOf>[1] = {}): Promise<Lida[]> =>
  xlsxLines(zipOf(partsOf(`<row r="1">${HEADER}</row>${rows}`, more)));
