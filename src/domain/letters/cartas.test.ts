import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nomeDoEvento, nomeDoPdf } from './arquivo.ts';
import { loteErro, normalLote } from './lote.ts';
import { isCartaForaPrazo } from './prazo.ts';
import { quantidadeErro, restanteDoLote } from './quantidade.ts';
import { descricaoCarta, isCartaAberta } from './situacao.ts';
import {
  type Correcao,
  correcoesEmVigor,
  TEXTO_MAXIMO,
  TEXTO_MINIMO,
  textoDaCarta,
  textoErro,
} from './texto.ts';

test('descricaoCarta names the five situations, and only an open letter can be changed', () => {
  expect([1, 2, 3, 4, 5, 6].map(descricaoCarta)).toEqual([
    'Aberta',
    'Aguardando Aprovação',
    'Rejeitada',
    'Finalizada',
    'Excluída',
    '',
  ]);
  expect([1, 2, 3, 4, 5].filter(isCartaAberta)).toEqual([1]);
});

test.each([
  [' ab-1/2. c ', 'AB-1/2. C', null],
  ['', '', 'Campo obrigatório.'],
  ['l1', 'L1', 'O novo lote é igual ao lote original.'],
  ['l2', 'L2', 'Este lote já foi informado.'],
])('a lot %j is kept as %j, with the error %j', (typed, kept, erro) => {
  expect(normalLote(typed)).toBe(kept);
  expect(loteErro(kept, { loteOrigem: 'L1', corrigidos: ['L2'] })).toBe(erro);
});

test.each(['A_B', 'A<', 'Á1', '.'.repeat(21), '\u202eA', 'A\u0000'])('a lot %j is refused', (lote) => {
  expect(loteErro(lote, { loteOrigem: 'L1', corrigidos: [] })).toContain('até 20 caracteres');
});

test.each([
  [1, 5, null],
  [5, 5, null],
  [6, 5, 'A quantidade é grande demais. Restam 5 unidades do lote original.'],
  [2, 1, 'A quantidade é grande demais. Resta 1 unidade do lote original.'],
  [1, 0, 'Todas as unidades deste lote já foram corrigidas.'],
  [0, 5, 'A quantidade deve ser um número inteiro maior que 0.'],
  [1.5, 5, 'A quantidade deve ser um número inteiro maior que 0.'],
  [Number.NaN, 5, 'A quantidade deve ser um número inteiro maior que 0.'],
])('a quantity of %d of %d left has the error %j', (quantidade, restante, erro) => {
  expect(quantidadeErro(quantidade, restante)).toBe(erro);
});

test('restanteDoLote is never below zero', () => {
  expect([restanteDoLote(10, [3, 2]), restanteDoLote(10, []), restanteDoLote(1, [3])]).toEqual([5, 10, 0]);
});

test('the term of letters ends 720 hours after the authorisation', () => {
  const autorizada = new Date('2026-10-21T15:00:00Z');
  expect(isCartaForaPrazo(autorizada, new Date('2026-11-20T15:00:00.000Z'))).toBe(false);
  expect(isCartaForaPrazo(autorizada, new Date('2026-11-20T15:00:00.001Z'))).toBe(true);
});

const correcao = (nItem: number, loteCorrigido: string, quantidade = 1): Correcao => ({
  nItem,
  loteOrigem: `L${nItem}`,
  loteCorrigido,
  quantidade,
});

test('textoDaCarta names all corrections by line, with the units of several letters added up', () => {
  const all = [correcao(2, 'B'), correcao(1, 'A', 2), correcao(2, 'B', 3), correcao(2, 'C')];
  expect(textoDaCarta(all)).toBe(
    'Item 1: onde se lê lote L1 (2 un.), leia-se lote A (2 un.); ' +
      'Item 2: onde se lê lote L2 (5 un.), leia-se lotes B (4 un.), C (1 un.)',
  );
  expect(correcoesEmVigor(all)).toHaveLength(3);
  expect(textoDaCarta([correcao(1, 'A')]).length).toBeGreaterThanOrEqual(TEXTO_MINIMO);
});

test('textoErro says how many corrections fit, and allows exactly those', () => {
  const many = fc.integer({ min: 1, max: 60 });
  fc.assert(
    fc.property(many, many, (count, width) => {
      const all = Array.from({ length: count }, (_, at) => correcao(at + 1, `N${'0'.repeat(width % 19)}`));
      const erro = textoErro(all);
      expect(erro === null).toBe(textoDaCarta(all).length <= TEXTO_MAXIMO);
      const fit = Number(/cabem (\d+) das/.exec(erro ?? '')?.[1] ?? count);
      expect(textoErro(all.slice(0, fit))).toBeNull();
      if (fit < count) expect(textoErro(all.slice(0, fit + 1))).not.toBeNull();
    }),
  );
});

test('the files of an event are named by the invoice’s key and the sequence', () => {
  const evento = { chaveAcesso: '3526', nSeqEvento: 2 };
  expect([nomeDoEvento(evento), nomeDoPdf(evento)]).toEqual([
    '3526-2-procEventoNFe.xml',
    'carta-correcao-3526-2.pdf',
  ]);
});
