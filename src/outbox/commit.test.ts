import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { commit } from './commit.ts';
import { linhaIntent, sampleRow, sampleVault } from './outbox-sample.ts';
import { onWake, type WakeReason } from './wake.ts';

/** Waits one turn of the event loop, which delivers messages. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Returns a vault, and the wake-ups that its sender hears. */
async function heardVault() {
  const vault = await sampleVault();
  const heard: WakeReason[] = [];
  onTestFinished(onWake(vault.name, (reason) => heard.push(reason)));
  return { vault, heard };
}

const row = sampleRow(1, linhaIntent(1, 4));

test('a saved change wakes the sender', async () => {
  const { vault, heard } = await heardVault();
  expect(await commit(vault, ['outbox'], () => vault.outbox.add(row))).toEqual({ ok: true, value: 1 });
  await turn();
  expect(heard).toEqual(['enqueued']);
});

test('a change that was not saved returns a failure and wakes no sender', async () => {
  const { vault, heard } = await heardVault();
  await vault.outbox.add(row);
  expect(await commit(vault, ['outbox'], () => vault.outbox.add(row))).toEqual({
    ok: false,
    error: { kind: 'unavailable', name: 'ConstraintError' },
  });
  await turn();
  expect(heard).toEqual([]);
});

test('a change reported as saved was committed with strict durability', async () => {
  // The vault binds this function when it opens.
  const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
  onTestFinished(() => opened.mockRestore());
  const { vault } = await heardVault();
  opened.mockClear();
  await commit(vault, ['outbox'], () => vault.outbox.add(row));
  const durabilities = opened.mock.calls.map(([_tables, mode, options]) => [mode, options?.durability]);
  expect(durabilities).toEqual([['readwrite', 'strict']]);
});
