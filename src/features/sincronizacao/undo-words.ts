import type { cancelQueued } from '#outbox/take-back.ts';
import { storageMessage } from '#parts/device/storage-message.ts';
import type { ShowToast } from '#ui/layer/toast-queue.ts';
import type { Espera } from './fila.ts';

type Refusal = Extract<Awaited<ReturnType<typeof cancelQueued>>, { ok: false }>['error'];

/** The words after 'Desfazer'; `problem` is null on success. */
export function undoWords(
  { texto, isEnvio }: Pick<Espera, 'texto' | 'isEnvio'>,
  problem: Refusal | null,
): Pick<ShowToast, 'text' | 'tone'> {
  if (problem === null) {
    const text = isEnvio ? `Desfeito: ${texto}. Os itens voltaram ao carrinho.` : `Desfeito: ${texto}.`;
    return { text, tone: 'positive' };
  }
  switch (problem.kind) {
    case 'gone':
      return { text: 'Esta alteração já tinha saído da fila.', tone: 'neutral' };
    case 'tried':
      return {
        text: 'Esta alteração já foi enviada e espera resposta: não dá para desfazer.',
        tone: 'caution',
      };
    case 'submitted':
      return {
        text: 'Esta alteração faz parte de um pedido na fila: desfaça primeiro o pedido.',
        tone: 'caution',
      };
    case 'awaited':
      return {
        text: 'Outra alteração na fila depende desta: desfaça primeiro a última.',
        tone: 'caution',
      };
    case 'full':
    case 'unavailable':
      return { text: storageMessage(problem), tone: 'negative' };
  }
}
