import type { ItemRepetido } from '#contract/orders/pedido-repetir.ts';
import { linhaKey } from '#domain/cart/linha.ts';

/** What became of one line of an order that was repeated; `mensagem` says why it did not come, or what it lacks. */
export type LinhaRepetida = {
  key: string;
  descricao: string;
  quantidade: number;
  incluido: boolean;
  mensagem: string | null;
};

export const toLinhaRepetida = (item: ItemRepetido): LinhaRepetida => ({
  key: linhaKey(item),
  descricao: item.produto.descProduto,
  quantidade: item.quantidade,
  incluido: item.incluido,
  mensagem: item.mensagem,
});
