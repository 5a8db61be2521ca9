import { setTimeout as sleep } from 'node:timers/promises';
import { must } from '#lib/must.ts';
import { openStore } from '#server/db/open.ts';
import { NO_TIME_LIMITS } from '#server/db/postgres-pool.ts';
import { entregarEventos } from '#server/events/deliver.ts';
import { queriesOf } from '#server/queries/queries.ts';
import { fastClock, TIMEOUT_MS } from './erp-clock.ts';

// A process that only sends events, until it is killed: the database, the beginning of its clock, and how far it is ahead.
const [databaseUrl, begin, ahead] = process.argv.slice(2);
const store = await openStore({ databaseUrl: must(databaseUrl, 'database'), limits: NO_TIME_LIMITS });
const clock = fastClock(Number(begin), Number(ahead));
process.stdout.write('sends\n');
for (;;) {
  await entregarEventos({ queries: queriesOf(store), clock, random: Math.random, timeoutMs: TIMEOUT_MS });
  await sleep(50);
}
