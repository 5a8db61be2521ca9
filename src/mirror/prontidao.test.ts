import { expect, test } from 'vitest';
import type { CheckpointRow } from '#vault/device-rows.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { prontidaoDe } from './prontidao.ts';

const CONTEXTOS = [{ idContexto: 'c4' }, { idContexto: 'c1' }];
// Only the members that the rule reads.
const cliente = { idPessoa: 110, detalhe: { contextos: CONTEXTOS }, at: 500 } as ClienteRow;
const carrinho = { idPessoaCliente: 110, carrinho: null, at: 510 };
const precos = (id: string, at: number): CheckpointRow => ({
  name: `precos:${id}`,
  state: 'ready',
  geracao: 'g',
  etag: null,
  at,
});
const lists: CheckpointRow[] = [
  { name: 'pedidos:110', at: 530 },
  { name: 'notas:110', at: 540 },
  { name: 'recebiveis:110', at: 550 },
];

test('a customer with all parts is ready, as old as the oldest part', () => {
  expect(prontidaoDe(cliente, carrinho, [precos('c4', 400), precos('c1', 520), ...lists])).toEqual({
    partes: { cliente: 500, carrinho: 510, precos: 400, pedidos: 530, notas: 540, recebiveis: 550 },
    completo: true,
    desde: 400,
  });
});

test('prices count as missing while those of one context are missing', () => {
  const { partes, completo, desde } = prontidaoDe(cliente, carrinho, [precos('c4', 400), ...lists]);
  expect([partes.precos, completo, desde]).toEqual([null, false, 500]);
});

test('other customers’ lists do not count, and a customer without loaded data has no part', () => {
  const never = { ...cliente, detalhe: null } as ClienteRow;
  const others: CheckpointRow[] = [{ name: 'pedidos:111', at: 1 }];
  expect(prontidaoDe(never, undefined, others)).toEqual({
    partes: { cliente: null, carrinho: null, precos: null, pedidos: null, notas: null, recebiveis: null },
    completo: false,
    desde: null,
  });
});
