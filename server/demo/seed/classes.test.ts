import { expect, test } from 'vitest';
import { classeOf } from './classes.ts';

test('class is set in sentence case, with its code separate', () => {
  expect(classeOf('N2B2 - ANALGÉSICOS NÃO NARCÓTICOS E ANTIPIRÉTICOS ISENTOS DE PRESCRIÇÃO')).toEqual({
    codigo: 'N2B2',
    nome: 'Analgésicos não narcóticos e antipiréticos isentos de prescrição',
  });
});

test('class keeps acronyms and the letters of vitamins', () => {
  expect(classeOf('A10N1 - ANTIDIABÉTICOS INIBIDORES DPP-IV PUROS').nome).toBe(
    'Antidiabéticos inibidores DPP-IV puros',
  );
  expect(classeOf('A11C3 - ASSOCIAÇÕES VITAMINAS A COM D').nome).toBe('Associações vitaminas A com D');
  expect(classeOf('B1F - INIBIDORES DIRETOS DO FATOR XA').nome).toBe('Inibidores diretos do fator Xa');
});

test('class has slips of the list and padded codes corrected', () => {
  expect(classeOf('G04A9 - OUTROS ANTI-SÉPTICOS URINÁRIOS')).toEqual({
    codigo: 'G4A9',
    nome: 'Outros antissépticos urinários',
  });
  expect(classeOf('L4B - PRODUTOS ANTI-TNF( FATOR DE NECROSE TUMORAL)').nome).toBe(
    'Produtos anti-TNF (fator de necrose tumoral)',
  );
});
