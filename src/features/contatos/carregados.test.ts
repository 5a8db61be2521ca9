import { describe, expect, test } from 'vitest';
import { atLugares, joined, type Lugar, withLugar } from './carregados.ts';

const same = (contato: string) => contato;
const LISTA = ['a', 'b', 'c', 'd'];

describe('a saved contact', () => {
  test('is the first row if it is new, in front of those saved before', () => {
    const first = withLugar([], { chave: 'd', antes: null, at: 0 });
    expect(atLugares(LISTA, first, same)).toEqual(['d', 'a', 'b', 'c']);
    const second = withLugar(first, { chave: 'c', antes: null, at: 0 });
    expect(atLugares(LISTA, second, same)).toEqual(['c', 'd', 'a', 'b']);
  });

  test('keeps its row if it was changed, wherever the server’s order has it', () => {
    const lugares = withLugar([], { chave: 'd', antes: 'x', at: 1 });
    expect(atLugares(LISTA, lugares, same)).toEqual(['a', 'd', 'b', 'c']);
    const again = withLugar(lugares, { chave: 'c', antes: 'd', at: 1 });
    expect(atLugares(LISTA, again, same)).toEqual(['a', 'c', 'b', 'd']);
  });

  test('that is not there any more leaves no gap', () => {
    const gone: readonly Lugar[] = [{ chave: 'x', at: 0 }];
    expect(atLugares(LISTA, gone, same)).toEqual(LISTA);
  });
});

test('contacts of the server that the device has are listed once', () => {
  expect(joined(['b'], ['a', 'b'], same)).toEqual(['b', 'a']);
});
