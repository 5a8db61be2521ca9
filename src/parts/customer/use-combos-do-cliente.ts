import type { Combo } from '#contract/catalogue/combo.ts';
import { readCombos } from '#mirror/combos.ts';
import { useOptionalDevice } from '#parts/device/device.tsx';
import { useLiveQuery } from '#parts/device/live-query.ts';

/** A customer's stored combos. `haveCome` is false until their first load. */
export type CombosDoCliente = { combos: readonly Combo[]; haveCome: boolean };

const NONE: readonly Combo[] = [];
const VISITOR: CombosDoCliente = { combos: NONE, haveCome: false };

/** A customer's stored combos under all their conditions; undefined while they are read. */
export function useCombosDoCliente(idPessoaCliente: number | undefined): CombosDoCliente | undefined {
  const device = useOptionalDevice();
  const read = useLiveQuery(async () => {
    if (!device || idPessoaCliente === undefined) return { idPessoaCliente, combos: NONE, haveCome: false };
    const kept = await readCombos(device.vault, idPessoaCliente);
    return { idPessoaCliente, combos: kept?.valor ?? NONE, haveCome: kept !== undefined };
  }, [device, idPessoaCliente]);
  if (device === null) return VISITOR;
  // The previous customer's combos must not be drawn for this one.
  return read?.idPessoaCliente === idPessoaCliente ? read : undefined;
}
