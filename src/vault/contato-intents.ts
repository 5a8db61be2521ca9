import type { TelefoneDigitado } from '#domain/contacts/telefone.ts';

/** An e-mail address, and whether the customer accepts promotions at it. */
export type EmailDado = { email: string; promocoes: boolean };

/** A WhatsApp phone, and whether the customer accepts promotions at it. */
export type TelefoneDado = TelefoneDigitado & { promocoes: boolean };

/**
 * A change of a contact. `contato` names it on this device: the key of the change that inserted it, or its name in the
 * server's list. `antes` is null for a new one, `depois` for a deleted one.
 */
type MudancaDeContato<Dado> = { contato: string; antes: Dado | null; depois: Dado | null };

/** Inserts, changes or deletes an e-mail address; the server knows it by its text. */
export type EmailIntent = MudancaDeContato<EmailDado> & { tipo: 'email' };

/**
 * Inserts, changes or deletes a WhatsApp phone. `idTelefone`: its id once the server has given one; null if the server's
 * list does not have the phone. Absent while it is not known: the sender looks the number up first.
 */
export type TelefoneIntent = MudancaDeContato<TelefoneDado> & {
  tipo: 'telefone';
  idTelefone?: number | null;
};

export type ContatoIntent = EmailIntent | TelefoneIntent;

/** The lane of a customer's contacts: it never waits for a cart, nor a cart for it. */
export const laneOfContatos = (idPessoaCliente: number): string => `contato:${idPessoaCliente}`;

/** True for a change of an e-mail address or a phone. */
export const isContato = <I extends { tipo: string }>(intent: I): intent is Extract<I, ContatoIntent> =>
  intent.tipo === 'email' || intent.tipo === 'telefone';

/** The name of an e-mail address of the server's list. */
export const nomeDeEmail = (email: string): string => `e:${email.toLowerCase()}`;

/** The name of a phone of the server's list. */
export const nomeDeTelefone = (idTelefone: number): string => `t:${idTelefone}`;

/** True for a name of the server's list; a contact that this device inserted has its key until that is confirmed. */
export const isNomeDoServidor = (contato: string): boolean => /^[et]:/.test(contato);

/** The id in the name of a phone of the server's list; undefined for any other name. */
export function idDoNome(contato: string): number | undefined {
  const id = /^t:(\d+)$/.exec(contato)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** The name of a phone once a restored server may have given its id to another one. */
export const nomeVelho = (contato: string, now: number): string =>
  idDoNome(contato) === undefined ? contato : `${contato}@${now}`;

/** Two contacts of a customer with equal keys are the same one: the address in any case, or the digits of the number. */
export const chaveDe = (dado: EmailDado | TelefoneDado): string =>
  'email' in dado ? dado.email.toLowerCase() : `${dado.ddd} ${dado.prefixo}-${dado.numero}`;

/** True for two equal contacts, in any case, with the same consent. */
export const isMesmoDado = (one: EmailDado | TelefoneDado, other: EmailDado | TelefoneDado): boolean =>
  chaveDe(one) === chaveDe(other) && one.promocoes === other.promocoes;

/** The same, for the same spelling only. */
export const isIgual = (one: EmailDado | TelefoneDado, other: EmailDado | TelefoneDado): boolean =>
  isMesmoDado(one, other) && !('email' in one && 'email' in other && one.email !== other.email);
