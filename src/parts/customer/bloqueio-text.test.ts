import { expect, test } from 'vitest';
import { LIMITE_EXCEDIDO } from '#domain/cart/bloqueio.ts';
import { bloqueioText } from './bloqueio-text.ts';

const spaces = (text: string): string => text.replaceAll('\u00a0', ' ');

test('bloqueioText shows an exceeded limit with both amounts and the difference', () => {
  const said = bloqueioText([{ ...LIMITE_EXCEDIDO, estouro: { limite: 15_000, total: 31_240 } }]);
  expect(spaces(said)).toBe(
    `${LIMITE_EXCEDIDO.texto} O limite é de R$ 150,00 e os grupos somam R$ 312,40: R$ 162,40 a mais.`,
  );
});

test('bloqueioText writes each reason as a paragraph with its amount', () => {
  const reasons = [
    { codigo: 'minimo-diario' as const, texto: 'Selecione mais {valor}.', valor: 1250 },
    { codigo: 'sem-itens-atendidos' as const, texto: 'Nada.' },
  ];
  expect(spaces(bloqueioText(reasons))).toBe('Selecione mais R$ 12,50.\n\nNada.');
});
