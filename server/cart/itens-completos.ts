import type { ItemProduto } from '#contract/catalogue/item-busca.ts';
import type { ItemVisto } from '#server/catalogue/data/itens-busca.ts';
import { toEcommerceProduto } from '#server/catalogue/data/to-ecommerce-produto.ts';
import type { Queries } from '#server/queries/queries.ts';
import type { Atributos } from '#server/search/busca-messages.ts';

type Visto = ItemVisto & { readonly comSelos: boolean };

/** Products as they are now, with the index's badges and cashback, which visitors do not get. */
export async function readItensCompletos(
  queries: Queries,
  found: { readonly ids: readonly number[]; readonly atributos: readonly Atributos[] },
  { comSelos, ...visto }: Visto,
): Promise<ItemProduto[]> {
  const itens = (await queries.readItens(found.ids, visto)).map((item) => ({
    ...item,
    ecommerceProduto: toEcommerceProduto(item),
  }));
  if (visto.visitante) return itens;
  const atributosOf = new Map(found.ids.map((id, i) => [id, found.atributos[i]]));
  return itens.map((item) => {
    const { selos = [], cashback = null } = atributosOf.get(item.idItem) ?? {};
    return { ...item, cashback, ...(comSelos ? { selos } : {}) };
  });
}
