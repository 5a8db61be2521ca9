import { describe, expect, test } from 'vitest';
import { CARTAO_INVALIDO, type CartaoDigitado, errosCartao, isLuhn } from './cartao.ts';

const HOJE = '2026-11-21';
const cartao: CartaoDigitado = {
  portador: 'Marina Alves',
  numero: '4111 1111 1111 1111',
  mes: '12',
  ano: '28',
  codigo: '123',
};
const erros = (change: Partial<CartaoDigitado>) => errosCartao({ ...cartao, ...change }, HOJE);

test('isLuhn accepts published test numbers and rejects their neighbours', () => {
  for (const numero of ['4111111111111111', '5555555555554444', '378282246310005', '79927398713']) {
    expect(isLuhn(numero), numero).toBe(true);
    const next = (Number(numero.at(-1)) + 1) % 10;
    expect(isLuhn(numero.slice(0, -1) + next)).toBe(false);
  }
  expect(isLuhn('')).toBe(false);
});

test('errosCartao accepts a valid card', () => {
  expect(erros({})).toEqual({});
});

describe('the name on a card', () => {
  test.each(['Ana', 'João d Água Ção Ênio', 'A B C D E', 'Zoe\u0301 Lima', ' Ana  Maria ', 'a'.repeat(70)])(
    'may be %j',
    (portador) => expect(erros({ portador })).toEqual({}),
  );
  test.each(['', ' ', 'A B C D E F', 'Ana 2', "d'Água", 'Ana-Maria', 'a'.repeat(71)])(
    'may not be %j',
    (portador) => expect(erros({ portador })).toEqual({ portador: 'Nome inválido' }),
  );
});

describe('the number of a card', () => {
  test.each(['4111111111111111', '4111 1111 1111 1111', '378282246310005'])('may be %j', (numero) =>
    expect(erros({ numero })).toEqual({}),
  );
  test.each(['', '4111111111111112', '41111111111', '4111-1111-1111-1111', '4111  1111  1111  1111', '0'])(
    'may not be %j',
    (numero) => expect(erros({ numero })).toEqual({ numero: 'Número do cartão inválido' }),
  );
});

describe('the expiry of a card', () => {
  test.each(['00', '13', '1', '012', ''])('may not have the month %j', (mes) =>
    expect(erros({ mes })).toEqual({ mes: 'Mês inválido' }),
  );
  test.each(['19', '2028', '2', '', 'ab'])('may not have the year %j', (ano) =>
    expect(erros({ ano })).toEqual({ ano: 'Ano inválido' }),
  );
  test('is the end of its month', () => {
    expect(erros({ mes: '11', ano: '26' })).toEqual({});
    expect(erros({ mes: '10', ano: '26' })).toEqual({ ano: 'Ano inválido' });
    expect(erros({ mes: '12', ano: '25' })).toEqual({ ano: 'Ano inválido' });
    expect(erros({ mes: '01', ano: '99' })).toEqual({});
  });
});

test('the security code of a card has three or four digits', () => {
  expect([erros({ codigo: '000' }), erros({ codigo: '1234' })]).toEqual([{}, {}]);
  for (const codigo of ['', '12', '12345', '12a'])
    expect(erros({ codigo })).toEqual({ codigo: 'Código de segurança inválido' });
});

test('errosCartao returns a sentence for each invalid field', () => {
  expect(Object.keys(errosCartao({ portador: '', numero: '', mes: '', ano: '', codigo: '' }, HOJE))).toEqual([
    'portador',
    'numero',
    'mes',
    'ano',
    'codigo',
  ]);
});

test('CARTAO_INVALIDO sums up the errors of a card that is sent', () => {
  expect(CARTAO_INVALIDO).toBe(
    'Houve um erro ao validar os dados do cartão de crédito. Reveja-os para continuar.',
  );
});

test('a card number has at most nineteen digits and twenty characters, not counting blanks around it', () => {
  expect(erros({ numero: ' 4111 1111 1111 1111 ' })).toEqual({});
  // Nineteen digits with a right check digit, with one blank and with two.
  const longest = '6304000000000000000';
  expect([isLuhn(longest), erros({ numero: `63040 ${longest.slice(5)}` })]).toEqual([true, {}]);
  const wrong = { numero: 'Número do cartão inválido' };
  expect(erros({ numero: `63040 00000 ${longest.slice(10)}` })).toEqual(wrong);
  expect(erros({ numero: `0${longest}` })).toEqual(wrong);
  expect(erros({ numero: 'x4111111111111111' })).toEqual(wrong);
});

test('a year with extra characters is invalid', () => {
  for (const ano of ['128', '281', 'x28', '28x']) expect(erros({ ano })).toEqual({ ano: 'Ano inválido' });
});
