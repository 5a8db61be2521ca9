import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { millisecondsInMinute } from 'date-fns/constants';
import { createApp } from './app.ts';
import { pagamentosOf } from './choose.ts';
import { type Config, isLoopback } from './config.ts';
import { holdsCompanyData } from './db/company-data.ts';
import { startEpoca } from './db/feed-cursor.ts';
import { migrate } from './db/migrate.ts';
import { openStore, type Store } from './db/open.ts';
import { NO_TIME_LIMITS } from './db/postgres-pool.ts';
import { type Demonstracao, loadDemonstracao } from './demonstracao.ts';
import { ensureFeeds, readGeracao } from './feed/feed.ts';
import { dropClaims } from './feed/feed-claim.ts';
import { userTurnLimits } from './http/gates/user-turns.ts';
import { VISITOR_PACE } from './http/gates/visitor-pace.ts';
import type { AvisoLimits } from './http/hints.ts';
import { loadJwtKey } from './jwt-key.ts';
import { createCorreio } from './mail/correio.ts';
import type { Correio } from './mail/port.ts';
import type { Emissor } from './nfe/port.ts';
import { leaveLostNumbers, skipOrderNumbers } from './orders/data/order-numbers.ts';
import { queriesOf } from './queries/queries.ts';
import { startTarefas } from './tarefas.ts';

/** A listening server. `close` finishes the responses under way, then closes the store. */
export type Running = {
  readonly url: string;
  readonly demonstracao: Demonstracao | undefined;
  close(): Promise<void>;
};

/** Only a demonstration may keep mails to itself. */
function correioOf({ correio }: Config, demonstracao: Demonstracao | undefined): Correio | null {
  if (correio !== undefined) return createCorreio(correio, clock);
  return demonstracao?.createCorreio(clock) ?? null;
}

/** Only a demonstration invents documents that a company's own system issues. */
function emissorOf(
  { databaseUrl, dataFolder }: Config,
  demonstracao: Demonstracao | undefined,
): Emissor | null {
  // With a database of its own there is no data folder.
  const folder = databaseUrl === undefined ? dataFolder : undefined;
  return demonstracao?.createEmissor(clock, folder) ?? null;
}

/** The demonstration of a server, and the issuer of its documents, if it has them. */
type Posta = { readonly demonstracao: Demonstracao | undefined; readonly emissor: Emissor | null };

/** A failure of the start that the operator can mend; the message is a sentence for the terminal. */
export class StartError extends Error {}

async function findDemonstracao(): Promise<Demonstracao> {
  try {
    return await loadDemonstracao();
  } catch (cause) {
    throw new StartError('Este servidor veio sem a demonstração: defina MALETA_DEMO=0.', { cause });
  }
}

/**
 * Opens the store, migrates and seeds it if needed, and listens. `say` gets the steps that take a while.
 * @throws
 * StartError, FolderTakenError, or the error of the database or the network.
 */
export async function start(config: Config, say: (line: string) => void): Promise<Running> {
  const { databaseUrl, dataFolder } = config;
  const demonstracao = config.demo ? await findDemonstracao() : undefined;
  const posta = { demonstracao, emissor: emissorOf(config, demonstracao) };
  if (databaseUrl === undefined) {
    return await orClose(await openStore({ dataFolder }), async (store) => {
      await prepare(store, config, posta, say);
      return await serve(store, config, posta);
    });
  }
  // Migrations and seeds take as long as the tables are large; requests have time limits.
  const preparing = await openStore({ databaseUrl, limits: NO_TIME_LIMITS });
  await orClose(preparing, (store) => prepare(store, config, posta, say));
  await preparing.close();
  return await orClose(await openStore({ databaseUrl, limits: config.poolLimits }), (store) =>
    serve(store, config, posta),
  );
}

/** Does `work` with an open store and closes the store if that fails. */
async function orClose<T>(store: Store, work: (store: Store) => Promise<T>): Promise<T> {
  try {
    return await work(store);
  } catch (error) {
    await store.close();
    throw error;
  }
}

const clock = () => new Date();

/** A change waits so long for the next step at most; devices that ask meanwhile share one delta. */
const PASSO_MS = 30_000;

/** A hint of prices waits for the step that holds them. */
const AVISOS: AvisoLimits = {
  perUser: 6,
  inAll: 2000,
  lifeMs: 15 * millisecondsInMinute,
  beatMs: 25_000,
  delayMs: { carrinho: 200, cliente: 200, catalogo: PASSO_MS },
  spreadMs: { carrinho: 0, cliente: 0, catalogo: 10_000 },
  gapMs: { carrinho: 2000, cliente: 2000, catalogo: millisecondsInMinute },
};

