import { expect, test } from 'vitest';
import { onlyCodes, tellOnly } from './only-codes.ts';

const EMPRESA = { filial: ['1', '2'], tabela: ['SP'], condicao: ['VENDA'], prazo: [] };

test('the only codes of a company stand for columns that a table lacks', () => {
  expect(onlyCodes(['condicao', 'filial'], { condicao: 'Cond.' }, EMPRESA, 'filial')).toEqual({
    valores: { filial: ['1', '2'] },
    faltas: [],
  });
  expect(onlyCodes(['condicao', 'filial', 'prazo'], {}, EMPRESA)).toEqual({
    valores: { condicao: 'VENDA' },
    faltas: [
      'Não há coluna filial, e a empresa tem 2 filiais: 1, 2.',
      'Não há coluna prazo, e a empresa ainda não tem prazo de pagamento: faça antes maleta comecar.',
    ],
  });
});

test('codes that only new records get are told so', () => {
  expect(tellOnly({})).toEqual([]);
  expect(tellOnly({ tabela: 'SP' })).toEqual([
    'Sem coluna, vale o que a empresa tem: tabela = SP (a única sem tabela base).',
  ]);
  expect(tellOnly({ condicao: 'VENDA', filial: ['1', '2'] }, 'clientes novos')).toEqual([
    'Sem coluna, vale para clientes novos o que a empresa tem: condicao = VENDA (a única que não é promoção); filial = 1, 2. ' +
      'Os outros ficam como estão.',
  ]);
});
