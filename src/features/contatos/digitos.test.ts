import { describe, expect, test } from 'vitest';
import { type Digitos, digitar } from './digitos.ts';

const VAZIO: Digitos = { ddd: '', prefixo: '', numero: '' };

describe('a field of a phone number', () => {
  test('keeps the typing until it is full, and then hands over', () => {
    expect(digitar(VAZIO, 'ddd', '1')).toEqual({ digitos: { ...VAZIO, ddd: '1' }, foco: null });
    const com1 = { ...VAZIO, ddd: '1' };
    expect(digitar(com1, 'ddd', '11')).toEqual({ digitos: { ...VAZIO, ddd: '11' }, foco: 'prefixo' });
    expect(digitar(VAZIO, 'prefixo', '3456').foco).toBeNull();
    expect(digitar({ ...VAZIO, prefixo: '9876' }, 'prefixo', '98765').foco).toBe('numero');
    expect(digitar({ ...VAZIO, numero: '432' }, 'numero', '4321').foco).toBeNull();
  });

  test('does not hand over while digits are deleted', () => {
    expect(digitar({ ...VAZIO, prefixo: '98765' }, 'prefixo', '9876').foco).toBeNull();
  });

  test('lets one more digit go on in an empty next field', () => {
    const cheio = { ...VAZIO, ddd: '11' };
    expect(digitar(cheio, 'ddd', '119')).toEqual({
      digitos: { ddd: '11', prefixo: '9', numero: '' },
      foco: 'prefixo',
    });
  });

  test('replaces no digit of the next field by one more', () => {
    const dois = { ddd: '11', prefixo: '98765', numero: '' };
    expect(digitar(dois, 'ddd', '119')).toEqual({ digitos: dois, foco: null });
    const tudo = { ...dois, numero: '4321' };
    expect(digitar(tudo, 'numero', '43215')).toEqual({ digitos: tudo, foco: null });
  });
});

describe('a pasted number', () => {
  test.each([
    ['11987654321', '98765', '4321'],
    ['5511987654321', '98765', '4321'],
    ['1134567890', '3456', '7890'],
    ['551134567890', '3456', '7890'],
  ])('%s fills all fields', (texto, prefixo, numero) => {
    expect(digitar(VAZIO, 'ddd', texto)).toEqual({ digitos: { ddd: '11', prefixo, numero }, foco: 'numero' });
  });

  test('without its area code fills prefix and number', () => {
    const com11 = { ...VAZIO, ddd: '11' };
    expect(digitar(com11, 'prefixo', '987654321')).toEqual({
      digitos: { ddd: '11', prefixo: '98765', numero: '4321' },
      foco: 'numero',
    });
    expect(digitar(com11, 'prefixo', '34567890').digitos).toEqual({
      ddd: '11',
      prefixo: '3456',
      numero: '7890',
    });
  });

  test('takes the place of the number before', () => {
    const antes = { ddd: '21', prefixo: '99999', numero: '0000' };
    expect(digitar(antes, 'ddd', '11987654321').digitos).toEqual({
      ddd: '11',
      prefixo: '98765',
      numero: '4321',
    });
  });
});
