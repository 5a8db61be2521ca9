import type { NotaFiscal } from '#contract/nota-fiscal.ts';
import { notasHead, notasRow } from '#domain/notas-csv.ts';

/**
 * Invoices as a file, a page at a time, so that no request holds all of them. `readPage` answers those from an offset
 * on; none ends the file.
 */
export async function* notasCsv(
  readPage: (offset: number) => Promise<readonly NotaFiscal[]>,
): AsyncGenerator<string> {
  let text = notasHead();
  for (let offset = 0; ; ) {
    const notas = await readPage(offset);
    yield text + notas.map(notasRow).join('');
    if (notas.length === 0) return;
    offset += notas.length;
    text = '';
  }
}
