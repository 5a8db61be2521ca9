import pg from 'pg';
import { openStore } from '#server/db/open.ts';
import { seedFingerprint } from './dump-cache.ts';
import { fillTestDatabase } from './fill.ts';

/**
 * Makes the database that PostgreSQL tests are copied from, unless this server has it already.
 * @returns its name.
 */
export async function makeTemplate(url: string): Promise<string> {
  const name = `maleta_modelo_${seedFingerprint()}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return name;
    // Under another name until it is complete: an interrupted run leaves no half template.
    const unfinished = `${name}_${process.pid}`;
    await client.query(`create database "${unfinished}"`);
    await fill(url, unfinished);
    await client.query(`alter database "${unfinished}" rename to "${name}"`);
    return name;
  } finally {
    await client.end();
  }
}

async function fill(url: string, name: string): Promise<void> {
  const database = new URL(url);
  database.pathname = `/${name}`;
  const store = await openStore({ databaseUrl: database.href });
  try {
    await fillTestDatabase(store.db, 300);
  } finally {
    await store.close();
  }
}
