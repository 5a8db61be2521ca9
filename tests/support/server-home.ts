import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { basic, SENHA } from './api.ts';
import { type Child, startChild } from './child.ts';

const ROOT = path.join(import.meta.dirname, '..', '..');
const ENV = [
  'PORT',
  'HOST',
  'MALETA_DATA',
  'MALETA_DEMO',
  'MALETA_JWT_KEY',
  'MALETA_JWT_KEY_FILE',
  'MALETA_PRODUTOS',
  'MALETA_TAREFAS',
  'DATABASE_URL',
  'DATABASE_URL_FILE',
  'NODE_OPTIONS',
];

/** A data folder of its own and the server processes started on it. */
export type ServerHome = {
  readonly folder: string;
  /** Starts a process; the environment given here holds for later ones too. */
  run(env?: Record<string, string>): Child;
  /** The same with the process that does only the repeated work. */
  runWorker(env?: Record<string, string>): Child;
  /** Starts a server and waits until it responds. */
  start(): Promise<{ child: Child; api: string }>;
  /** Restores the initial environment. */
  reset(): void;
  killAll(): Promise<void>;
  /** Kills the running processes and restores the environment. */
  close(): Promise<void>;
};

/**
 * Makes a home for servers with 300 products. `root` is the project whose server runs: this one, or a copy; `built`
 * names the form of the server there.
 */
export function openServerHome(root = ROOT, built = false): ServerHome {
  const fileOf = (name: string) => {
    const file = built ? path.join('dist-server', 'server', `${name}.js`) : path.join('server', `${name}.ts`);
    return path.relative(import.meta.dirname, path.join(root, file));
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'maleta-process-'));
  const before = ENV.map((name) => [name, process.env[name]] as const);
  const started: Child[] = [];
  const begin = (file: string, env: Record<string, string> = {}): Child => {
    Object.assign(process.env, env);
    const child = startChild(file);
    started.push(child);
    return child;
  };
  const home: ServerHome = {
    folder,
    run: (env) => begin(fileOf('main'), env),
    runWorker: (env) => begin(fileOf('worker'), env),
    async start() {
      const child = home.run();
      const line = await child.waitFor('Maleta em ');
      return { child, api: `${line.slice('Maleta em '.length)}/api` };
    },
    reset() {
      for (const name of ENV) delete process.env[name];
      Object.assign(process.env, { PORT: '0', MALETA_DATA: folder, MALETA_PRODUTOS: '300' });
    },
    async killAll() {
      for (const child of started.splice(0)) {
        child.kill('SIGKILL');
        await child.exit;
      }
    },
    async close() {
      await home.killAll();
      for (const [name, value] of before) {
        delete process.env[name];
        if (value !== undefined) process.env[name] = value;
      }
      rmSync(folder, { recursive: true });
    },
  };
  home.reset();
  return home;
}

/** A response over the network, its body parsed. */
export async function request<Reply>(
  api: string,
  method: string,
  target: string,
  token: string,
  body?: object,
  key?: string,
): Promise<{ status: number; text: string; body: Reply }> {
  const response = await fetch(`${api}${target}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text, body: JSON.parse(text) as Reply };
}

/** Signs the representative in; returns the token. */
export async function logInTo(api: string): Promise<string> {
  const headers = { authorization: basic('representante', SENHA) };
  const response = await fetch(`${api}/login`, { method: 'POST', headers });
  return ((await response.json()) as { token: string }).token;
}
