import { expect, test } from 'vitest';
import { erroDaPesquisa, toSolicitacao, VAZIA } from './solicitacao.ts';

const AURORA = { idPessoa: 101, cpfCnpj: '99000101000120', nome: 'Drogaria Aurora' };

test('a lookup needs a tax id that can be one and is not on the list', () => {
  expect(erroDaPesquisa([], ' ')).toBe('Informe um cliente para realizar a pesquisa.');
  expect(erroDaPesquisa([], '99.000.101/0001-21')).toBe('O CPF/CNPJ informado é inválido.');
  expect(erroDaPesquisa([], '99.000.101/0001-20')).toBeNull();
  expect(erroDaPesquisa([AURORA], '99000101000120')).toBe(
    'O cliente com o CPF/CNPJ: 99.000.101/0001-20 já foi incluído.',
  );
  expect(erroDaPesquisa(Array(50).fill(AURORA), '52998224725')).toContain('até 50 clientes');
});

test('is sent with the ids of its customers', () => {
  const pedido = {
    ...VAZIA,
    nomeCompleto: 'Ana',
    email: 'a@b.co',
    telefone: '(11) 3265-4321',
    clientes: [AURORA],
  };
  expect(toSolicitacao(pedido)).toEqual({
    nome: 'Ana',
    email: 'a@b.co',
    telefone: '1132654321',
    clientes: [101],
  });
});
