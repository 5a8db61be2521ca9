import type { FastifyInstance } from 'fastify';
import type { Parametros } from '#contract/content/parametro.ts';
import type { NomeRecurso } from '#contract/integration/recursos.ts';
import type { SeedSize } from './config.ts';
import type { Database } from './db/schema/schema.ts';
import type { Correio } from './mail/port.ts';
import type { Emissor } from './nfe/port.ts';
import type { Pagamentos } from './provider/port.ts';

type Clock = () => Date;

/** Everything that a demonstration adds to a server: data, log-ins, and stand-ins for other companies with their pages. */
export type Demonstracao = {
  readonly usuarios: NonNullable<Parametros['demonstracao']>;
  /** Paths of the pages on which payments and mails are seen, and of the one that plays the company's office. */
  readonly paginas: {
    readonly pagamentos: string;
    readonly mensagens: string;
    readonly retaguarda: string;
  };
  /** Fills a new database and completes an older demonstration; false when it was filled before. */
  seed(
    db: Database,
    options: { readonly clock: Clock; readonly size: SeedSize; readonly emissor?: Emissor },
  ): Promise<boolean>;
  /**
   * The records as lines of loads, by kind, in the order in which an empty database needs them. `comPassado` adds what the
   * company's system tells of the orders of the past.
   */
  linhas(options: {
    readonly clock: Clock;
    readonly size: SeedSize;
    readonly comPassado: boolean;
  }): Promise<readonly (readonly [recurso: NomeRecurso, linhas: Iterable<object>])[]>;
  createPagamentos(clock: Clock): Pagamentos;
  createCorreio(clock: Clock): Correio;
  /** Keeps its keys in `folder`, or in memory without one. */
  createEmissor(clock: Clock, folder: string | undefined): Emissor;
  /** Serves the office's page, and those of the stand-ins that this server uses; `adiantar` has a payment looked at now. */
  servePaginas(
    app: FastifyInstance,
    used: {
      readonly db: Database;
      readonly clock: Clock;
      readonly emissor: Emissor | undefined;
      readonly pagamentos: Pagamentos;
      readonly correio: Correio | null;
      readonly adiantar: (referencia: string) => Promise<void>;
    },
  ): Promise<void>;
};

// Not a literal import: a company's server runs, and is compiled, without the folder.
const MODULE = './demo/demonstracao.ts';

/** Loads the demonstration. @throws when the folder `demo` was removed. */
export async function loadDemonstracao(): Promise<Demonstracao> {
  const { demonstracao } = (await import(MODULE)) as { demonstracao: Demonstracao };
  return demonstracao;
}
