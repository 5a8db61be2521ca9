import { describe, expect, test } from 'vitest';
import { atLugar, joined, type Lugar, nextLugar } from './carregados.ts';

const same = (contato: string) => contato;
const compare = (one: string, other: string) => one.localeCompare(other);
const LISTA = ['a', 'b', 'c', 'd'];
const shown = (contatos: readonly string[], lugar: Lugar<string>) =>
  atLugar(contatos, lugar, { chaveOf: same, compare }).join('');

describe('a saved contact', () => {
  test('is the first row if it is new, and stays there when it is changed', () => {
    const first = nextLugar(null, { chave: 'd', antes: null }, same);
    expect(shown(LISTA, first)).toBe('dabc');
    expect(shown(['a', 'b', 'c', 'e'], nextLugar(first, { chave: 'e', antes: 'd' }, same))).toBe('eabc');
  });

  test('keeps its row if it was changed, wherever the server’s order has it', () => {
    const lugar = nextLugar(null, { chave: 'x', antes: 'b' }, same);
    expect(shown(['a', 'c', 'd', 'x'], lugar)).toBe('axcd');
    expect(shown(['a', 'c', 'd', 'y'], nextLugar(lugar, { chave: 'y', antes: 'x' }, same))).toBe('aycd');
  });

  test('keeps its row also when a new one above it goes to its place', () => {
    const lugar = nextLugar({ chave: 'n', como: null }, { chave: 'x', antes: 'b' }, same);
    expect(shown(['n', 'a', 'c', 'd', 'x'], lugar)).toBe('naxcd');
    expect(shown(['a', 'c', 'd', 'n', 'x'], lugar)).toBe('axcdn');
  });

  test('goes to its place in the order when another one is saved', () => {
    const first = nextLugar(null, { chave: 'd', antes: null }, same);
    expect(shown(LISTA, nextLugar(first, { chave: 'c', antes: null }, same))).toBe('cabd');
    expect(shown(LISTA, nextLugar(first, { chave: 'b', antes: 'b' }, same))).toBe('abcd');
  });

  test('that is not there any more leaves no gap', () => {
    expect(shown(LISTA, { chave: 'x', como: null })).toBe('abcd');
  });
});

test('contacts of the server that the device has are listed once', () => {
  expect(joined(['b'], ['a', 'b'], same)).toEqual(['b', 'a']);
});
