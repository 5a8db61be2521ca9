import type { ItemRepetido } from '#contract/orders/pedido-repetir.ts';
import { linhaKey } from '#domain/cart/linha.ts';

/** The result of one line of a repeated order; `mensagem` gives the reason why it is missing or incomplete. */
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
