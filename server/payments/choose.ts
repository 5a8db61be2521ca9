import type { Config } from '#server/config.ts';
import { createOperadoraHttp } from './http.ts';
import type { Pagamentos } from './port.ts';
import { createSimulador } from './simulator.ts';
import { semOperadora } from './unavailable.ts';

/** A server that is no demonstration takes nobody's money for granted. */
export function pagamentosOf(
  { pagamentos, demo }: Pick<Config, 'pagamentos' | 'demo'>,
  clock: () => Date,
): Pagamentos {
  if (pagamentos !== undefined) return createOperadoraHttp(pagamentos);
  return demo ? createSimulador(clock) : semOperadora;
}
