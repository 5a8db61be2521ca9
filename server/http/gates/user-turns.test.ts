import { expect, onTestFinished, test, vi } from 'vitest';
import { consultarCarrinho, manterCarrinhoCompra } from '#contract/cart/carrinho-calls.ts';
import { finalizarPagamento } from '#contract/payment/pagamento.ts';
import type { Answer } from '#server/http/answer.ts';
import { createUserTurns, inTurn, userTurnLimits } from './user-turns.ts';

const DONE: Answer = { status: 200, corpo: '' };

/** Calls of users that end when a test says so; `begun` lists the running ones. */
function server(connections = 10, now?: () => number) {
  const userTurns = createUserTurns(userTurnLimits(connections), now);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, call: Parameters<typeof inTurn>[1], idUsuario: number) =>
    inTurn({ userTurns }, call, idUsuario, () => {
      begun.push(name);
      return new Promise((resolve) => ends.set(name, () => resolve(DONE)));
    });
  return { ask, begun, end: (name: string) => ends.get(name)?.() };
}

test('changes of one user are done one by one; reads and other users do not wait', async () => {
  const { ask, begun, end } = server();
  const first = ask('first', manterCarrinhoCompra, 1);
  const second = ask('second', manterCarrinhoCompra, 1);
  void ask('read', consultarCarrinho, 1);
  void ask('other', manterCarrinhoCompra, 2);
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun.toSorted()).toEqual(['first', 'other', 'read']);
  end('first');
  await first;
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun.at(-1)).toBe('second');
  end('second');
  expect(await second).toBe(DONE);
});

test('four reads of one user run at once, the fifth waits, and other users do not', async () => {
  const { ask, begun, end } = server();
  const [first] = [1, 2, 3, 4, 5].map((n) => ask(`read ${n}`, consultarCarrinho, 1));
  void ask('other', consultarCarrinho, 2);
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(['read 1', 'read 2', 'read 3', 'read 4', 'other']);
  end('read 1');
  await first;
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun.at(-1)).toBe('read 5');
});

test('a user who reads for longer than any screen does gets half of the time, one read at once', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { ask, begun, end } = server(10, Date.now);
  for (const n of [1, 2, 3, 4]) void ask(`read ${n}`, consultarCarrinho, 1);
  await vi.advanceTimersByTimeAsync(6000);
  for (const n of [5, 6]) void ask(`read ${n}`, consultarCarrinho, 1);
  for (const n of [1, 2, 3, 4]) end(`read ${n}`);
  await vi.advanceTimersByTimeAsync(3999);
  expect(begun).toEqual(['read 1', 'read 2', 'read 3', 'read 4']);
  void ask('other', consultarCarrinho, 2);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun.slice(4)).toEqual(['other', 'read 5']);
});

test('a change does not wait for the user’s own payment, which waits for its provider', async () => {
  const { ask, begun } = server();
  void ask('payment', finalizarPagamento, 1);
  void ask('change', manterCarrinhoCompra, 1);
  void ask('second payment', finalizarPagamento, 1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(['payment', 'change', 'second payment']);
});

test('changes of many users leave connections for reads', async () => {
  const { ask, begun, end } = server(5);
  const [first] = [1, 2, 3].map((idUsuario) => ask(`change ${idUsuario}`, manterCarrinhoCompra, idUsuario));
  void ask('payment', finalizarPagamento, 4);
  void ask('read', consultarCarrinho, 5);
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun.toSorted()).toEqual(['change 1', 'change 2', 'payment', 'read']);
  end('change 1');
  await first;
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun.at(-1)).toBe('change 3');
});
