import PDFDocument from 'pdfkit';
import type { PapelDaDevolucao } from './data/papel.ts';

/** Drawn in the next commit. */
export async function* autorizacaoPdf(papel: PapelDaDevolucao, criadoEm: Date): AsyncGenerator<Uint8Array> {
  const doc = new PDFDocument({ size: 'A4', margin: 40, info: { CreationDate: criadoEm } });
  doc.text(String(papel.idDevolucaoVenda));
  doc.end();
  for await (const chunk of doc) yield Buffer.from(chunk);
}
