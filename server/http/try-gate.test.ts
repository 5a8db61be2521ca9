import { expect, test } from 'vitest';
import { createTryGate } from './try-gate.ts';

const MINUTE = 60_000;

function gateAt(limits: { perAddress: number; perThing: number }) {
  const clock = { now: 0 };
  const gate = createTryGate({ ...limits, windowMs: 15 * MINUTE }, () => new Date(clock.now));
  return { gate, clock };
}

test('an address that finds nothing waits until its window is over', () => {
  const { gate, clock } = gateAt({ perAddress: 2, perThing: 99 });
  const tries = () => ['a', 'b', 'c'].map((thing) => gate.enter('10.0.0.1', thing).ok);
  expect(tries()).toEqual([true, true, false]);
  expect(gate.enter('10.0.0.2', 'c').ok).toBe(true);
  clock.now = 15 * MINUTE;
  expect(tries()).toEqual([true, true, false]);
});

test('one thing is not guessed from many addresses', () => {
  const { gate } = gateAt({ perAddress: 99, perThing: 2 });
  expect([1, 2, 3].map((n) => gate.enter(`10.0.0.${n}`, 'a').ok)).toEqual([true, true, false]);
});

test('what was found does not count', () => {
  const { gate } = gateAt({ perAddress: 1, perThing: 1 });
  for (let at = 0; at < 5; at += 1) {
    const entered = gate.enter('10.0.0.1', 'a');
    expect(entered.ok).toBe(true);
    if (entered.ok) entered.value.found();
  }
});
