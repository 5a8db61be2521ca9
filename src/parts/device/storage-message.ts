import type { StorageError } from '#outbox/storage-error.ts';

/** What to say when the device could not keep a change. It is said at once: nothing was saved. */
export function storageMessage(error: StorageError): string {
  return error.kind === 'full'
    ? 'NÃO foi salvo: o armazenamento deste aparelho está cheio. Libere espaço e tente de novo.'
    : 'NÃO foi salvo: o navegador recusou gravar neste aparelho. Recarregue a página e tente de novo.';
}
