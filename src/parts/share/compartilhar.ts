import { showMessage } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import { type DocumentoPedido, toTexto } from './documento-pedido.ts';
import { saveBlob } from './save-blob.ts';

const SEM_PDF =
  'O PDF ainda não pode ser feito neste aparelho. Compartilhe como texto, ou tente de novo quando houver sinal.';

/** True when the user closed the share sheet: no message is needed. */
const isCalledOff = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Opens the system's share sheet; false if there is none or it does not accept the data. */
export async function shareData(data: ShareData): Promise<boolean> {
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
  if (await shareData({ title: documento.titulo, text })) return;
  try {
    await navigator.clipboard.writeText(text);
    showToast({ text: `${documento.titulo} copiado. Cole onde quiser.`, tone: 'positive' });
  } catch {
    await showMessage({ kind: 'error', text: 'Este navegador não deixou copiar o texto.' });
  }
}

/** Creates an order's PDF on the device and shares it; without a share sheet it downloads it. */
export async function compartilharPdf(documento: DocumentoPedido): Promise<void> {
  // No file of a first visit: the text can be shared without it.
  const code = await import('./documento-pdf.ts').catch(() => null);
  if (code === null) {
    await showMessage({ kind: 'error', text: SEM_PDF });
    return;
  }
  const { toPdf } = code;
  const name = `${documento.titulo.replace(/ (nº )?/, '-').toLowerCase()}.pdf`;
  const file = new File([toPdf(documento)], name, { type: 'application/pdf' });
  if (await shareData({ title: documento.titulo, files: [file] })) return;
  saveBlob(name, file);
  showToast({ text: `${documento.titulo}: o PDF foi baixado.`, tone: 'positive' });
}
