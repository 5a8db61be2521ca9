import { expect, test } from 'vitest';
import { comValidade } from './orcamento-guardado.ts';

test('the shared document of a kept quotation names it, its last day, the ways to pay and its remark', () => {
  const documento = { titulo: 'Orçamento', empresa: '', ressalva: null, fatos: [], linhas: [], totais: [] };
  const at = Date.parse('2026-11-20T15:00:00Z');
  const grupos = ['28 dias', '28 dias', 'Pix'].map((descricaoPagamento) => ({ descricaoPagamento }));
  const guardado = { codigoLocal: 'A7K-042', observacao: 'tarde', validadeDias: 7, at, grupos };
  expect(comValidade(documento, guardado)).toMatchObject({
    titulo: 'Orçamento A7K-042',
    fatos: [
      ['Válido até', '27/11/2026'],
      ['Forma de pagamento', '28 dias, Pix'],
      ['Observação', 'tarde'],
    ],
  });
  expect(comValidade(documento, { ...guardado, observacao: '' }).fatos).toHaveLength(2);
});
