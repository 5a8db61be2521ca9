import { expect, test } from 'vitest';
import { LatestOnly } from './latest-only.ts';

test('a call that is overtaken while it runs returns null', async () => {
  const asked: string[] = [];
  const questions = new LatestOnly(async (input: string) => {
    asked.push(input);
    return input.toUpperCase();
  });
  const first = questions.ask('a');
  await Promise.resolve();
  const [second, third] = [questions.ask('b'), questions.ask('c')];
  expect(await Promise.all([first, second, third])).toEqual([null, null, 'C']);
  expect(asked).toEqual(['a', 'c']);
});

test('a failure rejects its own call and does not stop the next one', async () => {
  const questions = new LatestOnly(async (input: string) => {
    if (input === 'bad') throw new Error('no');
    return input;
  });
  await expect(questions.ask('bad')).rejects.toThrow('no');
  expect(await questions.ask('good')).toBe('good');
});
