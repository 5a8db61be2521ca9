import { showMessage } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import { toPdf } from './documento-pdf.ts';
import { type DocumentoPedido, toTexto } from './documento-pedido.ts';
import { saveBlob } from './save-blob.ts';

/** The person closed the sheet again: nothing to say. */
const isCalledOff = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Hands it to the system's sheet; false where there is none, or it does not take this. */
async function share(data: ShareData): Promise<boolean> {
  if (!('share' in navigator) || !navigator.canShare(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return isCalledOff(error);
  }
}

/** Shares an order as a message; without a sheet it is copied. */
export async function compartilharTexto(documento: DocumentoPedido): Promise<void> {
  const text = toTexto(documento);
  if (await share({ title: documento.titulo, text })) return;
  try {
    await navigator.clipboard.writeText(text);
    showToast({ text: 'Pedido copiado. Cole onde quiser.', tone: 'positive' });
  } catch {
    await showMessage({ kind: 'error', text: 'Este navegador não deixou copiar o pedido.' });
  }
}

/** Shares an order as a PDF that is made here; without a sheet it is downloaded. */
export async function compartilharPdf(documento: DocumentoPedido): Promise<void> {
  const name = `${documento.titulo.replace(/ (nº )?/, '-').toLowerCase()}.pdf`;
  const file = new File([toPdf(documento)], name, { type: 'application/pdf' });
  if (await share({ title: documento.titulo, files: [file] })) return;
  saveBlob(name, file);
  showToast({ text: 'O PDF do pedido foi baixado.', tone: 'positive' });
}
