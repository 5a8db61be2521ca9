import { expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { createLoginGate, LOGIN_LIMITS } from './login-gate.ts';
import type { SharedCounts } from './shared-counts.ts';

/** Counts of one process, without a window. */
function countsInMemory(): SharedCounts {
  const counted = new Map<string, number>();
  return {
    of: (name) => counted.get(name) ?? 0,
    left: () => 1000,
    read: async () => undefined,
    async add(names) {
      for (const name of names) counted.set(name, (counted.get(name) ?? 0) + 1);
    },
    takeBack: async () => undefined,
    async forget(name) {
      counted.delete(name);
    },
  };
}

test('log-in gate slows a user down after wrong passwords from many addresses, and locks no address out', async () => {
  const waits: number[] = [];
  const gate = createLoginGate(
    { ...LOGIN_LIMITS, failuresBeforeSlow: 3, slowMs: 40 },
    countsInMemory(),
    async (ms) => {
      waits.push(ms);
    },
  );
  const enter = async (address: string, login: string, outcome: 'right' | 'wrong') => {
    const entered = await gate.enter(address, login);
    await must(entered.ok ? entered.value : undefined, 'a try').end(outcome);
  };
  for (let n = 1; n <= 3; n++) await enter(`203.0.113.${n}`, 'farmacia', 'wrong');
  expect(waits).toEqual([]);
  await enter('203.0.113.9', 'Farmacia', 'right');
  expect(waits).toEqual([40]);
  await enter('203.0.113.1', 'representante', 'right');
  expect(waits).toEqual([40]);
});
