import { expect, test } from 'vitest';
import { metaSample } from '#domain/metas/meta-sample.ts';
import { envioIntent, sampleGrupo, sampleReceipt, sampleRow } from '#outbox/outbox-sample.ts';
import { isEnvio } from '#parts/cart/envio-words.ts';
import { somarEnviados } from './somar-enviados.ts';

const PRODUTOS = new Map([
  [1, { idFabricante: 1, idMarca: 10 }],
  [2, { idFabricante: 2, idMarca: 20 }],
]);
const envio = envioIntent([
  { idItem: 1, quantidade: 3 },
  { idItem: 2, quantidade: 4, filial: 2 },
]);
const ENVIADOS = {
  fila: [sampleRow(1, envio)].filter(isEnvio),
  feitos: [
    sampleReceipt(2, envio, 1, { pedidos: [{ ...sampleGrupo(2), idPrePedido: 9, total: 39_00 }] }),
  ].filter(isEnvio),
};
const somar = (over: Parameters<typeof metaSample>[0]) => {
  const { realizado, naFila } = somarEnviados(metaSample({ realizado: 100_00, ...over }), ENVIADOS, PRODUTOS);
  return [realizado, naFila];
};

test('unsent orders stand apart, orders confirmed since the reading are reached', () => {
  expect(somar({})).toEqual([139_00, 70_00]);
});

test('a maker’s goal has its lines of the groups that became orders', () => {
  expect(somar({ fabricantes: [1] })).toEqual([100_00, 30_00]);
  expect(somar({ marcas: [20] })).toEqual([140_00, 40_00]);
});

test('a customer’s goal has none of another customer’s orders', () => {
  expect(somar({ cliente: { idPessoa: 999, nome: 'Outra' } })).toEqual([100_00, 0]);
});
