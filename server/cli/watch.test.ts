import { expect, test } from 'vitest';
import { watch } from './watch.ts';

const refused = () => Object.assign(new Error('inner'), { code: 'ECONNREFUSED' });

/** Watches rounds with these outcomes; returns the pauses and the complaints. */
async function watched(outcomes: readonly (Error | undefined)[]) {
  const left = [...outcomes];
  const pauses: number[] = [];
  const errors: string[] = [];
  const round = async () => {
    const error = left.shift();
    if (error !== undefined) throw error;
  };
  const pause = async (ms: number) => {
    pauses.push(ms / 1000);
    if (left.length === 0) throw new Error('ended');
  };
  const office = { complain: (text: string) => void errors.push(text), source: { memory: true } } as const;
  await expect(watch(round, office, pause)).rejects.toThrow('ended');
  return { pauses, errors };
}

test('a watch tells failed rounds, waits longer after each, and goes on', async () => {
  const { pauses, errors } = await watched([undefined, refused(), new Error('EACCES'), undefined, refused()]);
  expect(pauses).toEqual([10, 20, 40, 10, 20]);
  expect(errors).toEqual([
    'O banco de dados de DATABASE_URL não respondeu.\nNova tentativa em 20 segundos.',
    'O comando falhou: EACCES\nNova tentativa em 40 segundos.',
    'O banco de dados de DATABASE_URL não respondeu.\nNova tentativa em 20 segundos.',
  ]);
});

test('a watch never waits longer than five minutes', async () => {
  const { pauses } = await watched(Array.from({ length: 12 }, refused));
  expect(pauses.at(-1)).toBe(300);
});
