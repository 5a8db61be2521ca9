import { expect, test } from 'vitest';
import { errosDaNota, errosDaVisita, MOTIVOS_OFERECIDOS, motivoText } from './visita.ts';

const nota = (motivo: number | null, texto = '') => ({ motivo, texto });

test('the reasons are offered in their order, and an unknown one is another one', () => {
  expect(MOTIVOS_OFERECIDOS.map(({ label }) => label)).toEqual([
    'Estoque cheio',
    'Comprador ausente',
    'Preço',
    'Comprou de outro fornecedor',
    'Sem crédito',
    'Faltou produto',
    'Outro',
  ]);
  expect(motivoText(99)).toBe('Outro');
});

test('without an order of the day the reason is needed, with one the text', () => {
  expect(errosDaVisita(nota(null, 'Volto na sexta'), false)).toEqual({ motivo: 'Escolha o motivo.' });
  expect(errosDaVisita(nota(null, 'Volto na sexta'), true)).toEqual({});
  expect(errosDaVisita(nota(null, '  '), true)).toEqual({ texto: 'Escreva a anotação.' });
  expect(errosDaVisita(nota(1), false)).toEqual({});
});

test('another reason needs its text', () => {
  expect(errosDaVisita(nota(7, ' '), false)).toEqual({ texto: 'Escreva qual foi o motivo.' });
  expect(errosDaVisita(nota(7, 'Inventário'), false)).toEqual({});
});

test('a text has 500 characters at most, and a reason is one of the list', () => {
  expect(errosDaNota(nota(1, 'a'.repeat(500)))).toEqual({});
  expect(errosDaNota(nota(1, 'a'.repeat(501)))).toEqual({
    texto: 'A anotação pode ter no máximo 500 caracteres.',
  });
  expect(errosDaNota(nota(8))).toEqual({ motivo: 'Escolha um motivo da lista.' });
});
