import type { PessoaEmail } from '#contract/contacts/email.ts';
import type { Telefone } from '#contract/contacts/telefone.ts';
import type { Vault } from '#vault/vault.ts';
import { type DocumentoLido, defineDocumento, putDocumento, readDocumento } from './documentos.ts';

/**
 * A customer's e-mail addresses or phones, as the server lists them. `feitas`: keys of this device's changes that were
 * confirmed before the list was asked for; no clock tells that. `deOutraEpoca`: the server was restored since, and may
 * have given the ids to other phones.
 */
export type ContatosGuardados<C> = {
  readonly lista: readonly C[];
  readonly feitas: readonly string[];
  readonly deOutraEpoca?: true;
};

const EMAILS = defineDocumento<ContatosGuardados<PessoaEmail>>('emails', 1);
const TELEFONES = defineDocumento<ContatosGuardados<Telefone>>('telefones', 1);

/** Stores all e-mail addresses of a customer, in place of the previous ones. */
export const putEmails = (
  vault: Vault,
  idPessoaCliente: number,
  read: DocumentoLido<ContatosGuardados<PessoaEmail>>,
): Promise<void> => putDocumento(vault, EMAILS, { idPessoaCliente }, read);

/** A customer's stored e-mail addresses; undefined before they were brought. */
export const readEmailsGuardados = (
  vault: Vault,
  idPessoaCliente: number,
): Promise<DocumentoLido<ContatosGuardados<PessoaEmail>> | undefined> =>
  readDocumento(vault, EMAILS, { idPessoaCliente });

/** Stores all phones of a customer, in place of the previous ones. */
export const putTelefones = (
  vault: Vault,
  idPessoaCliente: number,
  read: DocumentoLido<ContatosGuardados<Telefone>>,
): Promise<void> => putDocumento(vault, TELEFONES, { idPessoaCliente }, read);

/** A customer's stored phones; undefined before they were brought. */
export const readTelefonesGuardados = (
  vault: Vault,
  idPessoaCliente: number,
): Promise<DocumentoLido<ContatosGuardados<Telefone>> | undefined> =>
  readDocumento(vault, TELEFONES, { idPessoaCliente });

/** Marks all stored contacts as those of the server before its restore. Inside the caller's transaction. */
export async function markContatosDeOutraEpoca(vault: Vault): Promise<void> {
  const isOfContatos = ({ key }: { key: string }): boolean => /^(?:emails|telefones)@/.test(key);
  await vault.documentos.filter(isOfContatos).modify((row) => {
    Object.assign(row.valor as object, { deOutraEpoca: true });
  });
}
