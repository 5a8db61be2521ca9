import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Office, Terminal } from './cli/command.ts';
import { type Config, type Env, readConfig } from './config.ts';
import type { StoreSource } from './db/open.ts';
import { NO_TIME_LIMITS } from './db/postgres-pool.ts';
import { loadDemonstracao } from './demonstracao.ts';
import { ROOT } from './root.ts';
import { start } from './start.ts';

const KEY_BYTES = 32;

const readVersion = (): string =>
  (JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }).version;

/** A server over a copy: on this machine only, without repeated work, mails, payments and access records. */
function toCopy(config: Config, source: StoreSource): Config {
  return {
    ...config,
    port: 0,
    host: '127.0.0.1',
    databaseUrl: 'databaseUrl' in source ? source.databaseUrl : undefined,
    dataFolder: 'dataFolder' in source ? source.dataFolder : config.dataFolder,
    poolLimits: NO_TIME_LIMITS,
    stopWaitMs: 0,
    demo: false,
    openDemo: false,
    tarefas: false,
    jwtKey: randomBytes(KEY_BYTES).toString('hex'),
    pagamentos: undefined,
    segredoDosAvisos: undefined,
    correio: undefined,
    logLevel: 'silent',
    acessos: undefined,
  };
}

/** The installation that the environment names; an error is a sentence for the terminal. */
export function openOffice(env: Env, terminal: Terminal): Result<Office, string> {
  const config = readConfig(env);
  if (!config.ok) return config;
  const { databaseUrl, dataFolder, endereco = '', correio } = config.value;
  return ok({
    ...terminal,
    source: databaseUrl === undefined ? { dataFolder } : { databaseUrl, limits: NO_TIME_LIMITS },
    clock: () => new Date(),
    endereco,
    enviaEmails: correio !== undefined,
    version: readVersion(),
    exemplos: async (size, comPassado) => {
      const demonstracao = await loadDemonstracao().catch(() => undefined);
      if (demonstracao === undefined) return fail('Esta instalação veio sem a demonstração.');
      return ok(await demonstracao.linhas({ clock: () => new Date(), size, comPassado }));
    },
    serve: (source) => start(toCopy(config.value, source), terminal.say),
  });
}
