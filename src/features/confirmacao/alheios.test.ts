import { expect, test } from 'vitest';
import { formatMoney } from '#lib/format-number.ts';
import { envioIntent, linhaIntent, sampleGrupo, sampleParked } from '#outbox/outbox-sample.ts';
import { alheiosOf, alheiosText } from './alheios.ts';

const intent = envioIntent([
  { idItem: 1, quantidade: 50 },
  { idItem: 2, quantidade: 3 },
]);
const pedido = {
  ...sampleGrupo(1),
  idPrePedido: 900,
  total: 11_095,
  linhas: [
    { idItem: 1, idItemTipo: 1, quantidade: 500 },
    { idItem: 2, idItemTipo: 1, quantidade: 3 },
    { idItem: 9, idItemTipo: 1, quantidade: 7 },
  ],
};
const outro = { ...sampleGrupo(2), idPrePedido: 899, total: 100, linhas: [] };

test('another device’s orders are those named by refusals since the submission, once each', () => {
  const refused = (seq: number, parkedAt: number, pedidos = [pedido]) =>
    sampleParked(seq, linhaIntent(1, 2), { parkedAt, pedidos });
  const told = [refused(1, 700), refused(2, 800, [pedido, outro]), sampleParked(3, intent)];
  expect(alheiosOf({ at: 600, seq: 3 }, told)).toEqual([outro, pedido]);
  expect(alheiosOf({ at: 900, seq: 3 }, told)).toEqual([]);
  expect(alheiosOf({ at: 600, seq: 0 }, told)).toEqual([]);
});

test('another device’s order shows its number, its total and the quantities of the shared lines', () => {
  expect(alheiosText(intent, [outro, pedido])).toEqual([
    {
      idPrePedido: 900,
      titulo: `Nº 900 · ${formatMoney(11_095)}`,
      linhas: [expect.stringMatching(/: 500 lá, 50 aqui$/), expect.stringMatching(/: 3, como aqui$/)],
    },
  ]);
  expect(alheiosText(intent, [{ ...outro, ...sampleGrupo(1), linhas: undefined }])).toMatchObject([
    { idPrePedido: 899, linhas: [] },
  ]);
});
