import { awaitDevolucao, type DevolucaoFim, type DevolucaoRef } from '#outbox/devolucoes/await-devolucao.ts';
import { openSincronizacao } from '#parts/dialogs/sincronizacao-state.ts';
import { falhaMessage } from '#parts/failure/falha.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import { isConnected } from '#vault/is-connected.ts';
import type { Vault } from '#vault/vault.ts';
import { readConnection } from './queries.ts';

/** How long the user waits for the server before the word that the change is kept here. */
const PATIENCE_MS = 4000;

/** The outcome of a return's changes: awaited for a few seconds with a signal, at once without one. */
export async function aguardar(vault: Vault, ref: DevolucaoRef): Promise<DevolucaoFim> {
  const hasSignal = navigator.onLine && isConnected(await readConnection(vault));
  return await awaitDevolucao(vault, ref, hasSignal ? PATIENCE_MS : 0);
}

/** Says how a change ended. A refusal is told in the server's words and leads to its decision. */
export async function contar(
  fim: DevolucaoFim,
  { feito, guardado }: { readonly feito: string; readonly guardado: string },
): Promise<void> {
  if (fim.kind === 'feito') return showMessage({ kind: 'success', text: feito });
  if (fim.kind === 'fila') return showMessage({ kind: 'information', text: guardado });
  const { message, description } = fim.row;
  const recusa = { kind: 'recusa', codigo: undefined, titulo: message, texto: description } as const;
  await showMessage(
    falhaMessage(recusa, { semDetalhe: 'O servidor recusou a devolução.', semResposta: '', area: 'conta' }),
  );
  openSincronizacao();
}
