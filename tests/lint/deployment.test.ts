import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Env, readConfig } from '#server/config.ts';
import { PRONTA } from '#server/http/health.ts';
import { SECRETS } from '#server/secret-files.ts';

const ROOT = path.join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

type Service = {
  image: string;
  restart?: string;
  command?: string[];
  environment?: Record<string, string>;
  secrets?: string[];
  volumes?: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test?: string[]; disable?: boolean };
  read_only?: boolean;
};
type Compose = {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, null>;
};

const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const ours = services.filter(([, { image }]) => image.startsWith('maleta:'));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'maleta-deployment-'));
  writeFileSync(path.join(folder, 'database-url'), 'postgres://maleta:x@postgres:5432/maleta\n');
  writeFileSync(path.join(folder, 'jwt-key'), `${'k'.repeat(64)}\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The configuration that a process reads from such an environment, with its secrets in our folder. */
function configOf(env: Env, secretsAt: string) {
  const here = Object.entries(env).map(([name, value]) => [
    name,
    value?.replace(secretsAt, folder).replace(/\$\{MALETA_DOMINIO:\?[^}]*\}/, 'pedidos.example.com'),
  ]);
  const config = readConfig(Object.fromEntries(here) as Env);
  return config.ok ? config.value : config.error;
}

const expected = (tarefas: boolean) => ({
  databaseUrl: 'postgres://maleta:x@postgres:5432/maleta',
  jwtKey: 'k'.repeat(64),
  demo: false,
  tarefas,
});

describe('compose.yaml', () => {
  test('has server, worker, PostgreSQL and Caddy, which are restarted and watched', () => {
    expect(services.map(([name]) => name)).toEqual(['postgres', 'server', 'worker', 'caddy']);
    for (const [name, { restart, healthcheck, image }] of services) {
      expect([name, restart]).toEqual([name, 'unless-stopped']);
      expect([name, image]).toEqual([name, expect.stringMatching(/^\S+:\S+$/)]);
      // The worker listens to no port.
      if (name === 'worker') expect(healthcheck).toEqual({ disable: true });
      else expect([name, healthcheck?.test?.[0]]).toEqual([name, 'CMD']);
    }
  });

  test('declares every secret, volume and service that it uses, and publishes Caddy only', () => {
    for (const [name, { secrets = [], volumes = [], depends_on = {}, environment = {}, ports }] of services) {
      for (const secret of secrets) expect(compose.secrets).toHaveProperty([secret]);
      for (const [source = ''] of volumes.map((volume) => volume.split(':')))
        if (!source.startsWith('./')) expect(compose.volumes).toHaveProperty([source]);
      for (const [service, { condition }] of Object.entries(depends_on)) {
        expect(compose.services[service]?.healthcheck?.test).toBeDefined();
        expect(condition).toBe('service_healthy');
      }
      const files = Object.entries(environment).filter(([variable]) => variable.endsWith('_FILE'));
      expect(files.map(([, file]) => file.replace('/run/secrets/', '')).sort()).toEqual([...secrets].sort());
      expect([name, ports !== undefined]).toEqual([name, name === 'caddy']);
    }
    expect(Object.values(compose.secrets).map(({ file }) => path.dirname(file))).toEqual(
      Object.keys(compose.secrets).map(() => './secrets'),
    );
    expect(read('.gitignore').split('\n')).toContain('/secrets/');
  });

  test('gives server and worker their secrets in files, and the tasks to the worker', () => {
    expect(ours.map(([name]) => name)).toEqual(['server', 'worker']);
    for (const [name, { environment = {}, read_only }] of ours) {
      const env = { MALETA_DEMO: '0', ...environment };
      expect(configOf(env, '/run/secrets')).toMatchObject(expected(name === 'worker'));
      expect(
        Object.keys(environment).filter((variable) => SECRETS.some((secret) => secret === variable)),
      ).toEqual([]);
      expect([name, read_only]).toEqual([name, true]);
    }
  });

  test('has the PostgreSQL whose client is in the image', () => {
    const [, major] = /^postgres:(\d+)/.exec(compose.services['postgres']?.image ?? '') ?? [];
    expect(read('Dockerfile')).toContain(`postgresql-client-${major}`);
  });
});

test('Caddy leads to the server’s port and asks whether it is ready', () => {
  const caddyfile = read('Caddyfile');
  const [, port] = /^EXPOSE (\d+)$/m.exec(read('Dockerfile')) ?? [];
  expect(caddyfile).toContain(`reverse_proxy server:${port} `);
  expect(caddyfile).toContain(`health_uri ${PRONTA}\n`);
  expect(read('compose.yaml')).toContain(`:${port}${PRONTA}'`);
});

describe.each([
  ['maleta', 'main', false],
  ['maleta-worker', 'worker', true],
])('%s.service', (name, entry, tarefas) => {
  const unit = read(`deploy/${name}.service`);
  const valuesOf = (key: string) =>
    [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, v = '']) => v);

  test('starts the built server as its own user, with its secrets as credentials', () => {
    expect(valuesOf('ExecStart')).toEqual([`/usr/bin/node dist-server/server/${entry}.js`]);
    expect(valuesOf('User')).toEqual(['maleta']);
    const env = Object.fromEntries(
      valuesOf('Environment').flatMap((line) => line.split(' ').map((one) => one.split('=', 2))),
    ) as Env;
    expect(configOf(env, '%d')).toMatchObject(expected(tarefas));
    const credentials = valuesOf('LoadCredential').map((line) => line.split(':')[0]);
    const files = Object.entries(env).filter(([variable]) => variable.endsWith('_FILE'));
    expect(files.map(([, file]) => file?.replace('%d/', ''))).toEqual(credentials);
  });

  test('is restarted, and may write only where it must', () => {
    expect(valuesOf('Restart')).toEqual(['always']);
    for (const key of ['NoNewPrivileges', 'ProtectHome', 'PrivateTmp', 'PrivateDevices'])
      expect([key, valuesOf(key)]).toEqual([key, ['yes']]);
    expect([valuesOf('ProtectSystem'), valuesOf('CapabilityBoundingSet')]).toEqual([['strict'], ['']]);
  });
});
