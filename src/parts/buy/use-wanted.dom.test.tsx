import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectComplaint } from '#tests/support/dom/complaints.ts';
import { messages } from '#ui/layer/message-queue.ts';
import { useWanted } from './use-wanted.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Saves that end when the test ends them. */
function slowSave() {
  const asked: {
    quantidade: number;
    end: (sentence: string | null) => Promise<void>;
    fail: () => Promise<void>;
  }[] = [];
  const save = (quantidade: number) => {
    const { promise, resolve, reject } = Promise.withResolvers<string | null>();
    const settle = (by: () => void) => act(async () => by());
    asked.push({
      quantidade,
      end: (sentence) => settle(() => resolve(sentence)),
      fail: () => settle(() => reject(new Error('refused by the browser'))),
    });
    return promise;
  };
  return { asked, save };
}

/** A counter over a cart that holds `inCart`. */
function renderWanted(inCart: number) {
  const { asked, save } = slowSave();
  const page = renderHook(({ cart }) => useWanted(cart, save), { initialProps: { cart: inCart } });
  return {
    asked,
    shown: () => page.result.current[0],
    want: (quantidade: number) => act(() => page.result.current[1](quantidade)),
    setCart: (cart: number) => page.rerender({ cart }),
  };
}

test('a quantity is shown before it is saved, and follows the cart as soon as the cart has it', async () => {
  const counter = renderWanted(0);
  counter.want(5);
  expect(counter.shown()).toBe(5);
  await counter.asked[0]?.end(null);
  counter.setCart(5);
  // From now on the counter shows the cart's own value.
  counter.setCart(8);
  expect(counter.shown()).toBe(8);
});

test('only the newest of the quantities typed during a save is saved after it', async () => {
  const counter = renderWanted(0);
  for (const quantidade of [1, 2, 3, 4]) counter.want(quantidade);
  expect(counter.asked.map(({ quantidade }) => quantidade)).toEqual([1]);
  await counter.asked[0]?.end(null);
  expect(counter.asked.map(({ quantidade }) => quantidade)).toEqual([1, 4]);
  expect(counter.shown()).toBe(4);
});

test('a saved quantity that never reaches the cart gives way to the cart’s after 1.5 seconds', async () => {
  const counter = renderWanted(3);
  counter.want(5);
  await counter.asked[0]?.end(null);
  act(() => void vi.advanceTimersByTime(1400));
  expect(counter.shown()).toBe(5);
  act(() => void vi.advanceTimersByTime(200));
  expect(counter.shown()).toBe(3);
});

test('a quantity that the device could not store is undone with a message, and so are those that waited behind it', async () => {
  const counter = renderWanted(3);
  counter.want(5);
  counter.want(6);
  await counter.asked[0]?.end('Não há espaço.');
  expect(counter.shown()).toBe(3);
  expect(messages.open.map(({ text }) => text)).toEqual(['Não há espaço.']);
  expect(counter.asked).toHaveLength(1);
});

test('a quantity that the browser refused to write is reported as not saved, and the next one is tried', async () => {
  expectComplaint(/^a quantity could not be saved/);
  const counter = renderWanted(3);
  counter.want(5);
  await counter.asked[0]?.fail();
  expect(counter.shown()).toBe(3);
  expect(messages.open.map(({ text }) => text)).toEqual([
    'NÃO foi salvo: o navegador recusou gravar neste aparelho. Recarregue a página e tente de novo.',
  ]);
  counter.want(6);
  expect(counter.asked.map(({ quantidade }) => quantidade)).toEqual([5, 6]);
});
