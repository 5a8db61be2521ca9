import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import { linhaIntent, sampleParked, sampleRow } from './outbox-sample.ts';
import { exportUnsent, sha256Of } from './unsent-file.ts';
import { env, mine, NOW, vaultWith } from './unsent-sample.ts';

test('a file holds the queue exactly and the undecided changes, and marks the untried ones', async () => {
  const decided = sampleParked(7, linhaIntent(8, 1), { decided: { at: 1, as: 'retried' } });
  const future = { ...sampleRow(8, linhaIntent(1, 1)), v: 99 } as unknown as OutboxRow;
  const refused = sampleParked(3, linhaIntent(9, 1));
  const vault = await vaultWith([...mine(), future], [refused, decided]);
  const text = await exportUnsent(vault, env);
  const file = JSON.parse(text);
  expect(file).toEqual({
    format: 'maleta-unsent',
    version: 1,
    sha256: await sha256Of(JSON.stringify(file.content)),
    content: {
      idUsuario: 7,
      device: 'device',
      exportedAt: NOW,
      heardAt: null,
      rows: [...mine(), future],
      parked: [refused],
    },
  });
  expect(text).toContain('\n "format"');
  expect((await vault.outbox.toArray()).map((r) => r.copied)).toEqual([
    undefined,
    true,
    true,
    true,
    undefined,
  ]);
});

test('exported changes are marked with the time of the export by the server’s clock', async () => {
  const vault = await vaultWith([sampleRow(1, linhaIntent(1, 1))]);
  await vault.checkpoints.put({ name: 'clock', ahead: 5000, at: 400 });
  const { content } = JSON.parse(await exportUnsent(vault, env));
  expect([content.exportedAt, content.heardAt]).toEqual([NOW + 5000, 400]);
  expect((await vault.outbox.get(1))?.firstTry).toEqual({ at: NOW + 5000, heardAt: 400 });
});

test('a database that cannot be written still gives its file', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const vault = await vaultWith(mine());
  const refuse = vi.spyOn(vault.outbox, 'bulkPut').mockRejectedValue(new Error('no room'));
  const file = JSON.parse(await exportUnsent(vault, env));
  expect(file.content.rows).toEqual(mine());
  expect(warn).toHaveBeenCalledWith('copied changes could not be marked', expect.any(Error));
  refuse.mockRestore();
  warn.mockRestore();
  expect((await vault.outbox.toArray()).every((r) => r.copied === undefined)).toBe(true);
});

test('a hash covers the text’s bytes and is hexadecimal', async () => {
  expect(await sha256Of('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(await sha256Of('é')).toBe('4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c');
});
