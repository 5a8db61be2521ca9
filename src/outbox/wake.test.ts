import { expect, test } from 'vitest';
import { announce, announceEnqueued, onWake, type WakeReason } from './wake.ts';

/** Waits one turn of the event loop, which delivers messages. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a wake-up reaches the listeners of its vault, until they stop', async () => {
  const heard: [string, WakeReason][] = [];
  const stop = onWake('vault-a', (reason) => heard.push(['a', reason]));
  const stopOther = onWake('vault-b', (reason) => heard.push(['b', reason]));
  announceEnqueued('vault-a');
  announce('vault-b', 'refresh');
  await turn();
  expect(heard.toSorted((x, y) => x[0].localeCompare(y[0]))).toEqual([
    ['a', 'enqueued'],
    ['b', 'refresh'],
  ]);
  stop();
  announce('vault-a', 'now');
  await turn();
  expect(heard).toHaveLength(2);
  stopOther();
});
