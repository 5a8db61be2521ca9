import { fail, ok, type Result } from '#lib/result.ts';
import { awaitDevolucao, type DevolucaoFim } from '#outbox/devolucoes/await-devolucao.ts';
import { dispatchDevolucao, type MudancaCommand } from '#outbox/devolucoes/dispatch-devolucao.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import { useSyncStatus } from '#parts/device/use-sync-status.ts';
import { openSincronizacao } from '#parts/dialogs/sincronizacao-state.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';

/** How long the user waits for the server's response before the notice that the change waits here. */
const PATIENCE_MS = 2500;

/** The sentences after a change: confirmed, and waiting on this device. */
export type MudarWords = { readonly feito: string; readonly espera: string };

export type Cliente = { readonly idPessoaCliente: number; readonly nomeCliente: string };

/** Shows the outcome of a change, in the server's words after a refusal, which is decided in the sync sheet. */
async function tell(fim: DevolucaoFim, { feito, espera }: MudarWords): Promise<void> {
  if (fim.kind === 'feito') showToast({ text: feito, tone: 'positive' });
  else if (fim.kind === 'fila') showToast({ text: espera });
  else {
    const { message, description } = fim.row;
    await showMessage({ kind: 'alert', title: message, text: description });
    openSincronizacao();
  }
}

/**
 * Queues a change of a return and shows its outcome. The function returns the kind of the outcome, else the sentence to
 * show.
 */
export function useMudar(cliente: Cliente) {
  const { vault, env } = useDevice();
  const isConnected = useSyncStatus()?.connected ?? true;
  return async (
    aqui: DevolucaoAqui,
    command: MudancaCommand,
    words: MudarWords,
  ): Promise<Result<DevolucaoFim['kind'], string>> => {
    const since = env.now();
    const saved = await dispatchDevolucao(vault, { ...cliente, aqui }, [command], env);
    if (!saved.ok) return fail(storageMessage(saved.error));
    const ref = { devolucao: aqui.devolucao, since };
    const fim = await awaitDevolucao(vault, ref, isConnected ? PATIENCE_MS : 0);
    await tell(fim, words);
    return ok(fim.kind);
  };
}
