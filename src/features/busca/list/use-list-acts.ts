import { useCallback } from 'react';
import { descricaoProduto } from '#domain/price/produto.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { SEM_PRECOS_AINDA } from '#parts/buy/compra-texts.ts';
import type { Compra } from '#parts/buy/use-compra.ts';
import { confirm, showMessage } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';

/** Actions on the chosen products of the list. */
export type ListActs = {
  /** Asks, and removes them from the cart; does nothing if they are not in it. */
  remove: (produtos: readonly ProdutoResumo[]) => void;
  /**
   * Adds `quantidade` of each; products without stock or price are left out, and a message says so. Nothing is added
   * before the customer's prices are there: a marked product may carry another customer's price, or none.
   */
  add: (produtos: readonly ProdutoResumo[], quantidade: number) => void;
};

const nameOf = ({ nome, apresentacao }: ProdutoResumo): string => descricaoProduto(nome, apresentacao);

const produtos = (count: number): string => (count === 1 ? '1 produto' : `${count} produtos`);

async function removeAll(compra: Compra, chosen: readonly ProdutoResumo[]): Promise<void> {
  const inCart = chosen.filter(({ idProduto }) => (compra.celulaOfProduto(idProduto).inCart ?? 0) > 0);
  const [only] = inCart;
  if (only === undefined) return;
  const what = inCart.length === 1 ? nameOf(only) : `${produtos(inCart.length)} do carrinho.`;
  const yes = await confirm({
    text: `Realmente deseja remover o item(s)? ${what}`,
    yes: 'Remover',
    no: 'Manter',
    isGrave: true,
  });
  if (!yes) return;
  const sentence = await compra.remover(inCart);
  if (sentence !== null) await showMessage({ kind: 'error', text: sentence });
}

async function addAll(compra: Compra, chosen: readonly ProdutoResumo[], quantidade: number): Promise<void> {
  const now = await compra.readNow(chosen);
  if (now === null) {
    showToast({ text: SEM_PRECOS_AINDA, tone: 'caution' });
    return;
  }
  const served = now.filter((p) => p.comercializado && p.preco !== null && p.preco.estoque > 0);
  let added = 0;
  for (const produto of served) {
    // An obstacle to one product holds for all: its message was shown.
    if (!(await compra.comprar(produto, quantidade))) break;
    added += 1;
  }
  const left = chosen.length - served.length;
  if (added === 0 && left === 0) return;
  const sentence = [
    ...(added > 0 ? [`${produtos(added)} no carrinho.`] : []),
    ...(left > 0 ? [`${produtos(left)} sem estoque ou sem condição.`] : []),
  ];
  showToast({ text: sentence.join(' '), tone: left > 0 ? 'caution' : 'positive' });
}

const failed = (error: unknown): void => console.error('the chosen rows could not be acted on', error);

/** Adds and removes the chosen products of the list; does nothing where buying is not possible. */
export function useListActs(compra: Compra | null): ListActs {
  const remove = useCallback(
    (chosen: readonly ProdutoResumo[]) => {
      if (compra) removeAll(compra, chosen).catch(failed);
    },
    [compra],
  );
  const add = useCallback(
    (chosen: readonly ProdutoResumo[], quantidade: number) => {
      if (compra && chosen.length > 0) addAll(compra, chosen, quantidade).catch(failed);
    },
    [compra],
  );
  return { remove, add };
}
