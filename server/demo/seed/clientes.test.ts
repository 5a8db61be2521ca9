import { expect, test } from 'vitest';
import { CLIENTES, USUARIOS } from './clientes.ts';

test('rep is linked to twelve pharmacies and the buyer to one', () => {
  expect(USUARIOS.map((u) => [u.login, u.clientes.length])).toEqual([
    ['representante', 12],
    ['farmacia', 1],
  ]);
  expect(CLIENTES.map((c) => c.idPessoa)).toEqual([
    101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112,
  ]);
});

test('demo has one customer of each special kind', () => {
  expect(CLIENTES.filter((c) => c.clienteBloqueadoMotivo !== null).map((c) => c.idPessoa)).toEqual([102]);
  expect(CLIENTES.filter((c) => !c.comPreferencia).map((c) => c.idPessoa)).toEqual([103]);
  expect(CLIENTES.filter((c) => c.limiteDisponivel > 0 && c.limiteDisponivel < 1000_00)).toHaveLength(1);
  expect(CLIENTES.filter((c) => c.aplicarLimiteMinimoDiario).map((c) => c.idPessoa)).toEqual([105]);
  expect(Math.max(...CLIENTES.map((c) => c.nome.length))).toBeGreaterThan(110);
});

test('customers have only conditions of their own state', () => {
  const wrong = CLIENTES.filter((c) => c.condicoes.some((id) => (id === 3) !== (c.estado === 'MG')));
  expect(wrong).toEqual([]);
});
