import type { Combo } from '#contract/catalogue/combo.ts';
import { comboVendavelOf } from '#domain/combo/combo.ts';
import { linhaOfCombo } from '#mirror/combos.ts';
import type { Compra } from '#parts/buy/use-compra.ts';
import { confirm, showMessage } from '#ui/layer/message-queue.ts';

/** Asks, and removes a combo from the cart; does nothing if it is not in it. */
export function useRemoveCombo(compra: Compra | null): (combo: Combo) => void {
  const remove = async (combo: Combo): Promise<void> => {
    const linha = linhaOfCombo(combo);
    const item = comboVendavelOf(combo);
    if (!item || !compra || (compra.celulaOf(linha).inCart ?? 0) === 0) return;
    const yes = await confirm({
      text: `Realmente deseja remover o item(s)? ${combo.descricao}`,
      yes: 'Remover',
      no: 'Manter',
      isGrave: true,
    });
    const sentence = yes ? await compra.setItens([{ linha, item, quantidade: 0 }]) : null;
    if (sentence !== null) await showMessage({ kind: 'error', text: sentence });
  };
  return (combo) => {
    remove(combo).catch((error: unknown) => console.error('the combo could not be taken out', error));
  };
}
