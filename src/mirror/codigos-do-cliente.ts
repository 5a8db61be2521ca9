import type { CodigoDoCliente } from '#contract/cart/codigo-do-cliente.ts';
import type { Vault } from '#vault/vault.ts';
import { type DocumentoLido, defineDocumento, putDocumento, readDocumento } from './documentos.ts';

/**
 * A customer's own codes of products, as the server lists them. `feitas`: keys of this device's changes that were
 * confirmed before the list was asked for.
 */
export type CodigosGuardados = {
  readonly lista: readonly CodigoDoCliente[];
  readonly feitas: readonly string[];
};

const CODIGOS = defineDocumento<CodigosGuardados>('codigosDoCliente', 1);

/** Stores all codes of a customer, in place of the previous ones. */
export const putCodigosDoCliente = (
  vault: Vault,
  idPessoaCliente: number,
  read: DocumentoLido<CodigosGuardados>,
): Promise<void> => putDocumento(vault, CODIGOS, { idPessoaCliente }, read);

/** A customer's stored codes; undefined before they were brought. */
export const readCodigosGuardados = (
  vault: Vault,
  idPessoaCliente: number,
): Promise<DocumentoLido<CodigosGuardados> | undefined> => readDocumento(vault, CODIGOS, { idPessoaCliente });
