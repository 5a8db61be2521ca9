import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Contexto } from '#contract/sincronizacao.ts';
import { isSameLinha, linhaKey } from '#domain/linha.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { toItemVendavel } from '#mirror/to-item-vendavel.ts';
import { useCarrinho } from '#parts/carrinho-provider.tsx';
import { linhaOf } from '#parts/linha-of.ts';
import { useSetQuantidade } from '#parts/use-quantidade.ts';

/** The cart as rows look into it: quantities, computed lines, waiting changes, and the way to change one. */
export function useLinhas(contexto: Contexto | undefined) {
  const carrinho = useCarrinho();
  const calcularSt = carrinho?.clienteCompra.calcularSt ?? contexto?.calcularSt ?? false;
  const setQuantidade = useSetQuantidade();
  const latest = useRef(setQuantidade);
  useEffect(() => {
    latest.current = setQuantidade;
  });
  const idCondicao = contexto?.idCondicao;
  const itens = useMemo(
    () =>
      new Map(
        carrinho?.carrinho.itens
          .filter((i) => isSameLinha(i, linhaOf(i.idItem, idCondicao ?? 0)))
          .map((i) => [i.idItem, i]),
      ),
    [carrinho, idCondicao],
  );
  const onQuantidade = useCallback(
    async (produto: ProdutoResumo, quantidade: number): Promise<string | null> => {
      const item = toItemVendavel(produto);
      if (!item || idCondicao === undefined) return 'Este produto não tem condição para este cliente.';
      return latest.current({ linha: linhaOf(produto.idProduto, idCondicao), item, quantidade });
    },
    [idCondicao],
  );
  const cellsOf = (produto: ProdutoResumo) => ({
    calcularSt,
    inCart: carrinho && idCondicao !== undefined ? carrinho.quantidadeOf(produto.idProduto) : null,
    item: itens.get(produto.idProduto),
    isQueued:
      idCondicao !== undefined &&
      (carrinho?.estimadas.has(linhaKey(linhaOf(produto.idProduto, idCondicao))) ?? false),
  });
  return { cellsOf, onQuantidade };
}
