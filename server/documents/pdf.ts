import PDFDocument from 'pdfkit';

/** The title and the moment of a document; the margin in points. */
type Folha = { readonly title: string; readonly criadoEm: Date; readonly margin?: number };

/** An A4 document as a PDF, piece by piece as it is drawn. */
export async function* pdfOf(
  { title, criadoEm, margin = 0 }: Folha,
  draw: (doc: PDFKit.PDFDocument) => void,
): AsyncGenerator<Uint8Array> {
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'pt-BR',
    info: { Title: title, CreationDate: criadoEm },
  });
  draw(doc);
  doc.end();
  for await (const chunk of doc) yield Buffer.from(chunk);
}
