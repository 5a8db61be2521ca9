import type { Impedimento } from './data/impedimento.ts';
import { type Recusa, recusa } from '#server/http/recusa.ts';

/** The title of refusals to make a letter, and to change its situation. */
const MENSAGEM = { Message: 'Mensagem' } as const;

export const cartaNaoEncontrada = (): Recusa =>
  recusa('nao-encontrado', 'Nenhuma carta de correção foi encontrada!');

/** The same refusal with the title of those calls. */
export const comMensagem = (recusada: Recusa): Recusa => ({ ...recusada, ...MENSAGEM });

export const recusaDe = ({ codigo, sentence }: Impedimento): Recusa => recusa(codigo, sentence);
