import { awaitDevolucao, type DevolucaoFim, type DevolucaoRef } from '#outbox/devolucoes/await-devolucao.ts';
import { openSincronizacao } from '#parts/dialogs/sincronizacao-state.ts';
import { falhaMessage } from '#parts/failure/falha.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import { isConnected } from '#vault/is-connected.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** How long the user waits for the server before the word that the change is kept here. */
const PATIENCE_MS = 4000;

const POR_OUTRO = 'Outro aparelho já tinha feito isto nesta devolução. Confira a lista.';

/** The sentences after a change: confirmed by the server, and kept on this device. */
export type DesfechoWords = { readonly feito: string; readonly guardado: string };

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
async function tellRecusa({ message, description }: ParkedRow): Promise<void> {
  const recusa = { kind: 'recusa', codigo: undefined, titulo: message, texto: description } as const;
  const words = { semDetalhe: 'O servidor recusou a devolução.', semResposta: '', area: 'conta' } as const;
  await showMessage(falhaMessage(recusa, words));
  openSincronizacao();
}

/**
 * Says how changes of a return ended, and returns it. With a signal the server's response is awaited for a few seconds;
 * without one the changes are kept here.
 */
export async function tellDesfecho(
  vault: Vault,
  ref: DevolucaoRef,
  { feito, guardado }: DesfechoWords,
): Promise<DevolucaoFim['kind']> {
  const fim = await awaitDevolucao(vault, ref, (await hasSignal(vault)) ? PATIENCE_MS : 0);
  if (fim.kind === 'recusado') await tellRecusa(fim.row);
  else if (fim.kind === 'feito') showToast({ text: feito, tone: 'positive' });
  else if (fim.kind === 'feito-por-outro') showToast({ text: POR_OUTRO });
  else showToast({ text: guardado });
  return fim.kind;
}
