import { useMemo } from 'react';
import type { ItemIndividual } from '#contract/catalogue/produto-individual.ts';
import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import type { Comprado } from '#domain/orders/comprados.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { toProdutoResumo } from '#mirror/to-produto-resumo.ts';
import { type Compra, useCompra } from '#parts/buy/use-compra.ts';
import { useClienteNaTela } from '#parts/cart/use-cliente-na-tela.ts';
import { usePrecosStatus } from '#parts/device/use-sync-status.ts';
import { contextoForPrecos } from '#parts/product/contexto-precos.ts';
import { comEstoque } from '#parts/product/similares.ts';
import { useComprados } from '#parts/product/use-comprados.ts';
import { useProdutos } from '#parts/product/use-produtos.ts';
import { type ItemProblem, useIdsRelacionados, useItemIndividual } from './queries.ts';

export type ProdutoDoAparelho = {
  /** Undefined until it was read, and when it is nowhere. */
  produto: ProdutoResumo | undefined;
  item: ItemIndividual | undefined;
  compra: Compra | null;
  contexto: Contexto | undefined;
  /** Null until they were read. */
  relacionados: readonly ProdutoResumo[] | null;
  /** The customer's purchases of it; undefined without any. */
  comprado: Comprado | undefined;
  /** It is on neither side, or the server could not be asked; null while it is not known. */
  problem: ItemProblem | null;
  /** From when the device's prices are, in epoch milliseconds; null for the server's own. */
  precosAt: number | null;
  isRetrying: boolean;
  retry: () => void;
};

/**
 * A product for a signed-in user: the device's at once, with the server's additions when they come. `visto`, the
 * product of the list it was opened from, stands until the device has read it.
 */
export function useProdutoDoAparelho(
  idProduto: number | null,
  con: number | null,
  visto?: ProdutoResumo,
): ProdutoDoAparelho {
  const cliente = useClienteNaTela();
  const contexto = contextoForPrecos(cliente, con);
  const compra = useCompra(contexto);
  const idContexto = contexto?.idContexto;
  const ids = useIdsRelacionados(idProduto);
  const produtos = useProdutos(idProduto === null ? [] : [idProduto, ...(ids ?? [])], idContexto);
  const precos = usePrecosStatus(idContexto);
  const mirrored = idProduto === null ? undefined : produtos.get(idProduto);
  const comprador =
    cliente && contexto ? { idPessoaCliente: cliente.idPessoa, idCondicao: contexto.idCondicao } : null;
  const asked = useItemIndividual(cliente === undefined ? null : idProduto, comprador, true);
  const { item } = asked;
  const told = useMemo(() => (item ? (toProdutoResumo(item) ?? undefined) : undefined), [item]);
  const relacionados = useMemo(
    () =>
      ids?.every((id) => produtos.has(id))
        ? comEstoque(
            ids.flatMap((id) => produtos.get(id) ?? []),
            idProduto ?? 0,
          )
        : null,
    [ids, produtos, idProduto],
  );
  return {
    produto: mirrored ?? told ?? (asked.problem ? undefined : visto),
    item,
    compra,
    contexto,
    relacionados,
    comprado: useComprados()?.get(idProduto ?? 0),
    problem: mirrored || told ? null : asked.problem,
    precosAt: mirrored?.preco ? (precos?.at ?? null) : null,
    isRetrying: asked.isRetrying,
    retry: asked.retry,
  };
}