/** Brings the database up to date: tables, demonstration, streams of the catalogue. */
async function prepare(
  store: Store,
  config: Config,
  { demonstracao, emissor }: Posta,
  say: (line: string) => void,
): Promise<void> {
  await migrate(store.db);
  const isOther = await startEpoca(store.db);
  // No other process has it open: a claim belongs to a process that was killed.
  if (store.embedded !== undefined) await dropClaims(store.db);
  const queries = queriesOf(store);
  if (demonstracao !== undefined) {
    if (await holdsCompanyData(store.db)) {
      throw new StartError(
        'Este banco tem dados de uma empresa: para servi-lo defina MALETA_DEMO=0; para ver a demonstração escolha outro banco em MALETA_DATA ou DATABASE_URL.',
      );
    }
    if (!(await queries.isDemo())) say('Preparando os dados de demonstração, só desta vez...');
    await demonstracao.seed(store.db, {
      clock,
      size: config.seedSize,
      ...(emissor === null ? {} : { emissor }),
    });
  }
  if (isOther) await leaveLostNumbers(store.db, clock(), null);
  await skipOrderNumbers(store.db, clock());
  // After an interrupted seed, in a database from before cursors, or in a restored one.
  if ((await readGeracao(store.db)) === undefined) await ensureFeeds(store.db, clock);
  if (!isLoopback(config.host) && !config.openDemo && (await queries.isDemo())) {
    throw new StartError(
      `Este banco tem usuários de demonstração, com senha conhecida: para abri-lo em ${config.host} defina MALETA_DEMO=1.`,
    );
  }
  await queries.close();
}

async function serve(store: Store, config: Config, { demonstracao, emissor }: Posta): Promise<Running> {
  const queries = queriesOf(store);
  const pagamentos = pagamentosOf(config, demonstracao, clock);
  const ending = new AbortController();
  const jwtKey = config.jwtKey === undefined ? loadJwtKey(config.dataFolder) : Buffer.from(config.jwtKey);
  const correio = correioOf(config, demonstracao);
  const app = await createApp({
    store,
    ending: ending.signal,
    jwtKey,
    clock,
    pagamentos,
    correio,
    emissor,
    inventaBoletos: config.demo,
    passoMs: PASSO_MS,
    avisos: AVISOS,
    visitorPace: VISITOR_PACE,
    userTurns: userTurnLimits(config.poolLimits.max),
    ...(config.anexosBytes === undefined ? {} : { anexosBytes: config.anexosBytes }),
    ...(config.documentosBytes === undefined ? {} : { documentosBytes: config.documentosBytes }),
    ...(config.endereco === undefined ? {} : { endereco: config.endereco }),
    ...(config.segredoDosAvisos === undefined ? {} : { segredoDosAvisos: config.segredoDosAvisos }),
    log: { level: config.logLevel },
    acessos: config.acessos,
    ...(existsSync(config.dist) ? { dist: config.dist } : {}),
    ...(demonstracao === undefined ? {} : { demonstracao }),
    ...(config.trustProxy === undefined ? {} : { trustProxy: config.trustProxy }),
  });
  await app.listen({ port: config.port, host: config.host });
  const tarefas = config.tarefas
    ? startTarefas({
        store,
        queries,
        pagamentos,
        clock,
        posto:
          correio === null ? undefined : { queries, correio, clock, jwtKey, endereco: config.endereco ?? '' },
        emissor,
        demo: config.demo,
        onError: (error, failure) => app.log.error({ err: error }, failure),
      })
    : undefined;
  const { port } = app.server.address() as AddressInfo;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return {
    demonstracao,
    url: `http://${isLoopback(config.host) ? 'localhost' : host}:${port}`,
    async close() {
      ending.abort();
      // The load balancer sees that this server is not ready before it stops accepting requests.
      await setTimeout(config.stopWaitMs);
      await tarefas?.stop();
      await app.close();
      await store.close();
    },
  };
}

/** The lines that greet the person at the terminal. */
export function greeting({ url, demonstracao }: Running, { pagamentos, correio }: Config): string[] {
  const lines = [`Maleta em ${url}`];
  if (demonstracao === undefined) return lines;
  const { usuarios, paginas } = demonstracao;
  return [
    ...lines,
    'Usuários de demonstração:',
    ...usuarios.map((d) => `  ${d.nomeUsuario} / ${d.senha}  (${d.descricao})`),
    ...(pagamentos === undefined ? [`Pagamentos de demonstração em ${url}${paginas.pagamentos}`] : []),
    ...(correio === undefined ? [`E-mails de demonstração em ${url}${paginas.mensagens}`] : []),
    `Retaguarda de demonstração em ${url}${paginas.retaguarda}`,
  ];
}
