import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import type { LinhaChave } from '#domain/cart/linha.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import type { Produtos } from '#parts/product/use-produtos.ts';

/** The mirrored product of a line; undefined for a combo, which may have the same number. */
export const produtoDa = (linha: LinhaChave, produtos: Produtos): ProdutoResumo | undefined =>
  linha.idItemTipo === ITEM_PRODUTO ? produtos.get(linha.idItem) : undefined;
