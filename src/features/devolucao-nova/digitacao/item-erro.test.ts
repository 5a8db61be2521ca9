import { expect, test } from 'vitest';
import { NOTA_NAO_VOLTA, REFRIGERADO_NAO_VOLTA } from '#features/devolucao-nova/formulario.ts';
import { type ItemDigitado, itemErros } from './item-erro.ts';

const comum = { refrigerado: false, disponiveis: 4 };
const errosDe = (digitado: ItemDigitado, lote = comum) => itemErros(digitado, lote, () => true);

test('units need a reason, at least one, and no more than the lot has left', () => {
  expect(errosDe({ idMotivo: null, quantidade: 0 }, comum)).toEqual({
    motivo: 'O motivo da devolução do item é obrigatório.',
    quantidade: 'A quantidade deve ser maior que 0.',
  });
  expect(errosDe({ idMotivo: 2, quantidade: 5 }, comum)).toEqual({
    quantidade: 'Restam 4 unidades deste lote.',
  });
  expect(errosDe({ idMotivo: 2, quantidade: 2 }, { ...comum, disponiveis: 1 })).toEqual({
    quantidade: 'Resta 1 unidade deste lote.',
  });
  expect(errosDe({ idMotivo: 2, quantidade: 4 }, comum)).toEqual({});
});

test('a refrigerated product goes back for damage in transport and a broken cold chain only', () => {
  const frio = { refrigerado: true, disponiveis: 4 };
  expect(errosDe({ idMotivo: 2, quantidade: 1 }, frio)).toEqual({ motivo: REFRIGERADO_NAO_VOLTA });
  for (const idMotivo of [1, 8]) expect(errosDe({ idMotivo, quantidade: 1 }, frio)).toEqual({});
});

test('an invoice that is too old goes back for the reasons that have no term', () => {
  const soRecall = (idMotivo: number) => idMotivo === 7;
  expect(itemErros({ idMotivo: 2, quantidade: 1 }, comum, soRecall)).toEqual({ motivo: NOTA_NAO_VOLTA });
  expect(itemErros({ idMotivo: 7, quantidade: 1 }, comum, soRecall)).toEqual({});
});
