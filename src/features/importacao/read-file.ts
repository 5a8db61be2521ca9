/** The content of a file: rows of cells, or a text to be read line by line. */
export type FileContent = { kind: 'rows'; rows: string[][] } | { kind: 'text'; text: string };

/** Larger than any list of 2,000 lines; beyond this a file is no order. */
const LARGEST = 5 * 1024 * 1024;

/** Why a file was not read, as a sentence for the person. */
export class UnreadableFile extends Error {}

/** True for a picture; some pickers name no type. */
export const isFoto = ({ name, type }: File): boolean =>
  type.startsWith('image/') || /\.(?:jpe?g|png|webp|heic|gif|bmp)$/i.test(name);

/** Older Brazilian installations write CSV in Windows-1252: invalid UTF-8 is read so. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads a CSV, text or XLSX file. Its reader is fetched when the first file comes. Throws UnreadableFile. */
export async function readFile(file: File): Promise<FileContent> {
  const name = file.name.toLowerCase();
  if (file.size > LARGEST) throw new UnreadableFile('O arquivo passa de 5 MB. Envie só as linhas do pedido.');
  if (name.endsWith('.xls') || name.endsWith('.ods'))
    throw new UnreadableFile(
      'Este formato não é lido aqui. Salve a planilha como .xlsx ou .csv e envie de novo.',
    );
  const bytes = await file.arrayBuffer();
  if (name.endsWith('.xlsx')) {
    const { readXlsx } = await import('./read-xlsx.ts');
    return { kind: 'rows', rows: readXlsx(new Uint8Array(bytes)) };
  }
  if (name.endsWith('.csv') || file.type === 'text/csv') {
    const { default: Papa } = await import('papaparse');
    const { data } = Papa.parse<string[]>(decode(bytes).replace(/^\uFEFF/, ''), { skipEmptyLines: true });
    return { kind: 'rows', rows: data };
  }
  if (name.endsWith('.txt') || file.type.startsWith('text/')) return { kind: 'text', text: decode(bytes) };
  throw new UnreadableFile('Envie um arquivo .csv, .xlsx ou .txt.');
}
