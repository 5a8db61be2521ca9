import type { Visita } from '#contract/visits/visita.ts';
import type { Vault } from '#vault/vault.ts';
import { type DocumentoLido, defineDocumento, putDocumento, readDocumento } from './documentos.ts';

/**
 * Notes about visits since a day, newest first. `feitas`: keys of this device's changes that were confirmed before the
 * list was asked for; no clock tells that.
 */
export type VisitasGuardadas = {
  readonly desde: string;
  readonly visitas: readonly Visita[];
  readonly feitas: readonly string[];
};

/** One for each customer; those of one day to all customers stand under 0. */
const VISITAS = defineDocumento<VisitasGuardadas>('visitas', 1);

/** The customer under which the visits of one day to all customers are stored. */
export const VISITAS_DO_DIA = 0;

/** Stores the notes, in place of the previous ones. */
export const putVisitas = (
  vault: Vault,
  idPessoaCliente: number,
  read: DocumentoLido<VisitasGuardadas>,
): Promise<void> => putDocumento(vault, VISITAS, { idPessoaCliente }, read);

/** The stored notes; undefined before they were brought. */
export const readVisitasGuardadas = (
  vault: Vault,
  idPessoaCliente: number,
): Promise<DocumentoLido<VisitasGuardadas> | undefined> => readDocumento(vault, VISITAS, { idPessoaCliente });
