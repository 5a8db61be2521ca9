import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSharedCounts } from '#server/http/gates/shared-counts.ts';
import { createVisitorGate, VISITOR_LIMITS } from '#server/http/gates/visitor-gate.ts';
import { type Queries, queriesOf } from '#server/queries/queries.ts';
import { TEST_KEY } from '#tests/support/api.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';

const MINUTE = 60_000;

describe.each(oneDatabase)('limits of visitors’ requests on $name', ({ open }) => {
  let database: TestDatabase;
  let queries: Queries;

  beforeAll(async () => {
    database = await open();
    queries = queriesOf(database.store);
  });
  beforeEach(() => database.reset());
  afterAll(async () => {
    await queries.close();
    await database.close();
  });

  function gateAt(limit: { perAddress: number; perName?: number; perNameHere?: number }) {
    const clock = { now: 0 };
    const limits = { ...VISITOR_LIMITS, 'segunda-via': { ...limit, windowMs: 15 * MINUTE } };
    const counts = createSharedCounts(queries.contagens, TEST_KEY, () => new Date(clock.now));
    const gate = createVisitorGate(limits, counts);
    const enter = (address: string, name: string) => gate.enter('segunda-via', address, name);
    const isLet = async (address: string, name: string) => (await enter(address, name)).ok;
    return { gate, enter, isLet, clock };
  }
  /** Sends requests one after the other. */
  async function each<T>(values: readonly T[], ask: (value: T, place: number) => Promise<boolean>) {
    const answers: boolean[] = [];
    for (const [place, value] of values.entries()) answers.push(await ask(value, place));
    return answers;
  }

  test('an address waits until its window ends', async () => {
    const { isLet, clock } = gateAt({ perAddress: 2, perName: 99 });
    const tries = () => each(['a', 'b', 'c'], (name) => isLet('10.0.0.1', name));
    expect(await tries()).toEqual([true, true, false]);
    expect(await isLet('10.0.0.2', 'c')).toBe(true);
    clock.now = 15 * MINUTE;
    expect(await tries()).toEqual([true, true, false]);
  });

  test('the refusal gives the wait, that of the longer window if two are full', async () => {
    const { enter, clock } = gateAt({ perAddress: 2, perName: 1 });
    const waitFor = async (name: string) => {
      const entered = await enter('10.0.0.1', name);
      return entered.ok ? 0 : entered.error.esperaMs;
    };
    await enter('10.0.0.1', 'a');
    clock.now = 4 * MINUTE;
    expect(await waitFor('a')).toBe(11 * MINUTE);
    await enter('10.0.0.1', 'b');
    clock.now = 5 * MINUTE;
    expect([await waitFor('c'), await waitFor('b')]).toEqual([10 * MINUTE, 14 * MINUTE]);
  });

  test('one name cannot be guessed from many addresses, in any case of letters', async () => {
    const { isLet } = gateAt({ perAddress: 99, perName: 2 });
    const asked = await each(['a', 'A', 'a'], (name, n) => isLet(`10.0.0.${n}`, name));
    expect(asked).toEqual([true, true, false]);
  });

  test('a name requested too often from one address is not refused to another', async () => {
    const { isLet } = gateAt({ perAddress: 99, perNameHere: 2 });
    expect(await each(['a', 'A', 'a'], (name) => isLet('10.0.0.1', name))).toEqual([true, true, false]);
    expect([await isLet('10.0.0.1', 'b'), await isLet('10.0.0.2', 'a')]).toEqual([true, true]);
  });

  test('an IPv6 network counts as one address', async () => {
    const { isLet } = gateAt({ perAddress: 1, perName: 99 });
    expect([await isLet('2001:db8::1', 'a'), await isLet('2001:db8::2', 'b')]).toEqual([true, false]);
  });

  test('a forgiven try does not count', async () => {
    const { enter } = gateAt({ perAddress: 1, perName: 1 });
    for (let at = 0; at < 5; at += 1) {
      const entered = await enter('10.0.0.1', 'a');
      expect(entered.ok).toBe(true);
      if (entered.ok) await entered.value.forgive();
    }
  });

  test('one kind of act does not use up another’s limit', async () => {
    const { gate, isLet } = gateAt({ perAddress: 1, perName: 1 });
    expect([await isLet('10.0.0.1', 'a'), await isLet('10.0.0.1', 'a')]).toEqual([true, false]);
    expect((await gate.enter('cep', '10.0.0.1')).ok).toBe(true);
  });

  test('simultaneous tries in several processes are all counted', async () => {
    const [one, other] = [gateAt({ perAddress: 3 }), gateAt({ perAddress: 3 })];
    const asked = await Promise.all(
      Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? one : other).isLet('10.0.0.1', 'a')),
    );
    expect(asked.filter(Boolean)).toHaveLength(3);
  });
});
