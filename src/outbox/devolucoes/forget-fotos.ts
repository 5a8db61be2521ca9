import type { ReceiptRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { namedFotos } from './fotos.ts';

/** Deletes all photographs but these. Returns whether there were others. Inside the caller's transaction. */
async function keepOnly(vault: Vault, named: readonly string[]): Promise<boolean> {
  const kept = new Set(named);
  const others = (await vault.fotos.toCollection().primaryKeys()).filter((id) => !kept.has(id));
  await vault.fotos.bulkDelete(others);
  return others.length > 0;
}

/** True for a confirmed photograph that was removed, or whose return was deleted, with the server's confirmation. */
const isOver = ({ lane, intent }: ReceiptRow, receipts: readonly ReceiptRow[]): boolean =>
  receipts.some(
    (later) =>
      (later.intent.tipo === 'devolucao-excluir' && later.lane === lane) ||
      (later.intent.tipo === 'devolucao-foto-excluir' &&
        intent.tipo === 'devolucao-foto' &&
        later.intent.foto === intent.foto),
  );

/** The photographs that changes of this device name: unsent, refused and, as `isKept` says, confirmed ones. */
async function readNamed(vault: Vault, isKept: (receipt: ReceiptRow) => boolean): Promise<string[]> {
  const [rows, parked, receipts] = await Promise.all([
    vault.outbox.toArray(),
    vault.parked.filter(({ decided }) => decided === null).toArray(),
    vault.receipts.where('lane').startsWith('devolucao:').toArray(),
  ]);
  return namedFotos([...rows, ...parked, ...receipts.filter((one) => isKept(one) && !isOver(one, receipts))]);
}

const tables = (vault: Vault) => [vault.outbox, vault.parked, vault.receipts, vault.fotos];

/** Deletes the photographs that no change names any more. */
export const forgetFotos = (vault: Vault): Promise<boolean> =>
  vault.transaction('rw', tables(vault), async () => keepOnly(vault, await readNamed(vault, () => true)));

/** Deletes the photographs that the server has, for room on a full disk. Returns whether there were any. */
export const dropSentFotos = (vault: Vault): Promise<boolean> =>
  vault.transaction('rw', tables(vault), async () =>
    keepOnly(vault, await readNamed(vault, ({ ficaAqui }) => ficaAqui === true)),
  );
