import type { ItemVitrine, Vitrine } from '#contract/content/vitrine.ts';
import type { ContextoVitrine } from '#server/catalogue/data/vitrine-itens.ts';
import type { Queries } from '#server/queries/queries.ts';

type VitrineComItens = Vitrine & { listaItens: ItemVitrine[] };

const idOf = (item: ItemVitrine): number => item.ecommerceProduto.idEcommerceProduto;

/**
 * Showcases with their items. With a context these have its prices, and the index's badges and cashback, which
 * visitors do not get.
 */
export async function readVitrinesComItens(
  queries: Queries,
  vitrines: readonly Vitrine[],
  contexto: ContextoVitrine | undefined,
): Promise<VitrineComItens[]> {
  const itensOf = await queries.listVitrineItens(
    vitrines.map((vitrine) => vitrine.idVitrine),
    contexto,
  );
  const atributosOf = await readAtributos(queries, [...itensOf.values()].flat(), contexto);
  return vitrines.map((vitrine) => {
    const { ecommerceUrl, temaPersonalizado } = vitrine;
    const listaItens = (itensOf.get(vitrine.idVitrine) ?? []).map((item) => ({
      ...item,
      ...atributosOf.get(idOf(item)),
      vitrine: { ecommerceUrl, temaPersonalizado },
    }));
    return { ...vitrine, listaItens };
  });
}

/** The badges and cashback of items by product; none without a context. */
async function readAtributos(
  queries: Queries,
  itens: readonly ItemVitrine[],
  contexto: ContextoVitrine | undefined,
) {
  if (contexto === undefined) return new Map<number, Pick<ItemVitrine, 'selos' | 'cashback'>>();
  const ids = [...new Set(itens.map(idOf))];
  const atributos = await queries.readAtributos({ idContexto: contexto.idContexto, ids });
  return new Map(ids.map((id, i) => [id, { selos: [], cashback: null, ...atributos[i] }]));
}
