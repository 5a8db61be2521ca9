import type { StorageError } from '#outbox/storage-error.ts';

/** Returns the message when the device could not save a change. Show it at once: the change is not saved. */
export function storageMessage(error: StorageError): string {
  return error.kind === 'full'
    ? 'NÃO foi salvo: o armazenamento deste aparelho está cheio. Libere espaço e tente de novo.'
    : 'NÃO foi salvo: o navegador recusou gravar neste aparelho. Recarregue a página e tente de novo.';
}
