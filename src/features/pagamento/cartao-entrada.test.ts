import { expect, test } from 'vitest';
import { emBase64 } from '#parts/share/base64.ts';
import { bandeiraOf } from './bandeira.ts';
import { type Entrada, errosEntrada, toCartaoPagamento } from './cartao-entrada.ts';

const bandeira = (idCartaoCreditoBandeira: number, descricaoCartaoCreditoBandeira: string) => ({
  idCartaoCreditoBandeira,
  descricaoCartaoCreditoBandeira,
  imagem: null,
});

const bandeiras = [
  bandeira(1, 'Visa'),
  bandeira(2, 'Mastercard'),
  bandeira(3, 'Elo'),
  bandeira(4, 'American Express'),
  bandeira(5, 'Hipercard'),
];

const parcelas = [
  {
    idCartaoCreditoIntegracaoParcela: 31,
    descricaoParcela: '2x de R$ 51,00',
    parcelas: 2,
    valorParcela: 5100,
    taxa: 200,
    diasParaVencimento: 30,
  },
];

const opcoes = { bandeiras, parcelas };

const entrada = (change: Partial<Entrada> = {}): Entrada => ({
  portador: 'Ana Conceição',
  numero: '4111 1111 1111 1111',
  mes: '12',
  ano: '30',
  codigo: '123',
  parcela: '31',
  ...change,
});

test.each([
  ['4111111111111111', 1],
  ['5555 5555 5555 4444', 2],
  ['2223003122003222', 2],
  ['6362970000457013', 3],
  ['4514160123456789', 3],
  ['378282246310005', 4],
  ['6062825624254001', 5],
  ['30569309025904', undefined],
  ['', undefined],
  ['9', undefined],
])('%s is of the brand %s', (numero, id) => {
  expect(bandeiraOf(numero, bandeiras)?.idCartaoCreditoBandeira).toBe(id);
});

test('a brand that the branch does not accept is an error', () => {
  expect(bandeiraOf('4111111111111111', bandeiras.slice(1))).toBeUndefined();
});

test('a wrong field has its error; so do another brand and missing instalments', () => {
  const hoje = '2026-11-20';
  expect(errosEntrada(entrada(), opcoes, hoje)).toEqual({});
  expect(errosEntrada(entrada({ numero: '4111', parcela: '' }), opcoes, hoje)).toEqual({
    numero: 'Número do cartão inválido',
    parcela: 'Selecione as parcelas',
  });
  expect(errosEntrada(entrada({ numero: '30569309025904' }), opcoes, hoje)).toEqual({
    numero: 'Esta bandeira não é aceita',
  });
});

test('a card becomes the payment of its order, to the cent', () => {
  const cobrado = { idPrePedido: 900, idPessoaFilial: 11, idCarrinhoGrupo: 5, idCarrinho: 70, valor: 10_000 };
  expect(toCartaoPagamento(entrada(), opcoes, cobrado, 8)).toMatchObject({
    IDPrePedido: 900,
    ValorTotalEsperado: 10_000,
    ValorTransacao: 10_200,
    QuantidadeParcelas: 2,
    NumeroCartaoCredito: '4111 1111 1111 1111',
    IDBandeiraCartaoCredito: 1,
    Taxa: 200,
    IDUsuario: 8,
  });
  expect(toCartaoPagamento(entrada({ parcela: '99' }), opcoes, cobrado, 8)).toBeNull();
});

test('base64 is of the UTF-8 of a text', () => {
  expect(emBase64('["Conceição"]')).toBe(Buffer.from('["Conceição"]', 'utf8').toString('base64'));
});
