import type { AppOptions } from '#server/app.ts';
import { demonstracao } from '#server/demo/demonstracao.ts';
import type { Demonstracao } from '#server/demonstracao.ts';

/** The demonstration, held to the type by which the server loads it. */
export const DEMONSTRACAO: Demonstracao = demonstracao;

/** The stand-ins of a demonstration, for servers of tests; its log-ins and pages are not among them. */
export const standIns = (clock: () => Date) =>
  ({
    pagamentos: DEMONSTRACAO.createPagamentos(clock),
    correio: DEMONSTRACAO.createCorreio(clock),
    emissor: DEMONSTRACAO.createEmissor(clock, undefined),
    inventaBoletos: true,
  }) satisfies Partial<AppOptions>;
