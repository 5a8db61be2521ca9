import type { ItemBusca } from '#contract/catalogue/item-busca.ts';
import {
  SINAL_COMERCIALIZADO,
  SINAL_CONTROLADO,
  SINAL_GENERICO,
  SINAL_HOSPITALAR,
  SINAL_REFRIGERADO,
} from '#contract/catalogue/sinais.ts';
import { codigoDe } from '#domain/catalogue/codigo.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { toProdutoPagina } from './to-produto-pagina.ts';

/** The branch of an item without one, for example in a visitor's search. */
const SEM_FILIAL = 0;

/**
 * Returns an item of the server's search in the form of lists and details; null for a combo. A visitor's item
 * has no price.
 */
export function toProdutoResumo(item: ItemBusca): ProdutoResumo | null {
  const { produto } = item;
  if (produto === undefined) return null;
  const { sinais, codigoErp, ...pagina } = toProdutoPagina({ ...item, produto }, SEM_FILIAL);
  const { todosItensDevolvidos, itemLote } = item;
  return {
    ...pagina,
    codigo: codigoDe(codigoErp, pagina.idProduto),
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
