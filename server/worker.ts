import Fastify from 'fastify';
import { pagamentosOf } from './choose.ts';
import { readConfig } from './config.ts';
import { openStore } from './db/open.ts';
import { loadDemonstracao } from './demonstracao.ts';
import { loggerOptions } from './http/log.ts';
import { createCorreio } from './mail/correio.ts';
import { queriesOf } from './queries/queries.ts';
import { startTarefas } from './tarefas.ts';

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const config = readConfig(process.env);
if (!config.ok) refuse(config.error);
const { databaseUrl, poolLimits, demo, logLevel, tarefas, correio, endereco = '', jwtKey } = config.value;
if (databaseUrl === undefined)
  refuse('As tarefas à parte precisam de DATABASE_URL; no banco embutido o próprio servidor as faz.');
if (demo && config.value.pagamentos === undefined)
  refuse('Os pagamentos simulados da demonstração vivem no servidor: ele mesmo faz as tarefas.');
if (!tarefas) refuse('MALETA_TAREFAS=0 diz que este processo não faz tarefas.');

const clock = () => new Date();
// It never listens: only the servers' log format is needed.
const { log } = Fastify({ logger: loggerOptions({ level: logLevel }) ?? false });
const store = await openStore({ databaseUrl, limits: poolLimits });
const queries = queriesOf(store);
// A demonstration's mails are in the memory of the server that shows them, so that server sends them.
const posto =
  correio === undefined || jwtKey === undefined
    ? undefined
    : { queries, correio: createCorreio(correio, clock), clock, jwtKey: Buffer.from(jwtKey), endereco };
const running = startTarefas({
  store,
  queries,
  pagamentos: pagamentosOf(config.value, undefined, clock),
  clock,
  posto,
  emissor: demo ? (await loadDemonstracao()).createEmissor(clock, undefined) : null,
  demo,
  onError: (error, failure) => log.error({ err: error }, failure),
});

async function close(): Promise<void> {
  await running.stop();
  await queries.close();
  await store.close();
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    close().then(
      () => process.exit(0),
      (error: unknown) => refuse(`As tarefas não puderam encerrar: ${String(error)}`),
    );
  });
}
// After the handlers: a reader of this line may end the process at once.
process.stdout.write('Maleta: tarefas em andamento\n');
// The timers of the tasks alone do not keep a process alive.
setInterval(() => undefined, 3_600_000);
