import type { NetError } from '#net/request.ts';

/** Why something was not done: the server's word, or no signal, when it can be done later. */
export type Falha = { tom: 'pending' | 'negative'; texto: string };

/** The sentence for a request that brought no reply. */
export function toFalha(error: NetError): Falha {
  if (error.kind === 'refused') return { tom: 'negative', texto: error.erro.Description };
  if (error.kind === 'silence') {
    return { tom: 'pending', texto: 'Sem sinal. Tente de novo quando houver conexão com o servidor.' };
  }
  return {
    tom: 'pending',
    texto: 'A rede respondeu no lugar do servidor. Confira a conexão e tente de novo.',
  };
}
