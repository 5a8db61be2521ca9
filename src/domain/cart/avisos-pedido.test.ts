import { expect, test } from 'vitest';
import { hasMudanca, SEM_AVISOS } from './avisos-carrinho.ts';
import {
  noteExtras,
  notePagamentos,
  withoutExtras,
  withoutPagamento,
  withoutPedido,
} from './avisos-pedido.ts';

const grupo = { idPessoaFilial: 1, idCondicao: 1, idCarrinhoGrupoTipo: 1 };
const pago = (idPagamento: string) => ({ ...grupo, idPagamento });
const escolha = { grupo, idPrazo: 28, idFormaPagamento: 1, descricaoPagamento: 'Boleto · 28 dias' };
const trocado = (de: string, para: string | null, avisos = SEM_AVISOS, escolhida = true) =>
  notePagamentos(avisos, {
    antes: [pago(de)],
    depois: para === null ? [] : [pago(para)],
    escolhaDe: () => (escolhida ? escolha : undefined),
    at: 7,
  });

test('a payment chosen here and changed elsewhere is reported until it is back or its group is gone', () => {
  const told = trocado('28_1', '30_1');
  expect(told.pagamentos).toEqual([{ de: escolha, at: 7 }]);
  expect(hasMudanca(told)).toBe(true);
  expect(trocado('30_1', '60_1', told)).toBe(told);
  expect(trocado('30_1', '28_1', told).pagamentos).toEqual([]);
  expect(trocado('30_1', null, told).pagamentos).toEqual([]);
  expect(withoutPagamento(told, { ...grupo, idCarrinhoGrupoTipo: 2 })).toBe(told);
});

test('a payment that follows the preferences is not reported', () => {
  expect(trocado('28_1', '30_1', SEM_AVISOS, false)).toBe(SEM_AVISOS);
  expect(trocado('15_1', '30_1')).toBe(SEM_AVISOS);
});

const nada = { informar: false, numeroPedidoCliente: '', observacao: '' };
const pedido = (numeroPedidoCliente: string) => ({ informar: true, numeroPedidoCliente, observacao: '' });

test('overwritten extra data are reported until they are back', () => {
  const antes = pedido('PED-1');
  const told = noteExtras(SEM_AVISOS, { antes, depois: pedido('PED-2'), isApagadoAqui: false, at: 7 });
  expect(told.extras).toEqual({ de: antes, at: 7 });
  const again = { antes: pedido('PED-2'), depois: nada, isApagadoAqui: false, at: 8 };
  expect(noteExtras(told, again)).toBe(told);
  expect(noteExtras(told, { ...again, depois: antes }).extras).toBeNull();
});

test('extra data of another device is reported only to the device that cleared them', () => {
  const wrote = { antes: nada, depois: pedido('PED-2'), at: 7 };
  expect(noteExtras(SEM_AVISOS, { ...wrote, isApagadoAqui: false })).toBe(SEM_AVISOS);
  expect(noteExtras(SEM_AVISOS, { ...wrote, isApagadoAqui: true }).extras?.de).toEqual(nada);
});

test('notices about payments and extra data end with the cart, or when the user acknowledges them', () => {
  const told = { ...trocado('28_1', '30_1'), extras: { de: pedido('PED-1'), at: 7 } };
  expect(withoutPedido(told)).toEqual({ ...SEM_AVISOS, pagamentos: [], extras: null });
  expect(withoutPedido(SEM_AVISOS)).toBe(SEM_AVISOS);
  expect(withoutExtras(withoutPagamento(told, grupo)).linhas).toEqual([]);
});

test('each group’s payment is reported by itself; an unchanged or removed payment is not', () => {
  const other = { ...grupo, idPessoaFilial: 2 };
  const third = { ...grupo, idPessoaFilial: 3 };
  const fourth = { ...grupo, idPessoaFilial: 4 };
  const de = ({ idPessoaFilial }: typeof grupo) => ({ ...escolha, grupo: { ...grupo, idPessoaFilial } });
  const all = [grupo, other, third, fourth];
  const told = notePagamentos(SEM_AVISOS, {
    antes: all.map((g) => ({ ...g, idPagamento: '28_1' })),
    depois: [grupo, other, third].map((g) => ({ ...g, idPagamento: g === third ? '28_1' : '30_1' })),
    escolhaDe: de,
    at: 7,
  });
  expect(told.pagamentos).toEqual([
    { de: de(grupo), at: 7 },
    { de: de(other), at: 7 },
  ]);
  const again = notePagamentos(told, {
    antes: [grupo, other].map((g) => ({ ...g, idPagamento: '28_1' })),
    depois: [grupo, other].map((g) => ({ ...g, idPagamento: '60_1' })),
    escolhaDe: de,
    at: 9,
  });
  expect(again).toBe(told);
});

test('withoutPagamento returns the same object if the group has no notice', () => {
  expect(withoutPagamento(SEM_AVISOS, grupo)).toBe(SEM_AVISOS);
});

test.each([
  ['whether there are any', { informar: false }],
  ['the order’s number', { numeroPedidoCliente: 'PED-2' }],
  ['the note', { observacao: 'À tarde' }],
])('extra data count as changed if only this differs: %s', (_, change) => {
  const antes = pedido('PED-1');
  const wrote = { antes, depois: { ...antes, ...change }, isApagadoAqui: false, at: 7 };
  expect(noteExtras(SEM_AVISOS, wrote).extras).toEqual({ de: antes, at: 7 });
});

test('unchanged extra data are not reported', () => {
  const antes = pedido('PED-1');
  expect(noteExtras(SEM_AVISOS, { antes, depois: { ...antes }, isApagadoAqui: true, at: 7 })).toBe(
    SEM_AVISOS,
  );
});
