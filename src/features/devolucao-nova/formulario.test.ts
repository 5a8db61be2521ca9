import { expect, test } from 'vitest';
import { itemDaNotaSample, notaDevolvivelSample } from '#domain/returns/nota-devolvivel-sample.ts';
import {
  comTipo,
  FORMULARIO_VAZIO,
  type Formulario,
  formularioErro,
  isTocado,
  NOTA_NAO_VOLTA,
  observacoesText,
  REFRIGERADO_NAO_VOLTA,
  toObservacoes,
} from './formulario.ts';

const nota = { ...notaDevolvivelSample(1), prazoAte: null, foraPrazo: false };
const HOJE = '2026-11-28';
const total: Formulario = { ...FORMULARIO_VAZIO, nota, tipo: 'total', idMotivo: 2 };

test('a form is refused at its first missing field', () => {
  const erro = (part: Partial<Formulario>) => formularioErro({ ...total, ...part }, [], HOJE);
  expect(erro({ nota: null, tipo: null })).toBe('Nenhuma nota fiscal foi selecionada.');
  expect(erro({ tipo: null })).toBe('Selecione o tipo da devolução: total ou parcial.');
  expect(erro({ idMotivo: null })).toBe('Selecione o motivo da devolução.');
  expect(erro({ tipo: 'parcial', idMotivo: null })).toBeNull();
  expect(erro({})).toBeNull();
});

test('a total return with a refrigerated product is accepted for two reasons only', () => {
  const itens = [itemDaNotaSample(1), itemDaNotaSample(2, { refrigerado: true })];
  const erros = [1, 2, 6, 7, 8].map((idMotivo) => formularioErro({ ...total, idMotivo }, itens, HOJE));
  expect(erros).toEqual([null, REFRIGERADO_NAO_VOLTA, REFRIGERADO_NAO_VOLTA, REFRIGERADO_NAO_VOLTA, null]);
  expect(formularioErro({ ...total, tipo: 'parcial', idMotivo: null }, itens, HOJE)).toBeNull();
});

test('an invoice older than a year goes back whole for a recall only', () => {
  const velha = { ...total, nota: { ...nota, dataDocumento: '2025-11-27T10:00:00-03:00' } };
  const erro = (part: Partial<Formulario>) => formularioErro({ ...velha, ...part }, [], HOJE);
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
