import { parseArgs } from 'node:util';
import { runAsAdmin, withDatabase } from '#tests/support/database-url.ts';
import { startPrivatePostgres } from '#tests/support/postgres.ts';
import { openServerHome } from '#tests/support/server-home.ts';
import { fuzz } from './fuzz.ts';
import { senderTo } from './send.ts';
import { tellFailure, tellOutcomes } from './tell.ts';

const TOLD_EVERY_MS = 30_000;

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    embedded: { type: 'boolean', default: false },
  },
});

/** A new database on the PostgreSQL of TEST_DATABASE_URL, else in a private cluster; undefined without PostgreSQL. */
async function openPostgres(): Promise<{ url: string; stop(): Promise<void> } | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given === undefined || given === '') return await startPrivatePostgres();
  const name = `maleta_fuzz_${process.pid}`;
  await runAsAdmin(given, `create database "${name}"`);
  return {
    url: withDatabase(given, name),
    stop: () => runAsAdmin(given, `drop database "${name}" with (force)`),
  };
}

const postgres = values.embedded ? undefined : await openPostgres();
console.log(postgres === undefined ? 'on the embedded database' : 'on PostgreSQL');
const home = openServerHome();
try {
  // Log-ins are limited by address; each of ours states another one.
  Object.assign(process.env, { MALETA_TRUST_PROXY: '127.0.0.1', MALETA_LOG: 'error' });
  if (postgres !== undefined) {
    const MALETA_JWT_KEY = 'fuzz'.repeat(10);
    Object.assign(process.env, { DATABASE_URL: postgres.url, MALETA_JWT_KEY, MALETA_DEMO: '1' });
  }
  const { child, api } = await home.start();
  const sender = senderTo(Number(new URL(api).port));
  const ended = { told: '' };
  void child.exit.then(({ code, signal }) => {
    ended.told = `the server ended: ${signal ?? code}`;
  });
  // The results until then are still printed.
  process.once('SIGINT', () => {
    ended.told = 'stopped';
  });
  const progress = { answers: 0 };
  const counting = {
    ...sender,
    async send(request: Parameters<typeof sender.send>[0]) {
      progress.answers += 1;
      return await sender.send(request);
    },
  };
  const timer = setInterval(() => console.log(`${progress.answers} answers`), TOLD_EVERY_MS);
  const start = performance.now();
  const report = await fuzz(counting, {
    requests: Number(values.requests),
    seed: Number(values.seed),
    onFailure: (failure) => console.log(`FAILED ${tellFailure(failure)}`),
    isOver: () => ended.told !== '',
  });
  clearInterval(timer);
  sender.close();
  console.log(tellOutcomes(report));
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(
    `${progress.answers} answers in ${seconds} s, ${report.failures.length} failures, seed ${values.seed}`,
  );
  if (ended.told !== '') console.log(ended.told);
  for (const line of child.errors) console.log(`server: ${line}`);
  process.exitCode = report.failures.length === 0 && ended.told === '' ? 0 : 1;
} finally {
  await home.close();
  await postgres?.stop();
}
