import type { ItemBusca } from '#contract/catalogue/item-busca.ts';
import {
  SINAL_COMERCIALIZADO,
  SINAL_CONTROLADO,
  SINAL_GENERICO,
  SINAL_HOSPITALAR,
  SINAL_REFRIGERADO,
} from '#contract/catalogue/sinais.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { toProdutoPagina } from './to-produto-pagina.ts';

/** For an item without a branch, as a visitor's. */
const SEM_FILIAL = 0;

/**
 * An item of the server's search in the form of lists and details; null for a combo. A visitor's has no price.
 */
export function toProdutoResumo(item: ItemBusca): ProdutoResumo | null {
  const { produto } = item;
  if (produto === undefined) return null;
  const { sinais, ...pagina } = toProdutoPagina({ ...item, produto }, SEM_FILIAL);
  const { todosItensDevolvidos, itemLote } = item;
  return {
    ...pagina,
    ...(todosItensDevolvidos === null || todosItensDevolvidos === undefined
      ? {}
      : { devolucao: { todosItensDevolvidos, quantidadeLote: itemLote?.quantidade ?? 0 } }),
    selos: item.selos ?? [],
    cashback: item.cashback ?? null,
    maisVendido: false,
    hospitalar: (sinais & SINAL_HOSPITALAR) !== 0,
    refrigerado: (sinais & SINAL_REFRIGERADO) !== 0,
    controlado: (sinais & SINAL_CONTROLADO) !== 0,
    comercializado: (sinais & SINAL_COMERCIALIZADO) !== 0,
    generico: (sinais & SINAL_GENERICO) !== 0,
  };
}
