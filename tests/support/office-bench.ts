import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { openStore, type Store, type StoreSource } from '#server/db/open.ts';
import { runAsAdmin, withDatabase } from './database-url.ts';
import { openOffice, type Typed } from './office.ts';

/** The servers on which commands are typed: none where the machine has no PostgreSQL. */
export const officeServers = [inject('postgres')].filter((postgres) => postgres !== null);

/** The moment of each command. */
export const OFFICE_NOW = new Date('2026-11-20T15:00:00Z');

type OfficeBench = {
  readonly source: StoreSource;
  readonly store: Store;
  /** For the files of commands. */
  readonly folder: string;
  readonly type: (...words: readonly string[]) => Promise<Typed>;
  /** Types a command where the servers send mails. */
  readonly typeMailing: (...words: readonly string[]) => Promise<Typed>;
};

/** For a block of `describe.each(officeServers)`: one seeded database and one folder for all its tests. */
export function useOffice({ url, template, prefix }: (typeof officeServers)[number]): OfficeBench {
  const name = `${prefix}${randomUUID().slice(0, 8)}`;
  const source = { databaseUrl: withDatabase(url, name) };
  const folder = mkdtempSync(path.join(tmpdir(), 'comandos-'));
  let store: Store;
  beforeAll(async () => {
    await runAsAdmin(url, `create database "${name}" template "${template}"`);
    store = await openStore(source);
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return {
    source,
    get store() {
      return store;
    },
    folder,
    type: openOffice(source, OFFICE_NOW),
    typeMailing: openOffice(source, OFFICE_NOW, true),
  };
}
