import type { Combo } from '#contract/catalogue/combo.ts';
import { readCombos } from '#mirror/combos.ts';
import { useOptionalDevice } from '#parts/device/device.tsx';
import { useLiveQuery } from '#parts/device/live-query.ts';

/** The combos kept for a customer. `haveCome` is false until they came to this device for the first time. */
export type CombosDoCliente = { combos: readonly Combo[]; haveCome: boolean };

const NONE: readonly Combo[] = [];
const VISITOR: CombosDoCliente = { combos: NONE, haveCome: false };

/** All combos kept for a customer, under each of his conditions; undefined while they are read. */
export function useCombosDoCliente(idPessoaCliente: number | undefined): CombosDoCliente | undefined {
  const device = useOptionalDevice();
  const read = useLiveQuery(async () => {
    if (!device || idPessoaCliente === undefined) return { idPessoaCliente, combos: NONE, haveCome: false };
    const kept = await readCombos(device.vault, idPessoaCliente);
    return { idPessoaCliente, combos: kept?.valor ?? NONE, haveCome: kept !== undefined };
  }, [device, idPessoaCliente]);
  if (device === null) return VISITOR;
  // Combos of the customer before must never be drawn for this one.
  return read?.idPessoaCliente === idPessoaCliente ? read : undefined;
}
