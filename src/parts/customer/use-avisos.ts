import { useCallback, useMemo } from 'react';
import type { IntencaoFim } from '#outbox/carrinho/await-intencao.ts';
import { dispatchIntencao } from '#outbox/carrinho/dispatch-intencao.ts';
import { type AvisoLido, avisoKey, toAvisos } from '#parts/device/avisos.ts';
import { useOptionalDevice } from '#parts/device/device.tsx';
import { emailsState } from '#parts/device/emails-state.ts';
import { useLiveQuery } from '#parts/device/live-query.ts';
import { storageMessage } from '#parts/device/storage-message.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import { laneOfIntencao } from '#vault/outbox-rows.ts';
import { useClienteAtual } from './use-cliente.ts';

/** How long the user waits for the server's response before the notice that the stock alert is queued. */
const PATIENCE_MS = 2500;

/** An item with a stock alert. */
export type ItemAvisado = { idItem: number; idItemTipo: number; descricao: string };

export type Avisos = {
  /** The state of the customer's stock alert for an item; undefined without one. */
  avisoOf: (idItem: number, idItemTipo: number) => AvisoLido | undefined;
  /** Queues the stock alert and shows its outcome. Returns null when saved, else the sentence to show. */
  onAvise: (item: ItemAvisado) => Promise<string | null>;
};

const NO_AVISOS: ReadonlyMap<string, AvisoLido> = new Map();

/** Shows the outcome of a stock alert, in the server's words after a refusal. */
async function tell(fim: IntencaoFim): Promise<void> {
  switch (fim.kind) {
    case 'feito':
      return showMessage({
        kind: 'success',
        title: 'Intenção de compra registrada com sucesso!',
        text: emailsState.sends
          ? 'Você será avisado por e-mail quando o produto estiver disponível!'
          : 'A empresa já sabe do seu interesse neste produto.',
      });
    case 'recusado':
      return fim.row.status === 404
        ? showMessage({ kind: 'alert', title: 'Mensagem', text: fim.row.description })
        : showMessage({ kind: 'error', title: fim.row.message, text: fim.row.description });
    case 'erro':
      return showMessage({
        kind: 'error',
        title: fim.message,
        text: `${fim.description} O pedido de aviso continua na fila e vai de novo sozinho.`,
      });
    case 'fila':
      showToast({ text: 'Pedido de aviso na fila: vai ao servidor quando houver sinal.' });
  }
}

/** 'Avise-me' for the current customer. */
export function useAvisos(): Avisos {
  const device = useOptionalDevice();
  const cliente = useClienteAtual();
  const idPessoaCliente = cliente?.idPessoa;
  const nomeCliente = cliente?.usuarioCliente.pessoa.nome ?? '';
  const lidos = useLiveQuery(async () => {
    if (!device || idPessoaCliente === undefined) return NO_AVISOS;
    const lane = laneOfIntencao(idPessoaCliente);
    const [waiting, confirmed] = await Promise.all([
      device.vault.outbox.where('lane').equals(lane).toArray(),
      device.vault.receipts.where('lane').equals(lane).toArray(),
    ]);
    return toAvisos(waiting, confirmed);
  }, [device, idPessoaCliente]);
  const onAvise = useCallback(
    async ({ idItem, idItemTipo, descricao }: ItemAvisado): Promise<string | null> => {
      if (!device || idPessoaCliente === undefined) return 'Escolha um cliente para avisar.';
      const { vault, env } = device;
      const since = env.now();
      const stockAlert = { idPessoaCliente, nomeCliente, idItem, idItemTipo, descricao };
      const saved = await dispatchIntencao(vault, stockAlert, env);
      if (!saved.ok) return storageMessage(saved.error);
      device
        .awaitIntencao({ idPessoaCliente, idItem, idItemTipo, since }, PATIENCE_MS)
        .then(tell)
        .catch((error: unknown) => console.error('the outcome of a stock alert could not be shown', error));
      return null;
    },
    [device, idPessoaCliente, nomeCliente],
  );
  return useMemo(() => {
    const avisos = lidos ?? NO_AVISOS;
    return { avisoOf: (idItem, idItemTipo) => avisos.get(avisoKey(idItem, idItemTipo)), onAvise };
  }, [lidos, onAvise]);
}
