import { expect, test } from 'vitest';
import { createVisitorGate, VISITOR_LIMITS } from './visitor-gate.ts';

const MINUTE = 60_000;

function gateAt(limit: { perAddress: number; perName?: number; perNameHere?: number }) {
  const clock = { now: 0 };
  const limits = { ...VISITOR_LIMITS, 'segunda-via': { ...limit, windowMs: 15 * MINUTE } };
  const gate = createVisitorGate(limits, () => new Date(clock.now));
  const enter = (address: string, name: string) => gate.enter('segunda-via', address, name);
  return { gate, enter, clock };
}

test('an address waits until its window is over', () => {
  const { enter, clock } = gateAt({ perAddress: 2, perName: 99 });
  const tries = () => ['a', 'b', 'c'].map((name) => enter('10.0.0.1', name).ok);
  expect(tries()).toEqual([true, true, false]);
  expect(enter('10.0.0.2', 'c').ok).toBe(true);
  clock.now = 15 * MINUTE;
  expect(tries()).toEqual([true, true, false]);
});

test('the refusal says how long the wait is, of the longer window where two are full', () => {
  const { enter, clock } = gateAt({ perAddress: 2, perName: 1 });
  const waitFor = (name: string) => {
    const entered = enter('10.0.0.1', name);
    return entered.ok ? 0 : entered.error.esperaMs;
  };
  enter('10.0.0.1', 'a');
  clock.now = 4 * MINUTE;
  expect(waitFor('a')).toBe(11 * MINUTE);
  enter('10.0.0.1', 'b');
  clock.now = 5 * MINUTE;
  expect([waitFor('c'), waitFor('b')]).toEqual([10 * MINUTE, 14 * MINUTE]);
});

test('one name is not guessed from many addresses, in whatever letters', () => {
  const { enter } = gateAt({ perAddress: 99, perName: 2 });
  expect(['a', 'A', 'a'].map((name, n) => enter(`10.0.0.${n}`, name).ok)).toEqual([true, true, false]);
});

test('a name that is asked about too often from one address is not refused to another', () => {
  const { enter } = gateAt({ perAddress: 99, perNameHere: 2 });
  const asked = (address: string, name: string) => enter(address, name).ok;
  expect([asked('10.0.0.1', 'a'), asked('10.0.0.1', 'A'), asked('10.0.0.1', 'a')]).toEqual([
    true,
    true,
    false,
  ]);
  expect([asked('10.0.0.1', 'b'), asked('10.0.0.2', 'a')]).toEqual([true, true]);
});

test('an IPv6 network is one address', () => {
  const { enter } = gateAt({ perAddress: 1, perName: 99 });
  expect([enter('2001:db8::1', 'a').ok, enter('2001:db8::2', 'b').ok]).toEqual([true, false]);
});

test('what is forgiven does not count', () => {
  const { enter } = gateAt({ perAddress: 1, perName: 1 });
  for (let at = 0; at < 5; at += 1) {
    const entered = enter('10.0.0.1', 'a');
    expect(entered.ok).toBe(true);
    if (entered.ok) entered.value.forgive();
  }
});

test('one act does not spend another', () => {
  const { gate, enter } = gateAt({ perAddress: 1, perName: 1 });
  expect([enter('10.0.0.1', 'a').ok, enter('10.0.0.1', 'a').ok]).toEqual([true, false]);
  expect(gate.enter('cep', '10.0.0.1').ok).toBe(true);
});
