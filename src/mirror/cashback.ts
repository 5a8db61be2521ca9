import type { CashbackLancamento } from '#contract/customers/meu-cashback.ts';
import type { Vault } from '#vault/vault.ts';
import { type DocumentoLido, defineDocumento, putDocumento, readDocumento } from './documentos.ts';

/** A customer's cashback of the invoices since a day, newest first, and the present balance in cents. */
export type CashbackGuardado = {
  readonly desde: string;
  readonly lancamentos: readonly CashbackLancamento[];
  readonly disponivel: number;
};

const CASHBACK = defineDocumento<CashbackGuardado>('cashback', 1);

/** Stores the cashback of the last 90 days, in place of the previous one. */
export const putCashback = (
  vault: Vault,
  idPessoaCliente: number,
  read: DocumentoLido<CashbackGuardado>,
): Promise<void> => putDocumento(vault, CASHBACK, { idPessoaCliente }, read);

/** The stored cashback of a customer; undefined before it was brought. */
export const readCashback = (
  vault: Vault,
  idPessoaCliente: number,
): Promise<DocumentoLido<CashbackGuardado> | undefined> =>
  readDocumento(vault, CASHBACK, { idPessoaCliente });
