import { expect, test } from 'vitest';
import type { Combo, ComboProduto, PromocaoCombo } from '#contract/catalogue/combo.ts';
import { conteudoText, limiteText, prazoText, validadeText } from './combo-words.ts';

const itens = (...of: [idProduto: number, quantidadeNoCombo: number, bonificacao: boolean][]) =>
  ({
    itens: of.map(([idProduto, quantidadeNoCombo, bonificacao]) => ({
      idProduto,
      quantidadeNoCombo,
      bonificacao,
    })) as ComboProduto[],
  }) as Combo;
const promocao = (more: Partial<PromocaoCombo>) => more as PromocaoCombo;

test('conteudoText counts distinct products, paid units and bonus units', () => {
  expect(conteudoText(itens([1, 10, false], [1, 2, true]))).toBe('1 produto, 10 un. + 2 bonificadas');
  expect(conteudoText(itens([1, 4, false], [2, 7, false], [3, 1, true]))).toBe(
    '3 produtos, 11 un. + 1 bonificada',
  );
  expect(conteudoText(itens([1, 4, false], [2, 2, false]))).toBe('2 produtos, 6 un.');
});

test('limiteText shows a limit below 900, and the rest of it after a purchase', () => {
  expect(limiteText(promocao({ quantidadeLimite: 5 }))).toBe('Limite de 5 por cliente');
  expect(limiteText(promocao({ quantidadeLimite: 5, quantidadeComprada: 4 }))).toBe(
    'Limite de 5 por cliente, resta 1',
  );
  expect(limiteText(promocao({ quantidadeLimite: 5, quantidadeComprada: 5 }))).toBe(
    'Limite de 5 por cliente, restam 0',
  );
  expect(limiteText(promocao({ quantidadeLimite: 900 }))).toBeNull();
});

test('validadeText shows the last day of sale, prazoText the combo’s own term', () => {
  expect(validadeText(promocao({ dataFinal: '2026-12-31' }))).toBe('Até 31/12/2026');
  expect(prazoText(promocao({ promocaoComboCanalPrazoPrioritario: null }))).toBeNull();
  expect(
    prazoText(promocao({ promocaoComboCanalPrazoPrioritario: { idPrazo: 3, descPrazo: '28/35/42 dias' } })),
  ).toBe('Prazo prioritário: 28/35/42 dias');
});
