import { expect, test } from 'vitest';
import { marksOf } from './marks.ts';

test('a strength is the amount at the start of a presentation, not an amount per millilitre', () => {
  expect(marksOf('500 MG COM CT BL AL PLAS TRANS X 20')).toEqual(['500#']);
  expect(marksOf('500MG COM X 10')).toEqual(['500#']);
  expect(marksOf('0,50 MG COM')).toEqual(['0,5#']);
  expect(marksOf('1.000 UI CAP')).toEqual(['1000#']);
  expect(marksOf('500 MG/ML SOL OR X 20 ML')).toEqual([]);
  expect(marksOf('500 MG/ ML SOL OR X 20 ML')).toEqual([]);
  expect(marksOf('250 MG/5ML SUS OR')).toEqual([]);
  expect(marksOf('COM REV CT BL X 30')).toEqual([]);
});

test('both amounts of a combination are strengths', () => {
  expect(marksOf('50 MG + 12,5 MG COM REV X 30')).toEqual(['##', '50#', '12,5#']);
  expect(marksOf('(875 + 125) MG COM REV X 14')).toEqual(['##', '875#', '125#']);
  expect(marksOf('4 MG + 500 MG/ML SOL INJ X 5 ML')).toEqual([]);
  expect(marksOf('(4 + 500) MG/ML SOL INJ X 5 ML')).toEqual([]);
});

test("a box of twenty ampoules or of 200 tablets or more, or one marked so, is an institution's", () => {
  expect(marksOf('500 MG COM CT BL AL PLAS TRANS X 240')).toEqual(['#', '500#']);
  expect(marksOf('500 MG COM CT BL AL PLAS TRANS X 120')).toEqual(['500#']);
  expect(marksOf('10 MG/ML XPE CT FR PLAS X 240 ML')).toEqual([]);
  expect(marksOf('500 MG/ML SOL INJ CX 100 AMP VD AMB X 2 ML')).toEqual(['#']);
  expect(marksOf('1 G PO INJ CX 50 FA VD TRANS')).toEqual(['#', '1#']);
  expect(marksOf('500 MG COM CT BL X 500 (EMB HOSP)')).toEqual(['#', '500#']);
  expect(marksOf('500 MG/ML SOL INJ CT 5 AMP VD AMB X 2 ML')).toEqual([]);
  expect(marksOf('5 G PO OR CT 30 ENV')).toEqual(['5#']);
});
