import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { sampleVault } from './outbox-sample.ts';
import { provideRelief, type Sacrifice, writeWithRelief } from './relief.ts';

const full = () => Object.assign(new Error('no room'), { name: 'QuotaExceededError' });

/** Returns a disk that accepts a write once enough data was deleted, and the list of deleted data. */
async function disk(needed: number, outcomes: readonly (boolean | 'fails')[]) {
  const vault = await sampleVault();
  const asked: number[] = [];
  let freed = 0;
  const sacrifice =
    (at: number, outcome: boolean | 'fails'): Sacrifice =>
    async () => {
      asked.push(at);
      if (outcome === 'fails') throw new Error('cannot be given up');
      if (outcome) freed += 1;
      return outcome;
    };
  provideRelief(
    vault,
    outcomes.map((outcome, at) => sacrifice(at, outcome)),
  );
  const write = async () => {
    if (freed < needed) throw full();
    return 'written';
  };
  return { vault, asked, write };
}

test('a disk with room accepts a write at once, and nothing is deleted', async () => {
  const { vault, asked, write } = await disk(0, [true]);
  expect(await writeWithRelief(vault, write)).toBe('written');
  expect(asked).toEqual([]);
});

test('on a full disk one thing after the other is deleted, and no more than needed', async () => {
  const { vault, asked, write } = await disk(2, [true, true, true]);
  expect(await writeWithRelief(vault, write)).toBe('written');
  expect(asked).toEqual([0, 1]);
  // Each write may delete all of it again.
  expect(await writeWithRelief(vault, write)).toBe('written');
});

test('a sacrifice that frees nothing or fails is skipped', async () => {
  const { vault, asked, write } = await disk(1, [false, 'fails', true, true]);
  expect(await writeWithRelief(vault, write)).toBe('written');
  expect(asked).toEqual([0, 1, 2]);
});

test('without anything left to delete, the disk’s own error is returned', async () => {
  const { vault, asked, write } = await disk(3, [true, 'fails']);
  await expect(writeWithRelief(vault, write)).rejects.toThrow('no room');
  expect(asked).toEqual([0, 1]);
  await expect(writeWithRelief(await sampleVault(), write)).rejects.toThrow('no room');
});

test('nothing is deleted for any other error', async () => {
  const { vault, asked } = await disk(1, [true]);
  const broken = async () => {
    throw new TypeError('broken');
  };
  await expect(writeWithRelief(vault, broken)).rejects.toThrow('broken');
  expect(asked).toEqual([]);
});
