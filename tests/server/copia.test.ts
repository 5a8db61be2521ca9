import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { must } from '#lib/must.ts';
import { manifestOf } from '#server/backup/manifest.ts';
import { readCursor, readSince, startEpoca } from '#server/db/feed-cursor.ts';
import { openStore } from '#server/db/open.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { skipOrderNumbers } from '#server/orders/data/order-numbers.ts';
import { runAsAdmin, withDatabase } from '#tests/support/database-url.ts';
import { readDump } from '#tests/support/dump-cache.ts';
import { typeCommand } from '#tests/support/office.ts';

const hasPrograms = spawnSync('pg_dump', ['--version']).status === 0;
const servers = [hasPrograms ? inject('postgres') : null].filter((postgres) => postgres !== null);

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'maleta-backup-'));
});
afterEach(() => {
  for (const name of readdirSync(folder).filter((one) => one.startsWith('copia')))
    rmSync(path.join(folder, name));
});
afterAll(() => rmSync(folder, { recursive: true }));

const newFile = () => {
  file = path.join(folder, `copia-${randomUUID().slice(0, 8)}`);
  return file;
};

/** Takes so many order numbers; returns the last. */
async function nextNumber(db: Database, count = 1): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select nextval(pg_get_serial_sequence('public."prePedido"', 'idPrePedido')) as n
    from generate_series(1, ${sql.lit(count)})`.execute(db);
  return Number(must(rows.at(-1), 'number').n);
}

type Tables = Record<string, number>;
const readTables = () => (JSON.parse(readFileSync(manifestOf(file), 'utf8')) as { tabelas: Tables }).tabelas;

function writeTables(change: (tables: Tables) => void): void {
  const manifest = JSON.parse(readFileSync(manifestOf(file), 'utf8')) as { tabelas: Tables };
  change(manifest.tabelas);
  writeFileSync(manifestOf(file), JSON.stringify(manifest));
}

describe('a backup of the embedded database', () => {
  let env: Record<string, string>;

  beforeAll(async () => {
    const home = path.join(folder, 'home');
    env = { MALETA_DATA: home, MALETA_DEMO: '0' };
    const store = await openStore({ dataFolder: home, dump: await readDump(300) });
    // As a server's start does.
    await skipOrderNumbers(store.db, new Date());
    // Counts of tries are not logged: a copy of the files has none of them.
    await store.db.insertInto('contagem').values({ nome: 'x', vezes: 3, ate: new Date() }).execute();
    await store.close();
  });

  test('it is restored with every row, and a cursor from after it is refused', async () => {
    const made = await typeCommand(env, 'copia', 'criar', newFile());
    expect([made.code, made.errors]).toEqual([0, []]);
    expect(readTables()).toMatchObject({ produto: 300, kysely_migration: expect.any(Number) });
    expect([file, manifestOf(file)].map((one) => statSync(one).mode & 0o777)).toEqual([0o600, 0o600]);

    const later = await openStore({ dataFolder: path.join(folder, 'home') });
    await startEpoca(later.db);
    const cursor = await readCursor(later.db);
    // More orders than two a minute are lost.
    const lost = await nextNumber(later.db, 5000);
    await later.close();

    const other = path.join(folder, 'other');
    const restored = await typeCommand({ ...env, MALETA_DATA: other }, 'copia', 'restaurar', file);
    expect([restored.code, restored.errors]).toEqual([0, []]);
    const store = await openStore({ dataFolder: other });
    const { rows } = await store.db
      .selectFrom('feedEpoca')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .execute()
      .then((found) => ({ rows: Number(found[0]?.rows) }));
    expect([rows, await readSince(store.db, cursor)]).toEqual([
      (readTables()['feedEpoca'] ?? 0) + 1,
      undefined,
    ]);
    expect(await nextNumber(store.db)).toBeGreaterThan(lost);
    await store.close();
    expect((await typeCommand({ ...env, MALETA_DATA: other }, 'copia', 'restaurar', file)).errors).toEqual([
      `A pasta ${other} já tem um banco: mova a pasta postgres dela e restaure de novo.`,
    ]);
  });

  test('the drill restores it, starts a server over it and leaves nothing', async () => {
    const before = listDrills();
    await typeCommand(env, 'copia', 'criar', newFile());
    const drilled = await typeCommand(env, 'copia', 'ensaiar', file);
    expect(drilled).toMatchObject({ code: 0, errors: [] });
    expect(drilled.said).toEqual([
      expect.stringMatching(/^A cópia serve: \d+ tabelas, \d+ linhas, migração \d{4}-/),
    ]);
    expect(listDrills()).toEqual(before);
  });

  test('rows that differ from the manifest restore nothing; unlogged ones, which earlier versions counted, are no difference', async () => {
    await typeCommand(env, 'copia', 'criar', newFile());
    expect(readTables()).not.toHaveProperty('contagem');
    writeTables((tables) => {
      Object.assign(tables, { contagem: 3, produto: 299 });
    });
    const data = path.join(folder, 'wrong');
    expect((await typeCommand({ ...env, MALETA_DATA: data }, 'copia', 'restaurar', file)).errors).toEqual([
      'As linhas destas tabelas diferem do manifesto: produto (299, agora 300).',
    ]);
    expect(existsSync(path.join(data, 'postgres'))).toBe(false);
  });

  test('a changed byte, a missing manifest and another kind of database are refused in a sentence', async () => {
    await typeCommand(env, 'copia', 'criar', newFile());
    const ensaiar = async (more: Record<string, string> = {}) =>
      (await typeCommand({ ...env, ...more }, 'copia', 'ensaiar', file)).errors;
    const postgres = { DATABASE_URL: 'postgres://127.0.0.1:1/x', MALETA_JWT_KEY: 'k'.repeat(32) };
    expect((await typeCommand({ ...env, ...postgres }, 'copia', 'restaurar', file)).errors).toEqual([
      'A cópia é de um banco embutido: restaure-a sem DATABASE_URL.',
    ]);
    const bytes = readFileSync(file);
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    writeFileSync(file, bytes);
    expect(await ensaiar()).toEqual([`A cópia ${file} está danificada: seus bytes não são os do manifesto.`]);
    writeFileSync(manifestOf(file), '{');
    expect(await ensaiar()).toEqual([`O manifesto ${manifestOf(file)} não é o de uma cópia do Maleta.`]);
    rmSync(manifestOf(file));
    expect(await ensaiar()).toEqual([expect.stringMatching(/^A cópia .* não tem o seu manifesto /)]);
  });

  test('no file is replaced, no folder is made, and the lock of a running server holds', async () => {
    writeFileSync(newFile(), 'mine');
    expect((await typeCommand(env, 'copia', 'criar', file)).errors).toEqual([
      `O arquivo ${file} já existe: escolha outro nome.`,
    ]);
    expect(readFileSync(file, 'utf8')).toBe('mine');
    const empty = path.join(folder, 'empty');
    expect((await typeCommand({ ...env, MALETA_DATA: empty }, 'copia', 'criar', newFile())).errors).toEqual([
      `A pasta ${empty} não tem um banco.`,
    ]);
    expect(existsSync(empty)).toBe(false);
    const running = await openStore({ dataFolder: path.join(folder, 'home') });
    const refused = await typeCommand(env, 'copia', 'criar', newFile());
    await running.close();
    expect([refused.code, refused.errors]).toEqual([
      1,
      [expect.stringMatching(/já está em uso por outro processo/)],
    ]);
    expect(readdirSync(folder).filter((name) => name.startsWith(path.basename(file)))).toEqual([]);
  });
});

const listDrills = () => readdirSync(tmpdir()).filter((name) => name.startsWith('maleta-ensaio-'));

describe.each(servers)('a backup of a PostgreSQL', ({ url, template, prefix }) => {
  const name = `${prefix}${randomUUID().slice(0, 8)}`;
  const envOf = (database: string) => ({
    DATABASE_URL: withDatabase(url, database),
    MALETA_JWT_KEY: 'k'.repeat(32),
  });
  const env = envOf(name);
  const makeDatabase = async () => {
    const other = `${prefix}${randomUUID().slice(0, 8)}`;
    await runAsAdmin(url, `create database "${other}"`);
    return other;
  };

  beforeAll(() => runAsAdmin(url, `create database "${name}" template "${template}"`));

  test('it is one moment of a database that is written meanwhile, and begins another epoch where it is restored', async () => {
    const writer = new pg.Client({ connectionString: env.DATABASE_URL });
    await writer.connect();
    const source = await openStore({ databaseUrl: env.DATABASE_URL });
    await startEpoca(source.db);
    let isOver = false;
    const writing = (async () => {
      let rows = 0;
      for (; !isOver; rows += 1)
        await writer.query('insert into parametro (nome, valor) values ($1, $2)', [`copia ${rows}`, '1']);
      return rows;
    })();
    const made = await typeCommand(env, 'copia', 'criar', newFile());
    isOver = true;
    expect(await writing).toBeGreaterThan(1);
    await writer.end();
    expect([made.code, made.errors]).toEqual([0, []]);

    const cursor = await readCursor(source.db);
    await source.close();
    const other = await makeDatabase();
    const restored = await typeCommand(envOf(other), 'copia', 'restaurar', file);
    expect([restored.code, restored.errors]).toEqual([0, []]);
    const store = await openStore({ databaseUrl: envOf(other).DATABASE_URL });
    expect(await readSince(store.db, cursor)).toBeUndefined();
    expect(await readSince(store.db, await readCursor(store.db))).toBeDefined();
    await store.close();
    expect((await typeCommand(envOf(other), 'copia', 'restaurar', file)).errors).toEqual([
      'O banco de DATABASE_URL não está vazio. Crie um banco vazio e restaure nele.',
    ]);
  });

  test('the drill restores it into a database of its own, starts a server over it and drops it', async () => {
    await typeCommand(env, 'copia', 'criar', newFile());
    const drilled = await typeCommand(env, 'copia', 'ensaiar', file);
    expect([drilled.code, drilled.errors]).toEqual([0, []]);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const left = await client.query("select datname from pg_database where datname like 'maleta_ensaio_%'");
    await client.end();
    expect(left.rows).toEqual([]);
  });

  test('rows and tables that differ from the manifest are named', async () => {
    await typeCommand(env, 'copia', 'criar', newFile());
    writeTables((tables) => {
      tables['produto'] = 301;
      tables['sumida'] = 2;
    });
    expect(await typeCommand(env, 'copia', 'ensaiar', file)).toEqual({
      code: 1,
      said: [],
      errors: [
        'As linhas destas tabelas diferem do manifesto: produto (301, agora 300), sumida (2, agora sem tabela).',
      ],
    });
  });

  test('a database without tables, and a machine without pg_dump, leave no file', async () => {
    const other = await makeDatabase();
    expect((await typeCommand(envOf(other), 'copia', 'criar', newFile())).errors).toEqual([
      'O banco não tem as tabelas do Maleta: não há nada a copiar.',
    ]);
    const { PATH } = process.env;
    process.env['PATH'] = folder;
    const refused = await typeCommand(env, 'copia', 'criar', file);
    process.env['PATH'] = PATH;
    expect(refused.errors).toEqual([
      'O programa pg_dump não está no PATH: instale o cliente do PostgreSQL, na versão do servidor.',
    ]);
    expect(readdirSync(folder).filter((one) => one.startsWith('copia'))).toEqual([]);
  });
});
