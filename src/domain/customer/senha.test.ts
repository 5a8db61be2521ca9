import { expect, test } from 'vitest';
import { errosSenha, errosTroca } from './senha.ts';

const CURTA = 'A nova senha deve possuir ao menos 6 caracteres.';
const DIFERENTE = 'A confirmação de senha é diferente da nova senha informada.';

test.each([
  ['segredo', 'segredo', {}],
  ['abcdef', 'abcdef', {}],
  ['abcde', 'abcde', { senhaNova: CURTA }],
  ['ação12', 'ação12', {}],
  ['😀😀😀', '😀😀😀', { senhaNova: CURTA }],
  ['segredo', 'segredO', { confirmacaoSenha: DIFERENTE }],
  ['segredo', '', { confirmacaoSenha: 'Campo obrigatório.' }],
  ['abc', 'abd', { senhaNova: CURTA, confirmacaoSenha: DIFERENTE }],
])('errosSenha of %j confirmed as %j is %j', (senhaNova, confirmacaoSenha, erros) => {
  expect(errosSenha({ senhaNova, confirmacaoSenha })).toEqual(erros);
});

test('errosTroca requires the current password, and lists it first', () => {
  const erros = errosTroca({ senhaAtual: '', senhaNova: '', confirmacaoSenha: '' });
  expect(Object.entries(erros)).toEqual([
    ['senhaAtual', 'Campo obrigatório.'],
    ['senhaNova', CURTA],
    ['confirmacaoSenha', 'Campo obrigatório.'],
  ]);
});
