import { expect, test } from 'vitest';
import { sampleCliente, sampleOpcao } from '#domain/cart/carrinho-sample.ts';
import { opcoesFor, pagamentoFor } from './cliente-compra.ts';

const boleto = sampleOpcao(1);
const pix = sampleOpcao(10, { forma: 'Pix', antecipado: true });
const cheque = sampleOpcao(3, { forma: 'Cheque' });
const opcoes = [
  { idCondicao: 1, opcoes: [boleto, pix, cheque] },
  { idCondicao: 2, opcoes: [cheque] },
];
const cliente = sampleCliente({ opcoes, idPagamentoPreferido: '1_10' });

test('each sale condition has its own ways to pay, one that is not the customer’s has none', () => {
  expect(opcoesFor(cliente, 1)).toEqual([boleto, pix, cheque]);
  expect(opcoesFor(cliente, 2)).toEqual([cheque]);
  expect(opcoesFor(cliente, 3)).toEqual([]);
});

test('a blocked customer pays in advance only', () => {
  expect(opcoesFor({ opcoes, bloqueado: true }, 1)).toEqual([pix]);
});

test('a group is paid as chosen, else as preferred, else in the first way', () => {
  expect(pagamentoFor(cliente, 1, '1_3')).toBe(cheque);
  expect(pagamentoFor(cliente, 1, undefined)).toBe(pix);
  expect(pagamentoFor({ ...cliente, idPagamentoPreferido: null }, 1, undefined)).toBe(boleto);
});

test('a choice or a preference that is no longer offered is passed over', () => {
  expect(pagamentoFor(cliente, 1, '9_9')).toBe(pix);
  expect(pagamentoFor(cliente, 2, '1_10')).toBe(cheque);
  expect(pagamentoFor(cliente, 3, '1_10')).toBeUndefined();
});
