import { useMemo } from 'react';
import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import type { ItemVendavel } from '#domain/cart/carrinho.ts';
import type { LinhaChave } from '#domain/cart/linha.ts';
import { contextoOf } from '#mirror/cliente-compra.ts';
import { toItemVendavel } from '#mirror/to-item-vendavel.ts';
import { type Produtos, useProdutosPorContexto } from '#parts/product/use-produtos.ts';
import type { ClienteDetalhe } from '#vault/mirror-rows.ts';

const NO_CONTEXTOS: readonly Contexto[] = [];
const NONE: Produtos = new Map();

type ProdutosDasLinhas = {
  /** The mirrored products of all lines, with the prices of the customer's preferred sale condition. */
  produtos: Produtos;
  /** A line's product under its own condition; undefined without a price there, and for a combo. */
  itemOf: (linha: LinhaChave) => ItemVendavel | undefined;
};

/** The products of lines: each line is priced by its own sale condition, also a campaign's. */
export function useProdutosDasLinhas(
  linhas: readonly LinhaChave[],
  detalhe: ClienteDetalhe | null | undefined,
): ProdutosDasLinhas {
  const contextos = detalhe?.contextos ?? NO_CONTEXTOS;
  const preferido = detalhe ? contextoOf(detalhe)?.idContexto : undefined;
  const deProdutos = linhas.filter((linha) => linha.idItemTipo === ITEM_PRODUTO);
  const outros = contextos
    .filter((contexto) => contexto.idContexto !== preferido)
    .map(({ idContexto, idCondicao }) => ({
      idContexto,
      ids: deProdutos.filter((linha) => linha.idCondicao === idCondicao).map((linha) => linha.idItem),
    }))
    .filter(({ ids }) => ids.length > 0);
  const todos = { idContexto: preferido, ids: deProdutos.map((linha) => linha.idItem) };
  const read = useProdutosPorContexto([todos, ...outros]);
  return useMemo(() => {
    const contextoDe = new Map(contextos.map(({ idCondicao, idContexto }) => [idCondicao, idContexto]));
    return {
      produtos: read.get(preferido ?? '') ?? NONE,
      itemOf: ({ idItem, idItemTipo, idCondicao }) => {
        if (idItemTipo !== ITEM_PRODUTO) return undefined;
        const produto = read.get(contextoDe.get(idCondicao) ?? '')?.get(idItem);
        return produto && toItemVendavel(produto);
      },
    };
  }, [contextos, preferido, read]);
}
