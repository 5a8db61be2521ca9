import { erroEmail, normalizeEmail } from '#domain/contacts/email.ts';
import { DDD_DIGITOS, NUMERO_DIGITOS, primeiroErroTelefone } from '#domain/contacts/telefone.ts';
import { digitsOf } from '#domain/customer/contato.ts';
import { formatPhone } from '#lib/format-document.ts';
import { isLostContato } from '#outbox/contatos/lost-contato.ts';
import { type ContatoIntent, isContato } from '#vault/contato-intents.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';

type Dado = NonNullable<ContatoIntent['depois']>;

/** The decision that a refused change of a contact asks for. */
export type ContatoDecisao =
  /** Another address or number, or discard. */
  | { tipo: 'corrigir'; depois: Dado }
  /** The contact is there already: give it this consent, type another one, or discard. */
  | { tipo: 'existente'; depois: Dado }
  /** Insert the contact that is gone, or discard. */
  | { tipo: 'sumido' }
  /** Send again what a restored server lost, or discard it. */
  | { tipo: 'perdido' }
  /** The same change would be refused again: only discard. */
  | { tipo: 'descartar' }
  | { tipo: 'outra' };

/** Which decision a refused change of a contact asks for: only those that can work. */
export function contatoDecisao(parked: ParkedRow): ContatoDecisao {
  const { intent, codigo } = parked;
  if (!isContato(intent)) return { tipo: 'outra' };
  const { antes, depois } = intent;
  if (isLostContato(parked)) return { tipo: 'perdido' };
  if (codigo === 'contato-nao-alteravel') return { tipo: 'descartar' };
  if (depois === null) return { tipo: 'outra' };
  if (codigo === 'nao-encontrado') return antes === null ? { tipo: 'outra' } : { tipo: 'sumido' };
  if (codigo === 'contato-duplicado') return { tipo: antes === null ? 'existente' : 'corrigir', depois };
  return codigo === 'requisicao-invalida' ? { tipo: 'corrigir', depois } : { tipo: 'outra' };
}

/** A contact as its field shows it. */
export const textoDe = (dado: Dado): string =>
  'email' in dado ? dado.email : formatPhone(`${dado.ddd}${dado.prefixo}${dado.numero}`);

/** A corrected contact, or the error of the field. The consent stays. */
export function lerCorrigido(dado: Dado, text: string): { dado: Dado } | { erro: string } {
  if ('email' in dado) {
    const erro = erroEmail(text);
    return erro === null ? { dado: { ...dado, email: normalizeEmail(text) } } : { erro };
  }
  const digits = digitsOf(text);
  const ddd = digits.slice(0, DDD_DIGITOS);
  const prefixo = digits.slice(DDD_DIGITOS, -NUMERO_DIGITOS);
  const numero = digits.slice(DDD_DIGITOS).slice(-NUMERO_DIGITOS);
  const erro = primeiroErroTelefone({ ddd, prefixo, numero });
  return erro === null ? { dado: { ...dado, ddd, prefixo, numero } } : { erro };
}
