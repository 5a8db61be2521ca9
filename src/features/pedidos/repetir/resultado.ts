import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import type { PedidoItem } from '#contract/orders/pedido-lista.ts';
import type { ItemRepetido } from '#contract/orders/pedido-repetir.ts';
import { type LinhaChave, linhaKey } from '#domain/cart/linha.ts';
import { linhasOrcadas } from '#domain/orders/orcamento.ts';
import { computePreco } from '#domain/price/preco.ts';
import { readAVenda } from '#parts/cart/a-venda-no-aparelho.ts';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';
import type { LinhaComparada } from '#parts/cart/mudancas.ts';
import type { Device } from '#parts/device/device.tsx';

/** The result of one line of a repeated order; `mensagem` gives the reason why it is missing or incomplete. */
export type LinhaRepetida = LinhaChave &
  LinhaComparada & {
    key: string;
    descricao: string;
    quantidade: number;
  };

/** The lines of a repeated order with the price that each had in it (`itens`), and today's on this device. */
export async function toLinhasRepetidas(
  device: Device,
  naTela: CarrinhoNaTela,
  repetidos: readonly ItemRepetido[],
  itens: readonly PedidoItem[],
): Promise<LinhaRepetida[]> {
  const idCondicao = repetidos[0]?.idCondicao ?? 0;
  const ids = repetidos.filter((one) => one.idItemTipo === ITEM_PRODUTO).map(({ idItem }) => idItem);
  const aVenda = await readAVenda(device, naTela, { ids, idCondicao });
  const { calcularSt } = naTela.clienteCompra;
  const antes = new Map(linhasOrcadas(itens, idCondicao).map((linha) => [linhaKey(linha), linha.preco]));
  return repetidos.map(({ produto, idItem, idItemTipo, idCondicao: con, ...linha }) => {
    const chave = { idItem, idItemTipo, idCondicao: con };
    const key = linhaKey(chave);
    // Prices of another condition say nothing about this line.
    const item = aVenda?.idCondicao === con ? aVenda.itemOf(chave) : undefined;
    return {
      ...chave,
      ...linha,
      key,
      descricao: produto.descProduto,
      preco: antes.get(key) ?? null,
      agora: item ? computePreco(item, linha.quantidade, calcularSt).valorLiquido : null,
    };
  });
}
