import type { NotaFiscal } from '#contract/invoices/nota-fiscal.ts';
import { notasHead, notasRow } from '#domain/invoices/notas-csv.ts';

/**
 * Invoices as a file, a page at a time, so that no request holds all of them. `readPage` answers those after an
 * invoice's id, the first without one; none ends the file.
 */
export async function* notasCsv(
  readPage: (depoisDe: number | undefined) => Promise<readonly NotaFiscal[]>,
): AsyncGenerator<string> {
  let text = notasHead();
  for (let depoisDe: number | undefined; ; ) {
    const notas = await readPage(depoisDe);
    yield text + notas.map(notasRow).join('');
    if (notas.length === 0) return;
    depoisDe = notas.at(-1)?.titulo.idTitulo;
    text = '';
  }
}
