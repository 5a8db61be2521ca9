import type { Combo } from '#contract/catalogue/combo.ts';
import { type Compra, useCompra } from '#parts/buy/use-compra.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { useCombosDoCliente } from '#parts/customer/use-combos-do-cliente.ts';
import { useOptionalDevice } from '#parts/device/device.tsx';
import { contextoForPrecos } from '#parts/product/contexto-precos.ts';
import { type ComboPedido, useComboDoServidor } from './queries.ts';

export type ComboNaTela = ComboPedido & { compra: Compra | null; isVisitor: boolean };

/** The customer's combo from the device: under the preferred condition, else under another one. */
const findCombo = (
  combos: readonly Combo[] | undefined,
  id: number | null,
  idCondicao: number | undefined,
) => {
  const found = combos?.filter((combo) => combo.idItem === id) ?? [];
  return found.find((combo) => combo.promocaoCombo.idCondicao === idCondicao) ?? found[0];
};

/** A combo for a visitor or user: from the device at once, else from the server. */
export function useCombo(id: number | null): ComboNaTela {
  const isVisitor = useOptionalDevice() === null;
  const cliente = useClienteAtual();
  const combos = useCombosDoCliente(cliente?.idPessoa)?.combos;
  const kept = findCombo(combos, id, cliente?.detalhe?.preferencia.condicao?.idCondicao);
  const isKnown = isVisitor || (cliente !== undefined && combos !== undefined);
  const asked = useComboDoServidor(id, cliente?.idPessoa ?? null, isKnown && kept === undefined);
  const combo = kept ?? asked.combo;
  const compra = useCompra(contextoForPrecos(cliente, combo?.promocaoCombo.idCondicao ?? null));
  return { ...asked, combo, failed: kept ? null : asked.failed, compra, isVisitor };
}
