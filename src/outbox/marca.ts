import type { CheckpointRow } from '#vault/device-rows.ts';
import type { Vault } from '#vault/vault.ts';

type MarcaRow = Extract<CheckpointRow, { name: 'marca' }>;

/** The server's mark as the device knows it; undefined before the first. */
export async function readMarca(vault: Vault): Promise<MarcaRow | undefined> {
  const row = await vault.checkpoints.get('marca');
  return row?.name === 'marca' ? row : undefined;
}

/** The count that a mark ends with; -1 for another form. */
const countOf = (marca: string): number => Number(/\.(\d+)$/.exec(marca)?.[1] ?? -1);

/** The epoch that a mark begins with; null where there is no mark. */
const epocaOf = (marca: string | null): string | null => marca?.split('.')[0] ?? null;

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

/** The mark that a request carried, and the one that its answer brought. */
export type Marcas = { asked: string | null; told: string | null };

/**
 * True when the answer speaks of the data that the device now goes by: it has the kept mark's epoch, or the request
 * carried the kept mark itself.
 */
function isOfNow({ asked, told }: Marcas, kept: string | null): boolean {
  if (told === null) return epocaOf(asked) === epocaOf(kept);
  return epocaOf(told) === epocaOf(kept) || asked === kept;
}

/**
 * Keeps the mark of an answer that was found to be the request's own. False: the device has gone over to other data since
 * it asked, so the answer must change nothing.
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

/** Takes a key off the orders that the server is to be asked about. */
export async function noteConferido(vault: Vault, key: string): Promise<void> {
  await vault.transaction('rw', vault.checkpoints, async () => {
    const kept = await readMarca(vault);
    if (kept) await vault.checkpoints.put({ ...kept, conferir: kept.conferir.filter((one) => one !== key) });
  });
}
