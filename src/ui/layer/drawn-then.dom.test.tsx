import { expect, test, vi } from 'vitest';
import { soon } from '#tests/support/dom/shown.ts';
import { drawnThen } from './drawn-then.ts';

test('a task runs after the next frame, and not in it', async () => {
  const told: string[] = [];
  drawnThen(() => void told.push('task'));
  requestAnimationFrame(() => void told.push('frame'));
  await soon(() => expect(told).toEqual(['frame', 'task']));
});

test('a cancelled task never runs', async () => {
  const cancelled = vi.fn();
  const other = vi.fn();
  drawnThen(cancelled)();
  drawnThen(other);
  await soon(() => expect(other).toHaveBeenCalled());
  expect(cancelled).not.toHaveBeenCalled();
});

test('frames go on after a test that faked its intervals', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  requestAnimationFrame(() => undefined);
  vi.useRealTimers();
  const told = vi.fn();
  drawnThen(told);
  await soon(() => expect(told).toHaveBeenCalled());
});
