import { open } from 'node:fs/promises';
import { refuseOtherKinds } from '#server/integration/files/file-signature.ts';
import { type Celulas, type CelulasRecusadas, UnreadableFile } from '#server/integration/files/line.ts';
import { Archive, type ArchiveLimits, LIMITS } from './archive.ts';
import { readSheet } from './read-sheet.ts';
import { readSharedStrings } from './shared-strings.ts';
import { readStyles } from './styles.ts';
import { readWorkbook } from './workbook.ts';

/** The largest sheet that may come as a stream: its directory is at its end, so it is collected first. */
const LARGEST_STREAM = 64 * 1024 * 1024;

async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of bytes) {
    size += part.length;
    if (size > LARGEST_STREAM) throw new UnreadableFile(1, 'A planilha passa de 64 MB. Salve-a como CSV.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Reads the rows of the first sheet of an XLSX file (ECMA-376), with the stored results of formulas.
 * @throws UnreadableFile
 */
export async function* readXlsx(
  source: string | AsyncIterable<Uint8Array>,
  limits: ArchiveLimits = LIMITS,
): AsyncGenerator<Celulas | CelulasRecusadas> {
  const file = typeof source === 'string' ? source : await collect(source);
  refuseOtherKinds(typeof file === 'string' ? await readHead(file) : file);
  const archive = await Archive.open(file, limits);
  try {
    const { sheet, textos, estilos, is1904 } = await readWorkbook(archive);
    const context = {
      textos: await readSharedStrings(archive, textos),
      estilos: await readStyles(archive, estilos),
      is1904,
    };
    yield* readSheet(archive.read(sheet), context);
  } finally {
    archive.close();
  }
}
