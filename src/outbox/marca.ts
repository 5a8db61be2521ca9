import type { CheckpointRow } from '#vault/device-rows.ts';
import type { Vault } from '#vault/vault.ts';

type MarcaRow = Extract<CheckpointRow, { name: 'marca' }>;

/** What the device knows of the server's mark; undefined before the first. */
export async function readMarca(vault: Vault): Promise<MarcaRow | undefined> {
  const row = await vault.checkpoints.get('marca');
  return row?.name === 'marca' ? row : undefined;
}

/** The count that a mark ends with; -1 for another form. */
const countOf = (marca: string): number => Number(/\.(\d+)$/.exec(marca)?.[1] ?? -1);

/** Keeps a mark that reaches further than the kept one: an answer may be overtaken by a later one. */
export async function noteMarca(vault: Vault, marca: string, now: number): Promise<void> {
  const isNews = (kept: MarcaRow | undefined) => countOf(marca) > countOf(kept?.marca ?? '');
  if (!isNews(await readMarca(vault))) return;
  await vault.transaction('rw', vault.checkpoints, async () => {
    const kept = await readMarca(vault);
    if (!isNews(kept)) return;
    await vault.checkpoints.put({ name: 'marca', marca, conferir: kept?.conferir ?? [], at: now });
  });
}

/** Takes a key off the orders that the server is to be asked about. */
export async function noteConferido(vault: Vault, key: string): Promise<void> {
  await vault.transaction('rw', vault.checkpoints, async () => {
    const kept = await readMarca(vault);
    if (kept) await vault.checkpoints.put({ ...kept, conferir: kept.conferir.filter((one) => one !== key) });
  });
}
