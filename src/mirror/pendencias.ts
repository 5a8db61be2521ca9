import type { Pendencia } from '#contract/documents/pendencia.ts';
import type { Periodo } from '#lib/periodo.ts';
import type { Vault } from '#vault/vault.ts';
import { type DocumentoLido, defineDocumento, putDocumento, readDocumento } from './documentos.ts';

/** A customer's newest requests for review of some days, newest first; `total` counts all of these days. */
export type PendenciasGuardadas = Periodo & {
  readonly total: number;
  readonly pendencias: readonly Pendencia[];
};

const PENDENCIAS = defineDocumento<PendenciasGuardadas>('pendencias', 1);

/** Stores the newest requests, in place of the previous ones. */
export const putPendencias = (
  vault: Vault,
  idPessoaCliente: number,
  read: DocumentoLido<PendenciasGuardadas>,
): Promise<void> => putDocumento(vault, PENDENCIAS, { idPessoaCliente }, read);

/** The stored requests of a customer; undefined before they were brought. */
export const readPendencias = (
  vault: Vault,
  idPessoaCliente: number,
): Promise<DocumentoLido<PendenciasGuardadas> | undefined> =>
  readDocumento(vault, PENDENCIAS, { idPessoaCliente });
