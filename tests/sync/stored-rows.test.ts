import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readRascunhos } from '#outbox/rascunhos/read-rascunhos.ts';
import { restoreUnsent } from '#outbox/restore-unsent.ts';
import { sha256Of } from '#outbox/unsent-file.ts';
import { outboxRow, parkedRow, receiptRow } from '#vault/outbox-schema.ts';
import { rascunhoRow } from '#vault/rascunho-rows.ts';
import { openVault } from '#vault/vault.ts';

const env = { now: () => 5000, random: () => 0.5, uuid: () => crypto.randomUUID() };
const folder = new URL('./stored-rows/', import.meta.url);

/** Rows as the builds of one commit wrote them, by the table. The files never change; a new shape is a new file. */
const stored = readdirSync(folder).map((name) => {
  const tables = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<
    'outbox' | 'receipts' | 'parked',
    object[]
  > & { rascunhos?: { arquivo: string }[] };
  return { name, ...tables };
});

const errorsOf = (schema: z.core.$ZodType, rows: readonly unknown[]) =>
  rows.flatMap((row) => z.safeParse(schema, row).error?.issues ?? []);

test.each(stored)('rows of $name are read as whole rows of this build', async (shape) => {
  const vault = await openVault(`stored-${shape.name}`, 1, env);
  const raw = new Dexie(vault.name);
  await raw.open();
  for (const table of ['outbox', 'receipts', 'parked'] as const) await raw.table(table).bulkAdd(shape[table]);
  raw.close();
  const [outbox, receipts, parked] = await Promise.all([
    vault.outbox.toArray(),
    vault.receipts.toArray(),
    vault.parked.toArray(),
  ]);
  expect([outbox.length, receipts.length, parked.length]).toEqual([
    shape.outbox.length,
    shape.receipts.length,
    shape.parked.length,
  ]);
  expect(errorsOf(outboxRow, outbox)).toEqual([]);
  expect(errorsOf(receiptRow, receipts)).toEqual([]);
  expect(errorsOf(parkedRow, parked)).toEqual([]);
  vault.close();
});

test.each(stored)('a file with rows of $name is restored', async ({ name, outbox, parked }) => {
  const vault = await openVault(`restored-${name}`, 1, env);
  const content = { idUsuario: 1, exportedAt: 4000, heardAt: null, rows: outbox, parked };
  const sha256 = await sha256Of(JSON.stringify(content));
  const text = JSON.stringify({ format: 'maleta-unsent', version: 1, sha256, content });
  expect((await restoreUnsent(vault, text, env)).ok).toBe(true);
  vault.close();
});

test('a submission of the first builds has its lines with their figures', async () => {
  const vault = await openVault('first-lines', 1, env);
  const first = stored.find(({ name }) => name.startsWith('01'));
  await vault.table('outbox').bulkAdd(first?.outbox ?? []);
  const intent = (await vault.outbox.get(3))?.intent;
  expect(intent?.tipo === 'envio' && intent.linhas).toEqual([
    expect.objectContaining({ idItem: 7, quantidadeAtendida: 50, valorLiquido: 111_030, valorTotal: 55_515 }),
  ]);
  vault.close();
});

test.each(stored)(
  'drafts of $name are read as whole rows of this build',
  async ({ name, rascunhos = [] }) => {
    const vault = await openVault(`drafts-${name}`, 1, env);
    // JSON holds a file as Base64.
    const rows = rascunhos.map((row) => ({
      ...row,
      arquivo: new Blob([Buffer.from(row.arquivo, 'base64')]),
    }));
    await vault.table('rascunhos').bulkAdd(rows);
    const read = await readRascunhos(vault);
    expect(read).toHaveLength(rascunhos.length);
    expect(errorsOf(rascunhoRow, read)).toEqual([]);
    vault.close();
  },
);
