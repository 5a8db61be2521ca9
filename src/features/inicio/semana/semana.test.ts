import { expect, test } from 'vitest';
import { type Semana, toSemanaLinhas } from './semana.ts';

const HOJE = '2026-11-20';
const NENHUMA = { quantidade: 0, valor: 0 };
const NADA: Semana = { atrasadas: NENHUMA, aVencer: NENHUMA, repor: 0, aCaminho: null };
const linhas = (semana: Partial<Semana>) => toSemanaLinhas({ ...NADA, ...semana }, HOJE);

test('nothing to do has no line', () => {
  expect(linhas({})).toEqual([]);
});

test('late accounts come first, then accounts to pay, products to buy again, and orders on their way', () => {
  const semana = {
    atrasadas: { quantidade: 1, valor: 307_00 },
    aVencer: { quantidade: 2, valor: 600_00 },
    repor: 3,
    aCaminho: { numeros: [41, 42], desde: '2026-11-10', previsao: '2026-11-24', atrasados: 1 },
  };
  expect(linhas(semana).map(({ titulo, detalhe, valor, href }) => [titulo, detalhe, valor, href])).toEqual([
    ['Em atraso', '1 conta', 307_00, '/contaspendentes?sit=atrasadas'],
    ['A pagar', '2 contas até 27/11/2026', 600_00, '/contaspendentes?sit=semana'],
    ['Hora de repor', '3 produtos', null, '/comprados'],
    [
      'A caminho',
      '2 pedidos · próxima entrega prevista para 24/11/2026 · 1 fora do prazo',
      null,
      '/pedidos?de=2026-11-10&sit=7;9',
    ],
  ]);
});

test('one order on its way is named and leads to its page, with its day if that is known', () => {
  const um = (previsao: string | null, atrasados = 0) =>
    linhas({ aCaminho: { numeros: [41], desde: HOJE, previsao, atrasados } }).map((l) => [l.detalhe, l.href]);
  expect(um(null)).toEqual([['Pedido nº 41', '/pedidos/detalhes/41']]);
  expect(um(HOJE)).toEqual([['Pedido nº 41 · entrega prevista para hoje', '/pedidos/detalhes/41']]);
  expect(um(null, 1)).toEqual([['Pedido nº 41 · fora do prazo', '/pedidos/detalhes/41']]);
});
