import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('a password hash accepts its own password and no other', async () => {
  const stored = await hashPassword('maleta123');
  expect(await verifyPassword('maleta123', stored)).toBe(true);
  expect(await verifyPassword('maleta124', stored)).toBe(false);
});

test('two hashes of one password have different salts', async () => {
  expect(await hashPassword('maleta123')).not.toBe(await hashPassword('maleta123'));
});

test('an unknown user is refused after the time of a hash', async () => {
  const stored = await hashPassword('maleta123');
  const timed = async (hash: string | undefined) => {
    const start = performance.now();
    expect(await verifyPassword('errada', hash)).toBe(false);
    return performance.now() - start;
  };
  const known = await timed(stored);
  const unknown = await timed(undefined);
  expect(unknown).toBeGreaterThan(known / 4);
});

test('a stored text that is not one of our hashes is refused', async () => {
  await expect(verifyPassword('x', 'plain')).rejects.toThrow('not a password hash of ours');
});
