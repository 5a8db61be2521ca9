import path from 'node:path';
import { fail, ok, type Result } from '#lib/result.ts';
import { POOL_LIMITS, type PoolLimits } from './db/postgres-pool.ts';
import type { LogOptions } from './http/log.ts';
import type { CorreioConfig } from './mail/correio.ts';
import { readCorreio } from './mail-config.ts';
import type { OperadoraHttp } from './provider/http.ts';
import { ROOT } from './root.ts';
import { readSecretFiles } from './secret-files.ts';

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  /** The limits of the connections to DATABASE_URL. */
  readonly poolLimits: PoolLimits;
  /** How long a stopping server still accepts requests while it reports that it is not ready. */
  readonly stopWaitMs: number;
  /** Seeds an empty database and shows its log-ins. */
  readonly demo: boolean;
  /** The demonstration was requested explicitly, so other machines may reach it. */
  readonly openDemo: boolean;
  readonly seedSize: SeedSize;
  readonly jwtKey: string | undefined;
  /** Does the company's repeated work as well: open payments, orders that expire, streams. */
  readonly tarefas: boolean;
  readonly trustProxy: string[] | undefined;
  /** The adapter of a payment provider. */
  readonly pagamentos: OperadoraHttp | undefined;
  /** Verifies the notices of the payment provider's adapter. */
  readonly segredoDosAvisos: string | undefined;
  /** The adapter of a mail provider, or a mail server. */
  readonly correio: CorreioConfig | undefined;
  /** The app's address, with which the links in mails begin. */
  readonly endereco: string | undefined;
  readonly logLevel: LogOptions['level'];
  /** Folder for access records (which user, which address). */
  readonly acessos: string | undefined;
  /** The photographs of returns that the database may hold in all, in bytes. */
  readonly anexosBytes: number | undefined;
  /** The files of requests for review that the database may hold in all, in bytes. */
  readonly documentosBytes: number | undefined;
  readonly dist: string;
};

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
const SIZES: Readonly<Record<string, SeedSize>> = { '': 'full', full: 'full', '2000': 2000, '300': 300 };
const KEY_BYTES = 32;

/** How many products a new demonstration has. */
export type SeedSize = 300 | 2000 | 'full';

/** True for an address that only this machine reaches. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1)$/.test(host);

export type Env = Readonly<Record<string, string | undefined>>;
type Adaptador = { readonly url: string; readonly token: string | undefined };

/** It receives card numbers or links to new passwords, so it must use TLS or be on this machine. */
function readAdaptador(env: Env, name: string): Result<Adaptador | undefined, string> {
  const url = env[`${name}_URL`] || undefined;
  if (url === undefined) return ok(undefined);
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const isSafe =
    parsed?.protocol === 'https:' ||
    (parsed?.protocol === 'http:' && isLoopback(parsed.hostname.replaceAll(/[[\]]/g, '')));
  if (!isSafe) return fail(`${name}_URL deve ser um endereço https:// (http:// só nesta máquina).`);
  return ok({ url, token: env[`${name}_TOKEN`] || undefined });
}

/** The app's address, without a path. */
function readEndereco({ MALETA_URL: url }: Env): Result<string | undefined, string> {
  if (!url) return ok(undefined);
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  return parsed?.protocol === 'https:' || parsed?.protocol === 'http:'
    ? ok(parsed.origin)
    : fail('MALETA_URL deve ser o endereço https:// em que as pessoas abrem o Maleta.');
}

const POOL_VARIABLES = {
  max: 'MALETA_DB_POOL',
  waitMs: 'MALETA_DB_WAIT_MS',
  statementMs: 'MALETA_DB_STATEMENT_MS',
  lockMs: 'MALETA_DB_LOCK_MS',
  idleMs: 'MALETA_DB_IDLE_MS',
} as const satisfies Record<keyof PoolLimits, string>;

const STOP_WAIT_MS = 2000;
const STOP_WAIT_MOST_MS = 60_000;
const POOL_MOST = 1000;
const WAIT_MOST_MS = 3_600_000;

/** The limits of the database's connections; unset ones have their defaults. */
function readPoolLimits(env: Env): Result<PoolLimits, string> {
  const limits: { -readonly [Name in keyof PoolLimits]: number } = { ...POOL_LIMITS };
  for (const [name, variable] of Object.entries(POOL_VARIABLES) as [keyof PoolLimits, string][]) {
    const text = env[variable];
    if (!text) continue;
    const [least, most] = name === 'max' ? [2, POOL_MOST] : [name === 'waitMs' ? 1 : 0, WAIT_MOST_MS];
    const value = Number(text);
    if (!Number.isInteger(value) || value < least || value > most)
      return fail(`${variable} deve ser um número inteiro de ${least} a ${most}.`);
    limits[name] = value;
  }
  return ok(limits);
}

/** A company must keep these records; a demonstration has no real users to keep them of. */
function readAcessos({ MALETA_ACESSOS: folder }: Env, demo: boolean, dataFolder: string): string | undefined {
  if (folder === '0') return undefined;
  if (folder) return path.resolve(folder);
  return demo ? undefined : path.join(dataFolder, 'acessos');
}

