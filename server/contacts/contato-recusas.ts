import type { Erro } from '#contract/erro.ts';
import { duplicadoText } from '#domain/contacts/duplicado.ts';
import { type Recusa, recusa } from '#server/http/recusa.ts';

/** The customer has this contact already; the refusal carries it, and says so if its consent is not the wanted one. */
export function contatoDuplicado(
  sentence: string,
  existing: Pick<Erro, 'email' | 'telefone'>,
  promocoes: boolean,
): Recusa {
  const aceito = existing.email?.marketing ?? existing.telefone?.permiteReceberPromocao ?? promocoes;
  return recusa('contato-duplicado', duplicadoText(sentence, aceito, promocoes), existing);
}

/** The contact is the company's to change. */
export const contatoNaoAlteravel = (sentence: string): Recusa => recusa('contato-nao-alteravel', sentence);

export const contatoInexistente = (sentence: string): Recusa => recusa('nao-encontrado', sentence);

export const semConsentimento = (): Recusa =>
  recusa('requisicao-invalida', 'Informe se o contato permite receber promoções.');
