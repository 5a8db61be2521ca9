import { expect, test } from 'vitest';
import { paintCliente } from './cliente-color.ts';

function painted(idPessoa: number) {
  const set = new Map<string, string>();
  const style = { setProperty: (name: string, value: string) => set.set(name, value) };
  paintCliente(idPessoa)({ style } as unknown as HTMLElement);
  return Object.fromEntries(set);
}

test('a customer keeps one colour, the neighbour has another, and both stay in forced colours', () => {
  expect(painted(101)).toEqual(painted(101));
  expect(painted(101)['background-color']).not.toBe(painted(102)['background-color']);
  expect(painted(101)['forced-color-adjust']).toBe('none');
  expect(() => paintCliente(101)(null)).not.toThrow();
});
