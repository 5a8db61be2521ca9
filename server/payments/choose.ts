import type { Config } from '#server/config.ts';
import { createOperadoraHttp } from './http.ts';
import type { Pagamentos } from './port.ts';
import { rememberCartao } from './remember-cartao.ts';
import { createSimulador } from './simulator.ts';
import { semOperadora } from './unavailable.ts';

/** A server that is no demonstration takes nobody's money for granted. */
export function pagamentosOf(
  { pagamentos, demo }: Pick<Config, 'pagamentos' | 'demo'>,
  clock: () => Date,
): Pagamentos {
  if (pagamentos !== undefined) return rememberCartao(createOperadoraHttp(pagamentos), clock);
  return demo ? createSimulador(clock) : semOperadora;
}
