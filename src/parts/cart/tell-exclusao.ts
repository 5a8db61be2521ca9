import { dispatchMarca, undoMarca } from '#outbox/orcamentos/dispatch-orcamento.ts';
import type { Device } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import type { OrcamentoNome } from '#vault/orcamento-intents.ts';

type DoCliente = OrcamentoNome & { idPessoaCliente: number; nomeCliente: string };

/** Queues the removal of a quotation and offers to undo it. Returns the sentence of an error, else null. */
export async function excluirOrcamento(
  { vault, env }: Pick<Device, 'vault' | 'env'>,
  orcamento: DoCliente,
): Promise<string | null> {
  const done = await dispatchMarca(vault, { ...orcamento, situacao: 'excluido' }, env);
  if (!done.ok) return storageMessage(done.error);
  const undo = async () => {
    const back = await undoMarca(vault, done.value.key, { ...orcamento, situacao: 'aberto' }, env);
    showToast(
      back.ok
        ? { text: 'O orçamento está de volta.', tone: 'positive' }
        : { text: storageMessage(back.error), tone: 'negative' },
    );
  };
  showToast({
    text: 'Orçamento excluído.',
    action: {
      label: 'Desfazer',
      onPress: () =>
        void undo().catch((error: unknown) => console.error('a removal could not be undone', error)),
    },
  });
  return null;
}
