import { expect, test } from 'vitest';
import { LOTE_COMBO, SEM_LOTE } from '#contract/returns/devolucao.ts';
import { cartaSample } from '#domain/letters/carta-sample.ts';
import {
  itemDaNotaSample,
  notaComItensSample,
  notaDevolvivelSample,
} from '#domain/returns/nota-devolvivel-sample.ts';
import { intervaloErro, isSemLotes, notaCartas, notaErro } from './nota-regras.ts';

const INTERVALO = 'Informe um intervalo válido entre as datas para continuar.';
const dias = (de: string, ate: string) => intervaloErro({ numero: '', idEmitente: null, de, ate });

test.each([
  ['', '2026-11-27'],
  ['2026-11-27', ''],
  ['2026-11-28', '2026-11-27'],
  ['1899-12-31', '2026-11-27'],
])('a search from %s to %s asks for a valid range of days', (de, ate) => {
  expect(dias(de, ate)).toBe(INTERVALO);
});

test('a search may begin in 1900', () => {
  expect(dias('1900-01-01', '1900-01-01')).toBeNull();
});

test.each([
  [{}, undefined, undefined],
  [
    { foraPrazo: true },
    'O prazo de 30 dias para corrigir esta nota fiscal terminou.',
    'Fora do prazo de 30 dias',
  ],
  [{ todosItensDevolvidos: true, foraPrazo: true }, 'Esta nota fiscal foi devolvida.', 'Devolvida'],
])('an invoice with %j can have a letter unless a sentence says why not', (over, erro, situacao) => {
  const nota = notaDevolvivelSample(1, over);
  const found = notaErro(nota, []);
  expect([found?.texto, found?.situacao]).toEqual([erro, situacao]);
});

test('an invoice is without lots only where this device has it, and none of its lines has one', () => {
  const guardadas = [
    notaComItensSample(1, []),
    notaComItensSample(2, [
      itemDaNotaSample(7, { lote: LOTE_COMBO }),
      itemDaNotaSample(8, { lote: SEM_LOTE }),
    ]),
    notaComItensSample(3, [itemDaNotaSample(7, { lote: LOTE_COMBO }), itemDaNotaSample(8)]),
  ];
  expect([1, 2, 3, 4].map((id) => isSemLotes(notaDevolvivelSample(id), guardadas))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('an invoice with twenty letters on this device can have no further one', () => {
  const vinte = Array.from({ length: 20 }, (_, id) => cartaSample(id, { situacao: 4 }));
  expect(notaErro(notaDevolvivelSample(50_001), vinte)).toEqual({
    texto: 'Esta nota fiscal já tem 20 cartas de correção.',
    situacao: 'Já tem 20 cartas',
  });
  expect(notaErro(notaDevolvivelSample(50_001), vinte.slice(1))).toBeNull();
  expect(notaErro(notaDevolvivelSample(50_002), vinte)).toBeNull();
});

test.each([
  [[cartaSample(7)], 'Carta nº 7 aberta'],
  [[cartaSample(7, { situacao: 2 })], 'Carta nº 7 aguarda aprovação'],
  [[cartaSample(7, { situacao: 3 }), cartaSample(8, { situacao: 5 })], null],
])('the letters of an invoice are told in its row (%#)', (cartas, words) => {
  expect(notaCartas(notaDevolvivelSample(50_001), cartas)).toBe(words);
  expect(notaCartas(notaDevolvivelSample(50_002), cartas)).toBeNull();
});
