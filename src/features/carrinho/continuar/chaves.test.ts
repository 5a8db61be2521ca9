import { expect, test } from 'vitest';
import type { WireRequest } from '#contract/wire/to-wire.ts';
import { createChaves } from './chaves.ts';

const request = (body: string): WireRequest => ({ method: 'POST', path: '/x', query: { a: '1' }, body });

test('the same bytes get the same key, and other bytes get another', () => {
  let n = 0;
  const chaveOf = createChaves(() => `k${++n}`);
  const keys = [request('1'), request('2'), request('1'), { ...request('1'), query: {} }].map(chaveOf);
  expect(keys).toEqual(['k1', 'k2', 'k1', 'k3']);
});
