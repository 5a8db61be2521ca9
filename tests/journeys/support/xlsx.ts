import { strToU8, zipSync } from 'fflate';

const cellOf = (value: string | number, reference: string): string =>
  typeof value === 'number'
    ? `<c r="${reference}"><v>${value}</v></c>`
    : `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`;

/** A workbook of one sheet, as spreadsheets save it. */
export function xlsxOf(rows: readonly (readonly (string | number)[])[]): Buffer {
  const lines = rows.map((row, y) => {
    const cells = row.map((value, x) => cellOf(value, `${String.fromCharCode(65 + x)}${y + 1}`));
    return `<row r="${y + 1}">${cells.join('')}</row>`;
  });
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return Buffer.from(
    zipSync({
      'xl/workbook.xml': strToU8(
        `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Pedido" sheetId="1" r:id="rId7"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships xmlns="${packages}"><Relationship Id="rId7" Type="x" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': strToU8(
        `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
      ),
    }),
  );
}
