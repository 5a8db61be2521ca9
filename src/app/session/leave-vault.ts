import { noteUnsent } from '#app/unsent/unsent-users.ts';
import { dropArquivos } from '#mirror/arquivos.ts';
import { countUnsent, readUnsent } from '#outbox/unsent.ts';
import type { Device } from '#parts/device/device.tsx';

/** Adds the user to the log-in's list with the number of unsent changes and drafts, which stay in the vault. */
export async function listUnsent({ usuario: { id, nome }, vault }: Device): Promise<void> {
  const unsent = await readUnsent(vault);
  const { pedidos, rascunhos } = unsent;
  noteUnsent({ id, nome, count: countUnsent(unsent), pedidos, rascunhos });
}

/** Removes the invoice documents kept on the device: they are the customers' and can be downloaded again. */
export async function dropDocuments({ vault }: Device): Promise<void> {
  await dropArquivos(vault).catch((error: unknown) =>
    console.warn('the kept documents could not be removed', error),
  );
}
