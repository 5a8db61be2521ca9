import { showMessage } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import { toPdf } from './documento-pdf.ts';
import { type DocumentoPedido, toTexto } from './documento-pedido.ts';
import { saveBlob } from './save-blob.ts';

/** True when the user closed the share sheet: no message is needed. */
const isCalledOff = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Opens the system's share sheet; false if there is none or it does not accept the data. */
async function share(data: ShareData): Promise<boolean> {
  if (!('share' in navigator) || !navigator.canShare(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return isCalledOff(error);
  }
}

/** Shares an order as a message; without a share sheet it copies the text. */
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

/** Creates an order's PDF on the device and shares it; without a share sheet it downloads it. */
export async function compartilharPdf(documento: DocumentoPedido): Promise<void> {
  const name = `${documento.titulo.replace(/ (nº )?/, '-').toLowerCase()}.pdf`;
  const file = new File([toPdf(documento)], name, { type: 'application/pdf' });
  if (await share({ title: documento.titulo, files: [file] })) return;
  saveBlob(name, file);
  showToast({ text: 'O PDF do pedido foi baixado.', tone: 'positive' });
}
