import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { believeMarca, noteMarca, readMarca } from './marca.ts';
import { sampleVault } from './outbox-sample.ts';

/** Whether an answer is believed by a device that has gone on to the mark `kept`, and the mark that it then keeps. */
async function heard(kept: string | null, asked: string | null, told: string | null) {
  const vault = await sampleVault();
  if (kept !== null) await noteMarca(vault, kept, 1);
  return [await believeMarca(vault, { asked, told }, 2), (await readMarca(vault))?.marca ?? null];
}

test('an answer of the data that the device goes by is believed, also when a later one has overtaken it', async () => {
  expect(await heard(null, null, 'e.1')).toEqual([true, 'e.1']);
  expect(await heard('e.4', 'e.4', 'e.5')).toEqual([true, 'e.5']);
  expect(await heard('e.9', 'e.4', 'e.5')).toEqual([true, 'e.9']);
  expect(await heard('nova.3', null, 'nova.2')).toEqual([true, 'nova.3']);
});

test('a server that started again is believed when it knew the newest mark', async () => {
  expect(await heard('e.4', 'e.4', 'nova.5')).toEqual([true, 'nova.5']);
  expect(await heard('e.9', 'e.4', 'nova.12')).toEqual([false, 'e.9']);
});

test('an answer of data that the device has given up is not believed, and its mark is not kept', async () => {
  expect(await heard(null, 'e.4', 'e.5')).toEqual([false, null]);
  expect(await heard('nova.2', 'e.4', 'e.5')).toEqual([false, 'nova.2']);
  expect(await heard('nova.2', null, 'e.5')).toEqual([false, 'nova.2']);
});

test('a server without marks is believed until the device has heard of another', async () => {
  expect(await heard(null, null, null)).toEqual([true, null]);
  expect(await heard(null, 'e.4', null)).toEqual([false, null]);
});
