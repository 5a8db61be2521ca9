import { expect, test } from 'vitest';
import { errosSolicitante, INFORME_CLIENTE, isIncluido } from './solicitacao-acesso.ts';

const ANA = { nomeCompleto: 'Ana Souza', email: 'ana@example.com', telefone: '(11) 98765-4321' };

test('errosSolicitante requires a name, an e-mail address and a phone of 10 to 13 digits', () => {
  expect(errosSolicitante(ANA)).toEqual({});
  expect(errosSolicitante({ nomeCompleto: ' ', email: 'ana', telefone: '119876543' })).toEqual({
    nomeCompleto: 'Campo obrigatório.',
    email: 'Informe um e-mail válido.',
    telefone: 'O formato do telefone informado é inválido.',
  });
  expect(errosSolicitante({ ...ANA, telefone: '55119876543210' })).toEqual({
    telefone: 'O telefone informado ultrapassou a quantidade máxima de caracteres.',
  });
});

test('isIncluido finds a customer on the list, however the tax id is written', () => {
  const clientes = [{ cpfCnpj: '12.ABC.345/01DE-35' }];
  expect(isIncluido(clientes, '12abc34501de35')).toBe(true);
  expect(isIncluido(clientes, '33000167000101')).toBe(false);
});

test('INFORME_CLIENTE asks for a customer to search', () => {
  expect(INFORME_CLIENTE).toBe('Informe um cliente para realizar a pesquisa.');
});
