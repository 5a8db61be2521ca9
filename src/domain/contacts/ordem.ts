import type { PessoaEmail } from '#contract/contacts/email.ts';
import type { Telefone } from '#contract/contacts/telefone.ts';

const byText = (one: string, other: string): number => Number(one > other) - Number(one < other);

type Principal = { readonly principal: boolean };

const byPrincipal = (one: Principal, other: Principal): number =>
  Number(other.principal) - Number(one.principal);

type EmailNaLista = Pick<PessoaEmail, 'principal' | 'email'>;

/** The order of a customer's addresses, also the server's: the principal one first, then by text in any case. */
export const compareEmails = (one: EmailNaLista, other: EmailNaLista): number =>
  byPrincipal(one, other) || byText(one.email.toLowerCase(), other.email.toLowerCase());

type TelefoneNaLista = Pick<Telefone, 'principal' | 'telefoneTipo' | 'ddd' | 'prefixo' | 'numero'>;

/** The order of a customer's phones, also the server's: the principal one first, then by type and number. */
export const compareTelefones = (one: TelefoneNaLista, other: TelefoneNaLista): number =>
  byPrincipal(one, other) ||
  one.telefoneTipo.idTelefoneTipo - other.telefoneTipo.idTelefoneTipo ||
  byText(one.ddd, other.ddd) ||
  byText(one.prefixo, other.prefixo) ||
  byText(one.numero, other.numero);
