import type { PessoaEmail } from '#contract/contacts/email.ts';
import { CAMPO_OBRIGATORIO, EMAIL_INVALIDO, isEmail } from '#domain/customer/contato.ts';

export const EMAIL_NAO_ALTERA =
  'Não é possível alterar esse tipo de e-mail! Por gentileza, contate seu representante de vendas para solicitar a alteração.';
export const EMAIL_NAO_EXCLUI =
  'Não é possível excluir esse tipo de e-mail! Por gentileza, contate seu representante de vendas para solicitar a exclusão.';
export const EMAIL_DUPLICADO = 'Este e-mail já está cadastrado.';
export const EMAIL_INEXISTENTE = 'Este e-mail não está mais cadastrado.';

/** ASCII only: a mail server without SMTPUTF8 takes no other address, and look-alike letters name other domains. */
const ENTREGAVEL = /^[\x21-\x7e]+@[a-z0-9.-]+$/;

/** An address as it is stored: trimmed, its domain in lower case. */
export function normalizeEmail(text: string): string {
  const trimmed = text.trim().normalize('NFC');
  const at = trimmed.lastIndexOf('@');
  if (at === -1) return trimmed;
  return trimmed.slice(0, at) + trimmed.slice(at).toLowerCase();
}

/** True for two spellings of one address. */
export const isMesmoEmail = (one: string, other: string): boolean =>
  normalizeEmail(one).toLowerCase() === normalizeEmail(other).toLowerCase();

/** The error of an e-mail address as typed; null for a valid one. */
export function erroEmail(text: string): string | null {
  const email = normalizeEmail(text);
  if (email === '') return CAMPO_OBRIGATORIO;
  return isEmail(email) && ENTREGAVEL.test(email) ? null : EMAIL_INVALIDO;
}

/** True for an address that the customer may change: it is used for nothing but promotions, accepted or not. */
export const isEmailAlteravel = (
  email: Pick<PessoaEmail, 'principal' | 'enviarPedido' | 'enviarCobranca'>,
): boolean => !email.principal && !email.enviarPedido && !email.enviarCobranca;
