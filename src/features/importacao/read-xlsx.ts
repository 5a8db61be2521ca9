import { strFromU8, unzipSync } from 'fflate';
import { UnreadableFile } from './read-file.ts';

const REFUSED = 'A planilha não pôde ser lida. Abra-a e salve de novo como .xlsx, ou como .csv.';

/** A sheet of an order, unpacked; a file that unpacks to more is refused before it fills the memory. */
const LARGEST_UNPACKED = 60 * 1024 * 1024;

const WANTED = /^xl\/(?:sharedStrings|workbook|_rels\/workbook\.xml|worksheets\/[^/]+)\.(?:xml|rels)$/;

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!WANTED.test(name)) return false;
        total += originalSize;
        if (total > LARGEST_UNPACKED) throw new UnreadableFile(REFUSED);
        return true;
      },
    });
  } catch {
    throw new UnreadableFile(REFUSED);
  }
}

function parse(file: Uint8Array | undefined): Document | null {
  if (file === undefined) return null;
  const parsed = new DOMParser().parseFromString(strFromU8(file), 'application/xml');
  return parsed.getElementsByTagName('parsererror').length > 0 ? null : parsed;
}

/** The first sheet of the workbook, as ECMA-376 part 1, 18.2 names it; else whichever is there. */
function firstSheet(files: Record<string, Uint8Array>): Document | null {
  const id = parse(files['xl/workbook.xml'])?.getElementsByTagName('sheet')[0]?.getAttribute('r:id');
  const relations = parse(files['xl/_rels/workbook.xml.rels'])?.getElementsByTagName('Relationship') ?? [];
  const target = [...relations].find((r) => r.getAttribute('Id') === id)?.getAttribute('Target');
  const named = target && files[target.startsWith('/') ? target.slice(1) : `xl/${target}`];
  return parse(named || files[Object.keys(files).find((name) => name.includes('/worksheets/')) ?? '']);
}

/** The text of an element's runs; phonetic guides are not part of it. */
const textOf = (element: Element): string =>
  [...element.getElementsByTagName('t')]
    .filter((t) => t.parentElement?.tagName !== 'rPh')
    .map((t) => t.textContent)
    .join('');

/** `BC12` is column 54: letters are digits of base 26 that begin at 1. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.replace(/\d/g, '')) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** A number as it was typed: a code is stored as a double, sometimes with an exponent. */
function numberText(text: string): string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? String(value) : text.replace('.', ',');
}

function cellText(cell: Element, shared: readonly string[]): string {
  const type = cell.getAttribute('t');
  if (type === 'inlineStr') return textOf(cell);
  const value = cell.getElementsByTagName('v')[0]?.textContent ?? '';
  if (type === 's') return shared[Number(value)] ?? '';
  return type === null || type === 'n' ? (value === '' ? '' : numberText(value)) : value;
}

/** The rows of the first sheet of an XLSX file (ECMA-376). Throws UnreadableFile. */
export function readXlsx(bytes: Uint8Array): string[][] {
  const files = unpack(bytes);
  const sheet = firstSheet(files);
  if (sheet === null) throw new UnreadableFile(REFUSED);
  const shared = [...(parse(files['xl/sharedStrings.xml'])?.getElementsByTagName('si') ?? [])].map(textOf);
  return [...sheet.getElementsByTagName('row')].map((row) => {
    const cells: string[] = [];
    for (const cell of row.getElementsByTagName('c')) {
      const at = columnOf(cell.getAttribute('r') ?? '');
      cells[at < 0 ? cells.length : at] = cellText(cell, shared);
    }
    return Array.from(cells, (text) => text ?? '');
  });
}
