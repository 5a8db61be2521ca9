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

test('opcoesFor returns the payment options of one sale condition, and none for another', () => {
  expect(opcoesFor(cliente, 1)).toEqual([boleto, pix, cheque]);
  expect(opcoesFor(cliente, 2)).toEqual([cheque]);
  expect(opcoesFor(cliente, 3)).toEqual([]);
});

test('opcoesFor returns only advance payments for a blocked customer', () => {
  expect(opcoesFor({ opcoes, bloqueado: true }, 1)).toEqual([pix]);
});

test('pagamentoFor returns the chosen payment, else the preferred one, else the first', () => {
  expect(pagamentoFor(cliente, 1, '1_3')).toBe(cheque);
  expect(pagamentoFor(cliente, 1, undefined)).toBe(pix);
  expect(pagamentoFor({ ...cliente, idPagamentoPreferido: null }, 1, undefined)).toBe(boleto);
});

test('pagamentoFor skips a choice or a preference that is no longer offered', () => {
  expect(pagamentoFor(cliente, 1, '9_9')).toBe(pix);
  expect(pagamentoFor(cliente, 2, '1_10')).toBe(cheque);
  expect(pagamentoFor(cliente, 3, '1_10')).toBeUndefined();
});
