import type { ItemProduto } from '#contract/catalogue/item-busca.ts';
import type { ItemVitrine } from '#contract/content/vitrine.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { type ItemVisto, readItens } from './itens-busca.ts';
import { toEcommerceProduto } from './to-ecommerce-produto.ts';

/** The context of an item's prices. */
export type ContextoVitrine = NonNullable<ItemVisto['contexto']>;

/** The items of showcases, by showcase, in their order. Without a context they have no prices. */
export async function listVitrineItens(
  db: Database,
  idVitrines: readonly number[],
  contexto: ContextoVitrine | undefined,
): Promise<Map<number, ItemVitrine[]>> {
  const found = new Map<number, ItemVitrine[]>(idVitrines.map((id) => [id, []]));
  if (idVitrines.length === 0) return found;
  const places = await db
    .selectFrom('vitrineItem')
    .select(['idVitrine', 'idProduto'])
    .where('idVitrine', 'in', idVitrines)
    .orderBy('posicao')
    .orderBy('idProduto')
    .execute();
  const ids = [...new Set(places.map((place) => place.idProduto))];
  const itens = await readItens(db, ids, { contexto, comSt: false, visitante: contexto === undefined });
  const itemOf = new Map(itens.map((item) => [item.idItem, toItem(item)]));
  for (const { idVitrine, idProduto } of places) {
    const item = itemOf.get(idProduto);
    if (item) found.get(idVitrine)?.push(item);
  }
  return found;
}

const toItem = (item: ItemProduto): ItemVitrine => ({
  ecommerceProduto: toEcommerceProduto(item),
  itemPossuiEstoque: item.itemPossuiEstoque,
});
