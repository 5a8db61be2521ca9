import type { ItemVendavel } from '#domain/cart/carrinho.ts';
import type { LinhaChave } from '#domain/cart/linha.ts';
import type { ItemAnalise, ListaAnalise } from '#domain/orders/analise.ts';
import { computePreco } from '#domain/price/preco.ts';

/** What hears of items that were added; nothing does unless analytics is enabled and the person has agreed. */
type Listener = (lista: ListaAnalise, itens: readonly ItemAnalise[]) => void;

const listeners = new Set<Listener>();

/** Calls back for everything that is added to the cart from now on; answers how to stop. */
export function onAdicao(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells of packs that were added, by the price without tax. Nobody needs to listen. */
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
