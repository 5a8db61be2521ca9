import { useCallback, useLayoutEffect, useRef } from 'react';
import { showMessage } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import { type QuantidadeWish, useSetQuantidade } from './use-quantidade.ts';

/** Writes a line; returns like `useSetQuantidade`. */
type WriteLinha = (wish: QuantidadeWish) => Promise<string | null>;

/**
 * Writes lines into this customer's cart. An undo comes seconds later: it needs the newest cart of the same customer.
 */
export function useWriteLinha(idPessoaCliente: number | undefined): WriteLinha {
  const setQuantidade = useSetQuantidade();
  const latest = useRef({ idPessoaCliente, setQuantidade });
  useLayoutEffect(() => {
    latest.current = { idPessoaCliente, setQuantidade };
  });
  return useCallback(
    (wish) => {
      const newest = latest.current;
      const set = newest.idPessoaCliente === idPessoaCliente ? newest.setQuantidade : setQuantidade;
      return set(wish);
    },
    [idPessoaCliente, setQuantidade],
  );
}

const onError = (error: unknown): void => {
  console.error('removed lines could not be put back', error);
  void showMessage({ kind: 'error', text: 'NÃO foi salvo. Recarregue a página e tente de novo.' });
};

/** Shows that lines were removed, and offers to restore them with their quantities. */
export function tellRemovidas(removed: readonly QuantidadeWish[], write: WriteLinha, said?: string): void {
  if (removed.length === 0) return;
  const undo = async () => {
    // The last one first: each finds the line that followed it.
    for (const wish of removed.toReversed()) {
      const sentence = await write(wish);
      if (sentence !== null) return showMessage({ kind: 'error', text: sentence });
    }
  };
  showToast({
    text: said ?? (removed.length === 1 ? 'Item removido do carrinho.' : 'Itens removidos do carrinho.'),
    action: { label: 'Desfazer', onPress: () => void undo().catch(onError) },
  });
}
