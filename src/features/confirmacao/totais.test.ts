import { expect, test } from 'vitest';
import { situacaoDe, totaisOf } from './totais.ts';

const de = (idPedidoSituacao: number, idPrePedidoSituacao = 3) =>
  situacaoDe({ idPrePedidoSituacao, portalPedidoSituacao: { idPedidoSituacao } });

test('an order is released unless it awaits its payment or was refused', () => {
  expect([de(2), de(12), de(12, 5), de(7)]).toEqual(['liberado', 'liberado', 'liberado', 'liberado']);
  expect(de(11, 2)).toBe('aguardando');
  expect([de(1), de(2, 1)]).toEqual(['recusado', 'recusado']);
});

test('totals count released orders, and apart from them those awaiting payment and refused ones', () => {
  expect(
    totaisOf([
      { total: 100_00, situacao: 'liberado' },
      { total: 30_00, situacao: 'aguardando' },
      { total: 5_00, situacao: 'recusado' },
      { total: 20_00, situacao: 'liberado' },
      { total: 1_00, situacao: 'aguardando' },
    ]),
  ).toEqual({ liberado: 120_00, aguardando: 31_00, recusado: 5_00 });
  expect(totaisOf([])).toEqual({ liberado: 0, aguardando: 0, recusado: 0 });
});
