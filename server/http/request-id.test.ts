import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { requestIds } from './request-id.ts';

const GIVEN = 'a1b2c3d4-from-proxy';

const idOf = (proxies: readonly string[], remoteAddress: string, given: string | undefined = GIVEN) =>
  requestIds(
    proxies,
    () => 'new',
  )({ headers: given === undefined ? {} : { 'x-request-id': given }, socket: { remoteAddress } as Socket });

test.each([
  [['10.0.0.1'], '10.0.0.1'],
  [['10.0.0.1'], '::ffff:10.0.0.1'],
  [['10.0.0.0/8'], '10.9.8.7'],
  [['loopback', '10.0.0.1'], '127.0.0.1'],
  [['fd00::/8'], 'fd00::5'],
])('with proxies %j the request id of %s is taken over', (proxies, address) => {
  expect(idOf(proxies, address)).toBe(GIVEN);
});

test.each([
  [[], '10.0.0.1'],
  [['10.0.0.1'], '10.0.0.2'],
  [['10.0.0.0/8'], '11.0.0.1'],
  [['nonsense'], '10.0.0.1'],
])('with proxies %j the request id of %s is replaced by a new one', (proxies, address) => {
  expect(idOf(proxies, address)).toBe('new');
});

test.each([['short'], ['a b c d e f g h'], ['x'.repeat(65)], ['aaaaaaaa"}\n{"'], [undefined]])(
  'the id %j is replaced by a new one even from a trusted proxy',
  (given) => {
    expect(
      requestIds(
        ['10.0.0.1'],
        () => 'new',
      )({
        headers: given === undefined ? {} : { 'x-request-id': given },
        socket: { remoteAddress: '10.0.0.1' } as Socket,
      }),
    ).toBe('new');
  },
);
