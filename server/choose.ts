import type { Config } from './config.ts';
import type { Demonstracao } from './demonstracao.ts';
import { createOperadoraHttp } from './provider/http.ts';
import type { Pagamentos } from './provider/port.ts';
import { rememberCartao } from './provider/remember-cartao.ts';
import { semOperadora } from './provider/unavailable.ts';

/** The configured provider, else the demonstration's, else one that offers neither card nor Pix. */
export function pagamentosOf(
  { pagamentos }: Pick<Config, 'pagamentos'>,
  demonstracao: Demonstracao | undefined,
  clock: () => Date,
): Pagamentos {
  if (pagamentos !== undefined) return rememberCartao(createOperadoraHttp(pagamentos), clock);
  return demonstracao?.createPagamentos(clock) ?? semOperadora;
}