const SPACE_MOST_MB = 1_000_000;

/** A space for files in bytes; undefined if it is unset. */
function readBytes(
  env: Env,
  name: 'MALETA_ANEXOS_MB' | 'MALETA_DOCUMENTOS_MB',
): Result<number | undefined, string> {
  const text = env[name];
  if (!text) return ok(undefined);
  const megabytes = Number(text);
  return Number.isInteger(megabytes) && megabytes >= 0 && megabytes <= SPACE_MOST_MB
    ? ok(megabytes * 1024 ** 2)
    : fail(`${name} deve ser um número inteiro de 0 a ${SPACE_MOST_MB}.`);
}

/** Reads the server's settings from the environment and from the files of secrets that it names; an error is a sentence for the terminal. */
export function readConfig(variables: Env): Result<Config, string> {
  const secrets = readSecretFiles(variables);
  if (!secrets.ok) return secrets;
  const env = secrets.value;
  const port = Number(env.PORT ?? '3000');
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return fail('PORT deve ser um número de 0 a 65535.');
  const databaseUrl = env.DATABASE_URL || undefined;
  const jwtKey = env.MALETA_JWT_KEY || undefined;
  if (databaseUrl !== undefined && jwtKey === undefined) {
    return fail('Com DATABASE_URL é preciso definir MALETA_JWT_KEY (32 caracteres ou mais).');
  }
  if (jwtKey !== undefined && Buffer.byteLength(jwtKey) < KEY_BYTES) {
    return fail('MALETA_JWT_KEY deve ter 32 caracteres ou mais.');
  }
  const openDemo = env.MALETA_DEMO === '1';
  const demo = openDemo || (databaseUrl === undefined && env.MALETA_DEMO !== '0');
  const seedSize = SIZES[env.MALETA_PRODUTOS ?? ''];
  if (seedSize === undefined) return fail('MALETA_PRODUTOS deve ser full, 2000 ou 300.');
  const logLevel = LEVELS.find((level) => level === (env.MALETA_LOG || (demo ? 'warn' : 'info')));
  if (logLevel === undefined) return fail(`MALETA_LOG deve ser um destes: ${LEVELS.join(', ')}.`);
  const pagamentos = readAdaptador(env, 'MALETA_PAGAMENTOS');
  if (!pagamentos.ok) return pagamentos;
  const segredoDosAvisos = env.MALETA_PAGAMENTOS_SEGREDO || undefined;
  if (segredoDosAvisos !== undefined && Buffer.byteLength(segredoDosAvisos) < KEY_BYTES) {
    return fail('MALETA_PAGAMENTOS_SEGREDO deve ter 32 caracteres ou mais.');
  }
  const adaptador = readAdaptador(env, 'MALETA_MAIL');
  if (!adaptador.ok) return adaptador;
  const correio = readCorreio(env, adaptador.value, isLoopback);
  if (!correio.ok) return correio;
  const endereco = readEndereco(env);
  if (!endereco.ok) return endereco;
  if (correio.value !== undefined && endereco.value === undefined) {
    return fail(
      `Com ${env.MALETA_SMTP_URL ? 'MALETA_SMTP_URL' : 'MALETA_MAIL_URL'} é preciso definir MALETA_URL: os links dos e-mails começam com ele.`,
    );
  }
  const tarefas = env.MALETA_TAREFAS !== '0';
  if (!tarefas && databaseUrl === undefined) {
    return fail('MALETA_TAREFAS=0 só com DATABASE_URL: no banco embutido ninguém mais faria as tarefas.');
  }
  const poolLimits = readPoolLimits(env);
  if (!poolLimits.ok) return poolLimits;
  const stopWaitMs = Number(env.MALETA_STOP_WAIT_MS || (demo ? 0 : STOP_WAIT_MS));
  if (!Number.isInteger(stopWaitMs) || stopWaitMs < 0 || stopWaitMs > STOP_WAIT_MOST_MS)
    return fail(`MALETA_STOP_WAIT_MS deve ser um número inteiro de 0 a ${STOP_WAIT_MOST_MS}.`);
  const anexosBytes = readBytes(env, 'MALETA_ANEXOS_MB');
  if (!anexosBytes.ok) return anexosBytes;
  const documentosBytes = readBytes(env, 'MALETA_DOCUMENTOS_MB');
  if (!documentosBytes.ok) return documentosBytes;
  const dataFolder = path.resolve(env.MALETA_DATA || path.join(ROOT, 'data'));
  return ok({
    port,
    stopWaitMs,
    poolLimits: poolLimits.value,
    host: env.HOST || '127.0.0.1',
    dataFolder,
    databaseUrl,
    demo,
    openDemo,
    seedSize,
    jwtKey,
    tarefas,
    trustProxy: env.MALETA_TRUST_PROXY?.split(',').map((address) => address.trim()),
    pagamentos: pagamentos.value,
    segredoDosAvisos,
    correio: correio.value,
    endereco: endereco.value,
    logLevel,
    acessos: readAcessos(env, demo, dataFolder),
    anexosBytes: anexosBytes.value,
    documentosBytes: documentosBytes.value,
    dist: path.join(ROOT, 'dist'),
  });
}
