import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { believeMarca, noteMarca, readMarca } from './marca.ts';
import { sampleVault } from './outbox-sample.ts';

/**
 * Returns whether a device that keeps the mark `kept` believes the response, and the mark that it keeps then.
 */
async function heard(kept: string | null, asked: string | null, told: string | null) {
  const vault = await sampleVault();
  if (kept !== null) await noteMarca(vault, kept, 1);
  return [await believeMarca(vault, { asked, told }, 2), (await readMarca(vault))?.marca ?? null];
}

test('a response about the current data is believed, even after a later one', async () => {
  expect(await heard(null, null, 'e.1')).toEqual([true, 'e.1']);
  expect(await heard('e.4', 'e.4', 'e.5')).toEqual([true, 'e.5']);
  expect(await heard('e.9', 'e.4', 'e.5')).toEqual([true, 'e.9']);
  expect(await heard('nova.3', null, 'nova.2')).toEqual([true, 'nova.3']);
});

test('a response of a restored server is believed if the request carried the newest mark', async () => {
  expect(await heard('e.4', 'e.4', 'nova.5')).toEqual([true, 'nova.5']);
  expect(await heard('e.9', 'e.4', 'nova.12')).toEqual([false, 'e.9']);
});

test('a response about data that the device has given up is not believed, and its mark is not kept', async () => {
  expect(await heard(null, 'e.4', 'e.5')).toEqual([false, null]);
  expect(await heard('nova.2', 'e.4', 'e.5')).toEqual([false, 'nova.2']);
  expect(await heard('nova.2', null, 'e.5')).toEqual([false, 'nova.2']);
});

test('a response without a mark is believed if neither the request nor the device has one', async () => {
  expect(await heard(null, null, null)).toEqual([true, null]);
  expect(await heard(null, 'e.4', null)).toEqual([false, null]);
});
