import { expect, test } from 'vitest';
import { itemDaNotaSample, notaDevolvivelSample } from '#domain/returns/nota-devolvivel-sample.ts';
import { precisaAprovacao } from '#domain/returns/regras.ts';
import { criarIntent, sampleAqui } from '#outbox/devolucoes/devolucao-sample.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { sampleParked } from '#outbox/outbox-sample.ts';
import {
  aAprovarDoForm,
  comTipo,
  FORMULARIO_VAZIO,
  type Formulario,
  formularioErro,
  isTocado,
  JA_VOLTOU,
  NOTA_NAO_VOLTA,
  observacoesText,
  proximoPasso,
  REFRIGERADO_NAO_VOLTA,
  toEscolhida,
  toObservacoes,
} from './formulario.ts';

const nota = { ...notaDevolvivelSample(1), prazoAte: null, foraPrazo: false };
const HOJE = '2026-11-28';
const NADA = { itens: [], devolucoes: [] };
const com = (over: Partial<DevolucaoAqui>) => ({
  ...NADA,
  devolucoes: [sampleAqui({ isFinalizada: true, idSituacao: 4, ...over })],
});
const total: Formulario = { ...FORMULARIO_VAZIO, nota, tipo: 'total', idMotivo: 2 };

test('a form is refused at its first missing field', () => {
  const erro = (part: Partial<Formulario>) => formularioErro({ ...total, ...part }, NADA, HOJE);
  expect(erro({ nota: null, tipo: null })).toBe('Nenhuma nota fiscal foi selecionada.');
  expect(erro({ tipo: null })).toBe('Selecione o tipo da devolução: total ou parcial.');
  expect(erro({ idMotivo: null })).toBe('Selecione o motivo da devolução.');
  expect(erro({ tipo: 'parcial', idMotivo: null })).toBeNull();
  expect(erro({})).toBeNull();
});

test('a total return with a refrigerated product is accepted for two reasons only', () => {
  const itens = [itemDaNotaSample(1), itemDaNotaSample(2, { refrigerado: true })];
  const erros = [1, 2, 6, 7, 8].map((idMotivo) =>
    formularioErro({ ...total, idMotivo }, { ...NADA, itens }, HOJE),
  );
  expect(erros).toEqual([null, REFRIGERADO_NAO_VOLTA, REFRIGERADO_NAO_VOLTA, REFRIGERADO_NAO_VOLTA, null]);
  expect(formularioErro({ ...total, tipo: 'parcial', idMotivo: null }, { ...NADA, itens }, HOJE)).toBeNull();
});

test.each([
  ['has units that went back', { ...NADA, itens: [itemDaNotaSample(1, { devolvidas: 1 })] }, JA_VOLTOU],
  ['has a finalised return', com({}), JA_VOLTOU],
  ['has a return that waits here to be finalised', com({ idSituacao: 1 }), JA_VOLTOU],
  [
    'has a return that was refused here',
    com({ idSituacao: 1, recusada: sampleParked(1, criarIntent()) }),
    null,
  ],
  ['has a return that the company refused', com({ idSituacao: 3 }), null],
  ['has a draft', com({ isFinalizada: false, idSituacao: 1 }), null],
])('whether a total return of an invoice is refused that %s', (_, daNota, erro) => {
  expect(formularioErro(total, daNota, HOJE)).toBe(erro);
  expect(formularioErro({ ...total, tipo: 'parcial', idMotivo: null }, daNota, HOJE)).toBeNull();
});

test.each([
  ['in term', {}, false],
  ['out of term', { nota: { ...nota, prazoAte: '2026-11-27' } }, true],
  ['with a paper invoice', { notaEletronica: false }, true],
  ['for a recall', { idMotivo: 7 }, true],
])('a total return %s needs approval: %s', (_, part, isNeeded) => {
  expect(precisaAprovacao(aAprovarDoForm({ ...total, nota, ...part }, NADA, HOJE))).toBe(isNeeded);
});

test('a total return with a controlled product needs approval', () => {
  const itens = [itemDaNotaSample(1), itemDaNotaSample(2, {}, { controlado: true })];
  expect(precisaAprovacao(aAprovarDoForm({ ...total, nota }, { ...NADA, itens }, HOJE))).toBe(true);
});

test('an invoice older than a year goes back whole for a recall only', () => {
  const velha = { ...total, nota: { ...nota, dataDocumento: '2025-11-27T10:00:00-03:00' } };
  const erro = (part: Partial<Formulario>) => formularioErro({ ...velha, ...part }, NADA, HOJE);
  expect(erro({ idMotivo: 2 })).toBe(NOTA_NAO_VOLTA);
  expect(erro({ idMotivo: 7 })).toBeNull();
  expect(erro({ tipo: 'parcial', idMotivo: null })).toBeNull();
  const deUmAno = { ...nota, dataDocumento: '2025-11-28T10:00:00-03:00' };
  expect(erro({ nota: deUmAno, idMotivo: 2 })).toBeNull();
});

test('another type sets the electronic invoice again, and a partial return has no reason', () => {
  const manual = { ...total, notaEletronica: false };
  expect(comTipo(manual, 'parcial')).toMatchObject({ tipo: 'parcial', idMotivo: null, notaEletronica: true });
  expect(comTipo(manual, 'total')).toMatchObject({ idMotivo: 2, notaEletronica: true });
});

test('observations are counted and cut by whole characters', () => {
  const text = toObservacoes(`${'💊'.repeat(249)}\0ação`);
  expect(text).toBe(`${'💊'.repeat(249)}a`);
  expect(observacoesText(text)).toBe('Total de caracteres: 250 de 250');
});

test('an empty form has nothing to lose', () => {
  expect(isTocado(FORMULARIO_VAZIO)).toBe(false);
  expect(isTocado({ ...FORMULARIO_VAZIO, observacoes: 'x' })).toBe(true);
  expect(isTocado(comTipo(FORMULARIO_VAZIO, 'parcial'))).toBe(true);
});

test('the next step is the first field that is missing, and then the main act', () => {
  const nota = toEscolhida(notaDevolvivelSample(1));
  const steps = [
    FORMULARIO_VAZIO,
    { ...FORMULARIO_VAZIO, nota },
    { ...FORMULARIO_VAZIO, nota, tipo: 'total' as const },
    { ...FORMULARIO_VAZIO, nota, tipo: 'total' as const, idMotivo: 2 },
    { ...FORMULARIO_VAZIO, nota, tipo: 'parcial' as const },
  ].map(proximoPasso);
  expect(
    steps.map(({ texto }) => /nota fiscal|inteira \(Total\)|motivo|finalize|itens/.exec(texto)?.[0]),
  ).toEqual(['nota fiscal', 'inteira (Total)', 'motivo', 'finalize', 'itens']);
  expect(steps.map(({ isPronto }) => isPronto)).toEqual([false, false, false, true, true]);
});
