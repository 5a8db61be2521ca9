import { useMemo } from 'react';
import type { ItemVitrine } from '#contract/content/vitrine.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { type Compra, useCompra } from '#parts/buy/use-compra.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { contextoForPrecos } from '#parts/product/contexto-precos.ts';
import { useProdutos } from '#parts/product/use-produtos.ts';
import { toResumo } from './view.ts';

/** Buying on the home page: under the preference of the customer being served. */
export function useCompraAtual(): Compra | null {
  return useCompra(contextoForPrecos(useClienteAtual()));
}

/**
 * A showcase's items with the device's prices and stock; an item that the device lacks is drawn from the
 * showcase, without a price.
 */
export function useMirrored(itens: readonly ItemVitrine[], compra: Compra): ProdutoResumo[] {
  const ids = useMemo(() => itens.map((item) => item.ecommerceProduto.idEcommerceProduto), [itens]);
  const produtos = useProdutos(ids, compra.contexto.idContexto);
  return itens.map((item) => produtos.get(item.ecommerceProduto.idEcommerceProduto) ?? toResumo(item));
}
