import { openSincronizacao } from '#parts/dialogs/sincronizacao-state.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import { isConnected } from '#vault/is-connected.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { type Area, falhaMessage } from './falha.ts';

/** How long the user waits for the server before the word that the change is kept here. */
const PATIENCE_MS = 4000;

/** The outcome of queued changes, once it is known; `fila` while they wait. */
export type Fim =
  | { kind: 'feito' }
  | { kind: 'feito-por-outro' }
  | { kind: 'recusado'; row: ParkedRow }
  | { kind: 'fila' };

/** The sentences after a change: confirmed by the server, and kept on this device until `quando`. */
export type DesfechoWords = { readonly feito: string; readonly guardado: (quando: string) => string };

const COM_SINAL = 'quando houver sinal';
const SEM_ACEITE = 'assim que o servidor aceitar';

/** The sentences of a subject: a change that another device had made before, and a refusal without words. */
export type AssuntoWords = { readonly porOutro: string; readonly semDetalhe: string; readonly area: Area };

/** Whether the server can be reached, as far as the device knows now. */
async function hasSignal(vault: Vault): Promise<boolean> {
  try {
    return navigator.onLine && isConnected(await vault.checkpoints.get('connection'));
  } catch (error) {
    // The changes are saved: a session that ended meanwhile, which closes the database, does not make them fail.
    console.warn('the connection could not be read', error);
    return false;
  }
}

/** Shows a refusal in the server's words and leads to its decision. */
async function tellRecusa(
  { message, description }: ParkedRow,
  { semDetalhe, area }: AssuntoWords,
): Promise<void> {
  const recusa = { kind: 'recusa', codigo: undefined, titulo: message, texto: description } as const;
  await showMessage(falhaMessage(recusa, { semDetalhe, semResposta: '', area }));
  openSincronizacao();
}

/**
 * Says how queued changes ended, and returns it. With a signal the server's response is awaited for a few seconds;
 * without one the changes are kept here.
 */
export async function tellDesfecho<F extends Fim>(
  vault: Vault,
  wait: (patienceMs: number) => Promise<F>,
  { feito, guardado }: DesfechoWords,
  assunto: AssuntoWords,
): Promise<F['kind']> {
  const fim: Fim = await wait((await hasSignal(vault)) ? PATIENCE_MS : 0);
  if (fim.kind === 'recusado') await tellRecusa(fim.row, assunto);
  else if (fim.kind === 'feito') showToast({ text: feito, tone: 'positive' });
  else if (fim.kind === 'feito-por-outro') showToast({ text: assunto.porOutro });
  // A server that fails, or is slow, is a signal.
  else showToast({ text: guardado((await hasSignal(vault)) ? SEM_ACEITE : COM_SINAL) });
  return fim.kind;
}
