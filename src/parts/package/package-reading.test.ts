import { describe, expect, test } from 'vitest';
import { readApresentacao, unidadesOf } from './package-reading.ts';

describe('the form', () => {
  test.each([
    ['500 MG COM CT BL AL PLAS TRANS X 30', 'tablet'],
    ['150 MG CAP GEL DURA CT BL AL PLAS INC X 2', 'capsule'],
    ['20 MG COM REV CT FR PLAS OPC X 30', 'jar'],
    ['10 MG/G + 0,443 MG/G CREM DERM CT BG AL X 40 G', 'tube'],
    ['2 MG/ML + 5 MG/ML SOL OFT CT FR PLAS OPC GOT X 5 ML', 'dropper'],
    ['40 MG/ML XPE CT FR VD AMB X 150 ML + COP', 'syrup'],
    ['75 MG/ML SUS OR CT FR VD AMB X 100 ML + SER DOS + COL', 'syrup'],
    ['20 MG/ML SOL NAS CT FR PLAS OPC SPY X 15 ML', 'spray'],
    ['1 MG/ML SOL INJ IV CT 10 EST X AMP VD TRANS X 5 ML', 'ampoule'],
    ['750 MG PÓ SOL INJ CX 50 FA VD TRANS', 'vial'],
    ['125 MG/ML SOL INJ SC CT SER PREENCHIDA', 'syringe'],
    ['1 G PO SOL INJ IV CT FA VD TRANS X 20 ML + BOLS PLAS TRANS SIST FECH X 100 ML', 'vial'],
    ['9 MG/ML SOL INJ IV BOLS PLAS TRANS X 500 ML', 'bag'],
    ['100 MG/G PO SOL OR CT 50 ENV AL/PLAS X 5 G', 'sachet'],
    ['', 'plain'],
  ])('of %s is %s', (apresentacao, form) => {
    expect(readApresentacao(apresentacao).form).toBe(form);
  });
});

describe('the dose', () => {
  test.each([
    ['500 MG COM CT BL X 30', { amount: '500', unit: 'mg' }],
    ['5,0 MG COM REV CT BL AL/AL X 30', { amount: '5', unit: 'mg' }],
    ['16 MG + 12,50 MG COM CT BL', { amount: '16+12,5', unit: 'mg' }],
    ['20+12,5MG COM REV CT BL', { amount: '20+12,5', unit: 'mg' }],
    ['(0,5 + 4,0) MG/ML SOL OFT CT FR', { amount: '0,5+4', unit: 'mg/ml' }],
    ['10.000 UI/G POM', { amount: '10.000', unit: 'UI/g' }],
    ['100 MCG/DOSE AER', { amount: '100', unit: 'mcg/dose' }],
    ['XPE CT FR VD AMB X 150 ML', null],
  ])('of %s is %o', (apresentacao, dose) => {
    expect(readApresentacao(apresentacao).dose).toEqual(dose);
  });
});

describe('the contents', () => {
  test.each([
    ['500 MG COM CT BL AL PLAS TRANS X 30', '30 comprimidos'],
    ['500 MG COM CT BL AL PLAS TRANS X 1', '1 comprimido'],
    ['(4 + 500) MG/ML SOL INJ IM/IV CX 100 AMP VD AMB X 5 ML', '100 ampolas'],
    ['40 MG/ML XPE CT FR VD AMB X 150 ML + COP', '150 ml'],
    ['10 MG/G CREM DERM CT BG AL X 40 G', '40 g'],
    ['125 MG/ML SOL INJ SC CT SER PREENCHIDA', ''],
  ])('of %s are %j', (apresentacao, contents) => {
    expect(readApresentacao(apresentacao).contents).toBe(contents);
  });
});

test.each([
  ['500 MG COM CT BL AL PLAS TRANS X 30', 30],
  ['500 mg com ct bl x 3', 3],
  ['1 MG/ML SOL INJ CX 50 AMP VD X 2 ML', 50],
  ['500 MG/ML SOL OR CT FR GOT X 20 ML', null],
  ['10 MG/G CREM DERM CT BG AL X 40 G', null],
  ['', null],
])('the units of %s are %s', (apresentacao, unidades) => {
  expect(unidadesOf(apresentacao)).toBe(unidades);
});
