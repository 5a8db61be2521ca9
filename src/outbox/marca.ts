import type { CheckpointRow } from '#vault/device-rows.ts';
import type { Vault } from '#vault/vault.ts';

type MarcaRow = Extract<CheckpointRow, { name: 'marca' }>;

/** Returns the server's mark as this device knows it; undefined before the first one. */
export async function readMarca(vault: Vault): Promise<MarcaRow | undefined> {
  const row = await vault.checkpoints.get('marca');
  return row?.name === 'marca' ? row : undefined;
}

/** Returns the number at the end of a mark; -1 for any other text. */
const countOf = (marca: string): number => Number(/\.(\d+)$/.exec(marca)?.[1] ?? -1);

/** Returns the epoch at the start of a mark; null without a mark. */
const epocaOf = (marca: string | null): string | null => marca?.split('.')[0] ?? null;

/** Keeps a mark with a higher number than the kept one: a later response may arrive first. */
export async function noteMarca(vault: Vault, marca: string, now: number): Promise<void> {
  const isNews = (kept: MarcaRow | undefined) => countOf(marca) > countOf(kept?.marca ?? '');
  if (!isNews(await readMarca(vault))) return;
  await vault.transaction('rw', vault.checkpoints, async () => {
    const kept = await readMarca(vault);
    if (!isNews(kept)) return;
    await vault.checkpoints.put({ conferir: [], ...kept, name: 'marca', marca, at: now });
  });
}

/** The mark that a request carried, and the mark of its response. */
export type Marcas = { asked: string | null; told: string | null };

/**
 * True if the response is about the data that the device uses now: its mark has the kept mark's epoch, or the
 * request carried the kept mark itself. Without a mark in the response, the request's epoch counts.
 */
function isOfNow({ asked, told }: Marcas, kept: string | null): boolean {
  if (told === null) return epocaOf(asked) === epocaOf(kept);
  return epocaOf(told) === epocaOf(kept) || asked === kept;
}

/**
 * Keeps the mark of a response that belongs to the request. Returns false if the device has gone over to
 * other data since the request, so that the response must change nothing.
 */
export async function believeMarca(vault: Vault, marcas: Marcas, now: number): Promise<boolean> {
  if (marcas.asked === null && marcas.told === null) return true;
  return vault.transaction('rw', vault.checkpoints, async () => {
    const kept = (await readMarca(vault))?.marca ?? null;
    if (!isOfNow(marcas, kept)) return false;
    if (marcas.told !== null && marcas.told !== kept) await noteMarca(vault, marcas.told, now);
    return true;
  });
}

/** Removes a key from the changes that the device is to ask the server about. */
export async function noteConferido(vault: Vault, key: string): Promise<void> {
  await vault.transaction('rw', vault.checkpoints, async () => {
    const kept = await readMarca(vault);
    if (kept) await vault.checkpoints.put({ ...kept, conferir: kept.conferir.filter((one) => one !== key) });
  });
}
