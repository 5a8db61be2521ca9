import type { ContaCorrente } from '#domain/customer/extrato.ts';
import type { Vault } from '#vault/vault.ts';
import { type DocumentoLido, defineDocumento, putDocumento, readDocumento } from './documentos.ts';

/** A customer's current account since a day, and its present balance. */
export type ExtratoGuardado = ContaCorrente & { readonly desde: string; readonly saldoAtual: number };

const EXTRATO = defineDocumento<ExtratoGuardado>('extrato', 1);

/** Stores the entries of the last 90 days, in place of the previous ones. */
export const putExtrato = (
  vault: Vault,
  idPessoaCliente: number,
  read: DocumentoLido<ExtratoGuardado>,
): Promise<void> => putDocumento(vault, EXTRATO, { idPessoaCliente }, read);

/** The stored current account of a customer; undefined before it was brought. */
export const readExtrato = (
  vault: Vault,
  idPessoaCliente: number,
): Promise<DocumentoLido<ExtratoGuardado> | undefined> => readDocumento(vault, EXTRATO, { idPessoaCliente });
