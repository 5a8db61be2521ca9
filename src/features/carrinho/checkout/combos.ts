import type { CarrinhoGrupo } from '#contract/cart/carrinho.ts';
import type { Combo } from '#contract/catalogue/combo.ts';
import { ITEM_COMBO } from '#contract/catalogue/item-tipo.ts';
import type { CarrinhoCalculado, ItemCalculado } from '#domain/cart/carrinho.ts';
import { type GrupoChave, isSameGrupo, isSameLinha } from '#domain/cart/linha.ts';
import { bloqueioDoLimite, COMBO_INDISPONIVEL, isVigente } from '#domain/combo/combo.ts';
import { linhaOfCombo } from '#mirror/combos.ts';

/** A combo of the order that the customer cannot have, and the reason. */
export type ComboInvalido = { item: ItemCalculado; texto: string };

export type Conferencia = {
  /** The customer's combos as the device has them; empty while they are not known. */
  combos: readonly Combo[];
  /** 2026-11-20 in the business time zone. */
  hoje: string;
};

/** The device's own refusal of one combo; null when it may be ordered, or the device knows too little. */
export function recusaDoCombo(
  vao: CarrinhoCalculado,
  item: ItemCalculado,
  { combos, hoje }: Conferencia,
): string | null {
  if (combos.length === 0) return null;
  const combo = combos.find((one) => isSameLinha(linhaOfCombo(one), item));
  if (!combo || !isVigente(combo.promocaoCombo.dataFinal, hoje)) return COMBO_INDISPONIVEL.texto;
  const limites = new Map([[item.idItem, combo.promocaoCombo]]);
  return bloqueioDoLimite(vao, limites)?.texto ?? null;
}

/** Asks the server about one combo: its refusal, null when it agrees, undefined without a response. */
export type Pergunta = (query: {
  idCarrinhoGrupo: number;
  idPromocaoCombo: number;
  quantidade: number;
}) => Promise<string | null | undefined>;

/**
 * Returns the first combo that the customer cannot have, checked one by one in order: by the server where it responds
 * (`pergunta` is null offline), else by the device. Null when all are good.
 */
export async function firstInvalido(
  vao: CarrinhoCalculado,
  conferencia: Conferencia,
  snapshot: { readonly grupos: readonly (GrupoChave & Pick<CarrinhoGrupo, 'idCarrinhoGrupo'>)[] } | null,
  pergunta: Pergunta | null,
): Promise<ComboInvalido | null> {
  let isSilent = pergunta === null;
  for (const item of vao.itens.filter((i) => i.idItemTipo === ITEM_COMBO)) {
    const grupo = isSilent ? undefined : snapshot?.grupos.find((g) => isSameGrupo(g, item));
    const said =
      grupo &&
      (await pergunta?.({
        idCarrinhoGrupo: grupo.idCarrinhoGrupo,
        idPromocaoCombo: item.idItem,
        quantidade: item.quantidade,
      }));
    // After one missing response the server is not asked again.
    isSilent ||= grupo !== undefined && said === undefined;
    const texto = said === undefined ? recusaDoCombo(vao, item, conferencia) : said;
    if (texto !== null) return { item, texto };
  }
  return null;
}
