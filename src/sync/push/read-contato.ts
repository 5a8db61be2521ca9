import type { PessoaEmail } from '#contract/contacts/email.ts';
import { manterClienteEmail } from '#contract/contacts/email.ts';
import { manterClienteTelefone, TELEFONE_WHATSAPP, type Telefone } from '#contract/contacts/telefone.ts';
import type { Erro } from '#contract/erro.ts';
import { EMAIL_INEXISTENTE } from '#domain/contacts/email.ts';
import { TELEFONE_INEXISTENTE } from '#domain/contacts/telefone.ts';
import { readAnswer } from '#net/request.ts';
import type { Answer } from '#net/send.ts';
import { type Confirmation, DONE } from '#outbox/envio/confirmation.ts';
import { type ContatoIntent, isContato, isMesmoDado } from '#vault/contato-intents.ts';
import type { Intent } from '#vault/outbox-rows.ts';

/** Reads the effect of a change of a contact; undefined for an invalid response, and for one about another phone. */
export function readContato(intent: ContatoIntent, answer: Answer): Confirmation | undefined {
  if (intent.tipo === 'email') {
    const reply = readAnswer(manterClienteEmail, answer);
    return reply.ok && reply.value > 0 ? DONE : undefined;
  }
  const reply = readAnswer(manterClienteTelefone, answer);
  if (!reply.ok || reply.value !== (intent.idTelefone ?? reply.value)) return undefined;
  return { ...DONE, idTelefone: reply.value };
}

/** The contact that a refusal as a duplicate carries, if it has the values of the insertion. */
function sameThere(
  { depois }: ContatoIntent,
  { email, telefone }: { email?: PessoaEmail | undefined; telefone?: Telefone | undefined },
): Confirmation | undefined {
  if (depois === null) return undefined;
  if ('email' in depois)
    return email && isMesmoDado(depois, { email: email.email, promocoes: email.marketing })
      ? DONE
      : undefined;
  if (telefone?.telefoneTipo.idTelefoneTipo !== TELEFONE_WHATSAPP) return undefined;
  const { ddd, prefixo, numero, permiteReceberPromocao: promocoes, idTelefone } = telefone;
  return isMesmoDado(depois, { ddd, prefixo, numero, promocoes }) ? { ...DONE, idTelefone } : undefined;
}

/**
 * The confirmation that a refusal contains: the contact to delete is gone, or the one to insert is there with the same
 * values. Undefined if the user must decide.
 */
export function contatoDoneElsewhere(intent: Intent, refusal: Erro): Confirmation | undefined {
  if (!isContato(intent)) return undefined;
  const { Codigo } = refusal;
  const isGone = intent.depois === null && Codigo === 'nao-encontrado';
  const isThere = intent.antes === null && Codigo === 'contato-duplicado';
  const done = isGone ? DONE : isThere ? sameThere(intent, refusal) : undefined;
  return done && { ...done, feitaPorOutro: true };
}

/** The sentence of a refusal; the device's own for a contact that is gone, where the server has none. */
export function contatoSentence(intent: Intent, { Codigo, Description }: Erro): string {
  if (Description !== '' || !isContato(intent) || Codigo !== 'nao-encontrado') return Description;
  return intent.tipo === 'email' ? EMAIL_INEXISTENTE : TELEFONE_INEXISTENTE;
}
