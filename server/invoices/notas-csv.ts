import type { NotaFiscal } from '#contract/invoices/nota-fiscal.ts';
import { notasHead, notasRow } from '#domain/invoices/notas-csv.ts';

/**
 * Invoices as a file, read one page at a time, so that no request holds all of them. `readPage` returns the invoices
 * after an id, or the first ones without an id; an empty page ends the file.
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
