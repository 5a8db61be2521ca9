import type { ItemVendavel } from '#domain/cart/carrinho.ts';
import type { LinhaChave } from '#domain/cart/linha.ts';
import type { ItemAnalise, ListaAnalise } from '#domain/orders/analise.ts';
import { computePreco } from '#domain/price/preco.ts';

/** Receives added items. Registered only if analytics is enabled and the user has consented. */
type Listener = (lista: ListaAnalise, itens: readonly ItemAnalise[]) => void;

const listeners = new Set<Listener>();

/** Calls the listener for every later addition to the cart. Returns a function that unregisters it. */
export function onAdicao(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reports added packs to the listeners, if any, with the price without tax. */
export function contarAdicao(
  lista: ListaAnalise,
  adicoes: readonly { linha: LinhaChave; item: ItemVendavel; quantidade: number }[],
): void {
  if (listeners.size === 0 || adicoes.length === 0) return;
  const itens = adicoes.map(({ linha, item, quantidade }) => ({
    id: linha.idItem,
    nome: item.descricao,
    ...(item.descricaoMarca === '' ? {} : { marca: item.descricaoMarca }),
    quantidade,
    valorUnit: computePreco(item, quantidade, false).liquidoUnit,
  }));
  for (const listener of listeners) listener(lista, itens);
}
