import type { Erro } from '#contract/erro.ts';
import { type Recusa, recusa } from '#server/http/recusa.ts';

/** The customer has this contact already; the refusal carries it. */
export const contatoDuplicado = (sentence: string, existing: Pick<Erro, 'email' | 'telefone'>): Recusa =>
  recusa('contato-duplicado', sentence, existing);

/** The contact is the company's to change. */
export const contatoNaoAlteravel = (sentence: string): Recusa => recusa('contato-nao-alteravel', sentence);

export const contatoInexistente = (sentence: string): Recusa => recusa('nao-encontrado', sentence);

export const semConsentimento = (): Recusa =>
  recusa('requisicao-invalida', 'Informe se o contato permite receber promoções.');
