import type { consultarMetas } from '#contract/orders/meta.ts';
import type { ReplyOf } from '#contract/wire/call.ts';
import type { Vault } from '#vault/vault.ts';
import { type DocumentoLido, defineDocumento, putDocumento, readDocumento } from './documentos.ts';

export type MetasGuardadas = ReplyOf<typeof consultarMetas>;

const METAS = defineDocumento<MetasGuardadas>('metas', 1);

/** Stores the user's goals, in place of the previous ones; `at` is the time before they were asked for. */
export const putMetas = (vault: Vault, read: DocumentoLido<MetasGuardadas>): Promise<void> =>
  putDocumento(vault, METAS, { idPessoaCliente: 0 }, read);

/** The user's stored goals; undefined before they were brought. */
export const readMetas = (vault: Vault): Promise<DocumentoLido<MetasGuardadas> | undefined> =>
  readDocumento(vault, METAS, { idPessoaCliente: 0 });
