import { expect, test } from 'vitest';
import { fatosOf } from './fatos.ts';

type Dados = Parameters<typeof fatosOf>[0];

const DADOS: Dados = {
  pessoa: { idPessoa: 7, nome: 'Farmácia Modelo', cpfCnpjFormatado: '' },
  cidade: 'Campinas',
  estado: 'SP',
  limiteDisponivel: 0,
  clienteBloqueadoMotivo: null,
  aplicarLimiteMinimoDiario: false,
  valorLimiteMinimoDiario: 0,
  valorTotalPedidosDia: 0,
};

const textsOf = (dados: Dados) => fatosOf(dados).map((fato) => fato.join(': '));

test('a record of a server without our fields has the customer’s code, name, city and state', () => {
  expect(textsOf(DADOS)).toEqual(['Código: 7', 'Nome: Farmácia Modelo', 'Cidade: Campinas', 'Estado: SP']);
});

test('the address is that of the record, blanks are left out', () => {
  const enderecoPrincipal = {
    tipoLogradouro: null,
    logradouro: 'Rua Um',
    numero: ' ',
    complemento: '',
    bairro: 'Centro',
    cep: '13010000',
    cidade: 'Santos',
    estado: '',
  };
  const dados = { ...DADOS, codigo: 70, cpfCnpj: '11222333000181', enderecoPrincipal };
  expect(textsOf(dados)).toEqual([
    'Código: 70',
    'Nome: Farmácia Modelo',
    'CPF/CNPJ: 11222333000181',
    'Endereço: Rua Um',
    'Bairro: Centro',
    'CEP: 13010-000',
    'Cidade: Santos',
    'Estado: SP',
  ]);
});

test('a customer’s code is the company’s own where it has one', () => {
  const dados = { ...DADOS, codigo: 70, pessoa: { ...DADOS.pessoa, codigoErp: 'C-000070' } };
  expect(textsOf(dados)[0]).toBe('Código: C-000070');
});
