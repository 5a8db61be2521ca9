import { expect, test } from 'vitest';
import { comValidade, lerDias } from './guardar.ts';

test('the validity is a whole number of days from 1 to 30', () => {
  expect(lerDias(' 30 ')).toEqual({ dias: 30 });
  for (const wrong of ['', '0', '31', '7,5', '-1', 'sete'])
    expect(lerDias(wrong)).toEqual({ erro: 'Informe de 1 a 30 dias.' });
});

test('the shared document names the quotation, its last day and its remark', () => {
  const documento = { titulo: 'Orçamento', empresa: '', ressalva: null, fatos: [], linhas: [], totais: [] };
  const at = Date.parse('2026-11-20T15:00:00Z');
  expect(comValidade(documento, { codigoLocal: 'A7K-042', observacao: 'tarde', dias: 7, at })).toMatchObject({
    titulo: 'Orçamento A7K-042',
    fatos: [
      ['Válido até', '27/11/2026'],
      ['Observação', 'tarde'],
    ],
  });
});
