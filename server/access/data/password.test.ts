import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('verifies the password it hashed and no other', async () => {
  const stored = await hashPassword('maleta123');
  expect(await verifyPassword('maleta123', stored)).toBe(true);
  expect(await verifyPassword('maleta124', stored)).toBe(false);
});

test('salts each hash anew', async () => {
  expect(await hashPassword('maleta123')).not.toBe(await hashPassword('maleta123'));
});

test('spends the time of a hash on an unknown user and answers no', async () => {
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

test('refuses a stored text that is no hash of ours', async () => {
  await expect(verifyPassword('x', 'plain')).rejects.toThrow('not a password hash of ours');
});
