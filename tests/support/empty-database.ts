import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { openStore, type Store } from '#server/db/open.ts';
import { runAsAdmin, withDatabase } from './database-url.ts';

/** Opens a database without any table: of PostgreSQL where there is one, else embedded. Tests close it. */
export async function openEmptyDatabase(): Promise<Store> {
  const postgres = inject('postgres');
  if (postgres === null) return openStore({ memory: true });
  const name = `${postgres.prefix}${randomUUID().slice(0, 8)}`;
  await runAsAdmin(postgres.url, `create database "${name}"`);
  return openStore({ databaseUrl: withDatabase(postgres.url, name) });
}
