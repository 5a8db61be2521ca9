import type { Combo } from '#contract/catalogue/combo.ts';
import { ITEM_COMBO } from '#contract/catalogue/item-tipo.ts';
import type { ItemVendavel } from '#domain/cart/carrinho.ts';
import { type LinhaChave, linhaKey } from '#domain/cart/linha.ts';
import { comboVendavelOf } from '#domain/combo/combo.ts';
import type { Vault } from '#vault/vault.ts';
import { type DocumentoLido, defineDocumento, putDocumento, readDocumento } from './documentos.ts';

const COMBOS = defineDocumento<readonly Combo[]>('combos', 1);

/** Keeps every combo that a customer may buy, in place of those kept before. */
export const putCombos = (
  vault: Vault,
  idPessoaCliente: number,
  read: DocumentoLido<readonly Combo[]>,
): Promise<void> => putDocumento(vault, COMBOS, { idPessoaCliente }, read);

/** A customer's combos under all his sale conditions; undefined when they were never loaded. */
export const readCombos = (
  vault: Vault,
  idPessoaCliente: number,
): Promise<DocumentoLido<readonly Combo[]> | undefined> => readDocumento(vault, COMBOS, { idPessoaCliente });

/** Part of what a server told: combos in the place of those of some ids. */
export type CombosTrocados = { readonly trocados: readonly number[]; readonly combos: readonly Combo[] };

const condicaoOf = ({ promocaoCombo }: Combo): number => promocaoCombo.idCondicao ?? 0;

/** Combos with those of the parts in their places, by condition and id. */
export function replaceCombos(before: readonly Combo[], parts: readonly CombosTrocados[]): Combo[] {
  const all = new Map(Map.groupBy(before, (combo) => combo.idItem));
  for (const { trocados, combos } of parts) {
    for (const id of trocados) all.delete(id);
    for (const [id, ofId] of Map.groupBy(combos, (combo) => combo.idItem)) all.set(id, ofId);
  }
  return [...all.values()].flat().sort((a, b) => condicaoOf(a) - condicaoOf(b) || a.idItem - b.idItem);
}

/** The line that a combo of a customer stands for. */
export const linhaOfCombo = ({ idItem, promocaoCombo }: Combo): LinhaChave => ({
  idItem,
  idItemTipo: ITEM_COMBO,
  idCondicao: promocaoCombo.idCondicao ?? 0,
});

/** Combos as the cart's rules take them, by `linhaKey`. */
export const toCombosVendaveis = (combos: readonly Combo[]): ReadonlyMap<string, ItemVendavel> =>
  new Map(
    combos.flatMap((combo) => {
      const item = comboVendavelOf(combo);
      return item ? [[linhaKey(linhaOfCombo(combo)), item] as const] : [];
    }),
  );
