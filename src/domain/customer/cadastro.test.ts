import { expect, test } from 'vitest';
import { type CadastroDigitado, errosCadastro, isObrigatorio } from './cadastro.ts';

const HOJE = '2026-11-20';

const FISICA: CadastroDigitado = {
  cep: '01310-100',
  tipo: '1',
  cpfCnpj: '529.982.247-25',
  nomeCompleto: 'Ana Souza',
  dataNascimento: '1990-02-28',
  rg: '12.345.678-9',
  email: 'ana@example.com',
  telefone: '(11) 98765-4321',
  logradouro: 'Avenida Paulista',
  numeroEndereco: '1578',
  complementoEndereco: '',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  estado: 'SP',
};

const VAZIO: CadastroDigitado = {
  ...FISICA,
  cep: '',
  cpfCnpj: '',
  nomeCompleto: '',
  dataNascimento: '',
  rg: '',
  email: '',
  telefone: '',
  logradouro: '',
  numeroEndereco: '',
  bairro: '',
  cidade: '',
  estado: '',
};

test('errosCadastro accepts a complete registration, masked or bare', () => {
  expect(errosCadastro(FISICA, HOJE)).toEqual({});
  const bare = { ...FISICA, cep: '01310100', cpfCnpj: '52998224725', telefone: '11987654321' };
  expect(errosCadastro(bare, HOJE)).toEqual({});
});

test('errosCadastro requires every field of a natural person except the complement', () => {
  expect(errosCadastro(VAZIO, HOJE)).toEqual({
    cep: 'O CEP informado é inválido.',
    cpfCnpj: 'O CPF/CNPJ informado é inválido.',
    nomeCompleto: 'Campo obrigatório.',
    dataNascimento: 'Campo obrigatório.',
    rg: 'Campo obrigatório.',
    email: 'Informe um e-mail válido.',
    telefone: 'O formato do telefone informado é inválido.',
    logradouro: 'Campo obrigatório.',
    numeroEndereco: 'Campo obrigatório.',
    bairro: 'Campo obrigatório.',
    cidade: 'Campo obrigatório.',
    estado: 'Campo obrigatório.',
  });
});

test('errosCadastro requires only postal code, tax id and contact of a legal entity', () => {
  expect(errosCadastro({ ...VAZIO, tipo: '2' }, HOJE)).toEqual({
    cep: 'O CEP informado é inválido.',
    cpfCnpj: 'O CPF/CNPJ informado é inválido.',
    email: 'Informe um e-mail válido.',
    telefone: 'O formato do telefone informado é inválido.',
  });
  const juridica = { ...VAZIO, tipo: '2', cep: '01310100', email: 'a@b.co', telefone: '1132654321' };
  expect(errosCadastro({ ...juridica, cpfCnpj: '12.ABC.345/01DE-35' }, HOJE)).toEqual({});
  // An optional field must be valid if it is filled.
  expect(errosCadastro({ ...juridica, cpfCnpj: '33000167000101', numeroEndereco: 'x' }, HOJE)).toEqual({
    numeroEndereco: 'Apenas números devem ser informados.',
  });
});

test.each([
  ['tipo', '', 'Selecione o tipo de cadastro.'],
  ['cep', '0131010', 'O CEP informado é inválido.'],
  ['cpfCnpj', '529.982.247-2', 'O CPF/CNPJ informado é inválido.'],
  ['cpfCnpj', '529.982.247-26', 'O CPF/CNPJ informado é inválido.'],
  ['telefone', '(11) 3265-432', 'O formato do telefone informado é inválido.'],
  ['email', 'ana@', 'Informe um e-mail válido.'],
  ['estado', 'S', 'Informe o estado com 2 letras.'],
  ['numeroEndereco', 'abc', 'Apenas números devem ser informados.'],
  ['numeroEndereco', '12a', 'Apenas números devem ser informados.'],
  ['numeroEndereco', '0', 'Deve ser inserido um número positivo.'],
  ['numeroEndereco', '-5', 'Deve ser inserido um número positivo.'],
  ['numeroEndereco', '1,5', 'Deve ser inserido um número positivo.'],
  ['dataNascimento', '1990-02-30', 'Informe uma data de nascimento válida.'],
  ['dataNascimento', HOJE, 'Informe uma data de nascimento válida.'],
  ['nomeCompleto', '   ', 'Campo obrigatório.'],
] as const)('errosCadastro rejects %s "%s": %s', (campo, text, sentence) => {
  const erros = errosCadastro({ ...FISICA, [campo]: text }, HOJE);
  expect(erros[campo]).toBe(sentence);
});

const NUMERO = 'Apenas números devem ser informados.';
const DATA = 'Informe uma data de nascimento válida.';

test.each([
  ['numeroEndereco', 'A12', NUMERO],
  ['numeroEndereco', '12B', NUMERO],
  ['numeroEndereco', '12,55', 'Deve ser inserido um número positivo.'],
  ['dataNascimento', 'x1990-02-28', DATA],
  ['dataNascimento', '1990-02-28x', DATA],
  ['dataNascimento', '1899-12-31', DATA],
  ['dataNascimento', HOJE, DATA],
  ['estado', 'ASP', 'Informe o estado com 2 letras.'],
  ['estado', 'SPA', 'Informe o estado com 2 letras.'],
])('errosCadastro rejects %s with the value %s', (campo, texto, erro) => {
  expect(errosCadastro({ ...FISICA, [campo]: texto }, HOJE)).toEqual({ [campo]: erro });
});

test('errosCadastro accepts the earliest birthday, and blanks around an address', () => {
  const good = { ...FISICA, dataNascimento: '1900-01-01', email: ' ana@example.com ' };
  expect(errosCadastro(good, HOJE)).toEqual({});
});

test.each(['cep', 'tipo', 'cpfCnpj', 'email', 'telefone'] as const)('%s is required of everyone', (campo) => {
  expect([isObrigatorio(campo, '1'), isObrigatorio(campo, '2'), isObrigatorio(campo, '')]).toEqual([
    true,
    true,
    true,
  ]);
});

test('a name is required only of a natural person, and a complement is always optional', () => {
  expect([isObrigatorio('nomeCompleto', '1'), isObrigatorio('nomeCompleto', '2')]).toEqual([true, false]);
  expect(isObrigatorio('complementoEndereco', '1')).toBe(false);
});
