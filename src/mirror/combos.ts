import type { Combo } from '#contract/catalogue/combo.ts';
import { ITEM_COMBO } from '#contract/catalogue/item-tipo.ts';
import type { ItemVendavel } from '#domain/cart/carrinho.ts';
import { type LinhaChave, linhaKey } from '#domain/cart/linha.ts';
import { comboVendavelOf } from '#domain/combo/combo.ts';
import type { Vault } from '#vault/vault.ts';
import { type DocumentoLido, defineDocumento, putDocumento, readDocumento } from './documentos.ts';

const COMBOS = defineDocumento<readonly Combo[]>('combos', 1);

/** Stores every combo that a customer may buy, in place of the previous ones. */
export const putCombos = (
  vault: Vault,
  idPessoaCliente: number,
  read: DocumentoLido<readonly Combo[]>,
): Promise<void> => putDocumento(vault, COMBOS, { idPessoaCliente }, read);

/** A customer's combos under all their sale conditions; undefined before they were loaded. */
export const readCombos = (
  vault: Vault,
  idPessoaCliente: number,
): Promise<DocumentoLido<readonly Combo[]> | undefined> => readDocumento(vault, COMBOS, { idPessoaCliente });

/** A part of a server's response: combos that replace those with these ids. */
export type CombosTrocados = { readonly trocados: readonly number[]; readonly combos: readonly Combo[] };

const condicaoOf = ({ promocaoCombo }: Combo): number => promocaoCombo.idCondicao ?? 0;

/** Combos with the parts merged in, by condition and id. */
export function replaceCombos(before: readonly Combo[], parts: readonly CombosTrocados[]): Combo[] {
  const all = new Map(Map.groupBy(before, (combo) => combo.idItem));
  for (const { trocados, combos } of parts) {
    for (const id of trocados) all.delete(id);
    for (const [id, ofId] of Map.groupBy(combos, (combo) => combo.idItem)) all.set(id, ofId);
  }
  return [...all.values()].flat().sort((a, b) => condicaoOf(a) - condicaoOf(b) || a.idItem - b.idItem);
}

/** The cart line of a customer's combo. */
export const linhaOfCombo = ({ idItem, promocaoCombo }: Combo): LinhaChave => ({
  idItem,
  idItemTipo: ITEM_COMBO,
  idCondicao: promocaoCombo.idCondicao ?? 0,
});

/** Combos in the form that the cart's rules use, by `linhaKey`. */
export const toCombosVendaveis = (combos: readonly Combo[]): ReadonlyMap<string, ItemVendavel> =>
  new Map(
    combos.flatMap((combo) => {
      const item = comboVendavelOf(combo);
      return item ? [[linhaKey(linhaOfCombo(combo)), item] as const] : [];
    }),
  );
