import { ok, type Result } from '#lib/result.ts';
import { type Recusa, refuse } from '#server/http/recusa.ts';
import type { Registro } from './data/solicitacoes.ts';

/** Returns the response to a visitor's request; a repeat gets the first response. */
export function answerRegistro(registro: Registro, mensagem: string): Result<{ mensagem: string }, Recusa> {
  if (registro === 'outra') {
    return refuse('chave-reutilizada', 'A chave desta operação já foi usada em outra requisição.');
  }
  return ok({ mensagem });
}
