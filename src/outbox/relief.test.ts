import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { sampleVault } from './outbox-sample.ts';
import { provideRelief, type Sacrifice, writeWithRelief } from './relief.ts';

const full = () => Object.assign(new Error('no room'), { name: 'QuotaExceededError' });

/** A disk that accepts a write once enough data was deleted, and the list of deleted data. */
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

test('a disk with room takes a write at once, and nothing is given up', async () => {
  const { vault, asked, write } = await disk(0, [true]);
  expect(await writeWithRelief(vault, write)).toBe('written');
  expect(asked).toEqual([]);
});

test('on a full disk one thing after the other is given up, no more than is needed', async () => {
  const { vault, asked, write } = await disk(2, [true, true, true]);
  expect(await writeWithRelief(vault, write)).toBe('written');
  expect(asked).toEqual([0, 1]);
  // Each write may give up all of them once more.
  expect(await writeWithRelief(vault, write)).toBe('written');
});

test('a sacrifice that frees nothing or fails is passed over', async () => {
  const { vault, asked, write } = await disk(1, [false, 'fails', true, true]);
  expect(await writeWithRelief(vault, write)).toBe('written');
  expect(asked).toEqual([0, 1, 2]);
});

test('when nothing is left to give up the disk’s own word is told', async () => {
  const { vault, asked, write } = await disk(3, [true, 'fails']);
  await expect(writeWithRelief(vault, write)).rejects.toThrow('no room');
  expect(asked).toEqual([0, 1]);
  await expect(writeWithRelief(await sampleVault(), write)).rejects.toThrow('no room');
});

test('nothing is given up for another error', async () => {
  const { vault, asked } = await disk(1, [true]);
  const broken = async () => {
    throw new TypeError('broken');
  };
  await expect(writeWithRelief(vault, broken)).rejects.toThrow('broken');
  expect(asked).toEqual([]);
});
