import type { Config } from './config.ts';
import { createSimulador } from './demo/payments/simulator.ts';
import { createOperadoraHttp } from './provider/http.ts';
import type { Pagamentos } from './provider/port.ts';
import { rememberCartao } from './provider/remember-cartao.ts';
import { semOperadora } from './provider/unavailable.ts';

/** A server that is no demonstration takes nobody's money for granted. */
export function pagamentosOf(
  { pagamentos, demo }: Pick<Config, 'pagamentos' | 'demo'>,
  clock: () => Date,
): Pagamentos {
  if (pagamentos !== undefined) return rememberCartao(createOperadoraHttp(pagamentos), clock);
  return demo ? createSimulador(clock) : semOperadora;
}
