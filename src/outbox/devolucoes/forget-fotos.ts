import type { ReceiptRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { namedFotos } from './fotos.ts';

/** The receipts of photographs that the server still has: neither removed nor deleted with their return. */
function stillThere(receipts: readonly ReceiptRow[]): ReceiptRow[] {
  const removed = new Set<string>();
  const deleted = new Set<string>();
  for (const { intent, lane } of receipts) {
    if (intent.tipo === 'devolucao-foto-excluir') removed.add(intent.foto);
    else if (intent.tipo === 'devolucao-excluir') deleted.add(lane);
  }
  return receipts.filter(
    ({ intent, lane }) => intent.tipo === 'devolucao-foto' && !removed.has(intent.foto) && !deleted.has(lane),
  );
}

/** The photographs that changes of this device name: unsent, refused and, as `isKept` says, confirmed ones. */
async function readNamed(vault: Vault, isKept: (receipt: ReceiptRow) => boolean): Promise<Set<string>> {
  const [rows, parked, receipts] = await Promise.all([
    vault.outbox.toArray(),
    vault.parked.filter(({ decided }) => decided === null).toArray(),
    vault.receipts.where('lane').startsWith('devolucao:').toArray(),
  ]);
  return new Set(namedFotos([...rows, ...parked, ...stillThere(receipts).filter(isKept)]));
}

/** Deletes photographs that no unsent, refused or kept change names. Returns whether there were any. */
async function forgetAllBut(vault: Vault, isKept: (receipt: ReceiptRow) => boolean): Promise<boolean> {
  const tables = [vault.outbox, vault.parked, vault.receipts, vault.fotos];
  return vault.transaction('rw', tables, async () => {
    const ids = await vault.fotos.toCollection().primaryKeys();
    if (ids.length === 0) return false;
    const named = await readNamed(vault, isKept);
    const others = ids.filter((id) => !named.has(id));
    await vault.fotos.bulkDelete(others);
    return others.length > 0;
  });
}

/** Deletes the photographs that no change names any more. Returns whether there were any. */
export const forgetFotos = (vault: Vault): Promise<boolean> => forgetAllBut(vault, () => true);

/** Deletes the photographs that the server has, for room on a full disk. Returns whether there were any. */
export const dropSentFotos = (vault: Vault): Promise<boolean> =>
  forgetAllBut(vault, ({ ficaAqui }) => ficaAqui === true);
