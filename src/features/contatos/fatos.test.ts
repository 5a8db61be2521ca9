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

const textsOf = (dados: Dados) => fatosOf(dados).map(([, texto]) => texto);

test('a record of a server without our fields has the customer’s code, name, city and state', () => {
  expect(textsOf(DADOS)).toEqual([
    '7',
    'Farmácia Modelo',
    '–',
    '–',
    '–',
    '–',
    '–',
    '–',
    '–',
    'Campinas',
    'SP',
  ]);
});

test('the address is that of the record, blanks are dashes', () => {
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
    '70',
    'Farmácia Modelo',
    '11222333000181',
    '–',
    'Rua Um',
    '–',
    '–',
    'Centro',
    '13010-000',
    'Santos',
    'SP',
  ]);
});

test('a customer’s code is the company’s own where it has one', () => {
  const dados = { ...DADOS, codigo: 70, pessoa: { ...DADOS.pessoa, codigoErp: 'C-000070' } };
  expect(textsOf(dados)[0]).toBe('C-000070');
});
