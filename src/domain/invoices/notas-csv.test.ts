import { expect, test } from 'vitest';
import type { NotaFiscal } from '#contract/invoices/nota-fiscal.ts';
import { notasHead, notasNome, notasRow } from './notas-csv.ts';

const NOTA: NotaFiscal = {
  titulo: {
    idTitulo: 1,
    serieDocumento: '1',
    pessoaDestinatario: { idPessoa: 101, cpfCnpj: '99000101000120', nome: '=Drogaria; "Aurora"' },
    operacao: { descOperacao: 'Venda de mercadoria' },
  },
  chaveAcesso: '0123'.repeat(11),
  dataDocumento: '2026-11-20T08:15:00-03:00',
  numDocumento: '310001',
  nfeTipoEmissao: { descTipoEmissao: 'Normal' },
  boletos: [{ idBoleto: 7 }],
  valorTotalNota: 1_234_56,
};

test("notasRow holds the screen's figures and no formula", () => {
  expect(notasRow(NOTA)).toBe(
    '99.000.101/0001-20;"\'=Drogaria; ""Aurora""";Venda de mercadoria;' +
      '0123 0123 0123 0123 0123 0123 0123 0123 0123 0123 0123;' +
      '20/11/2026;310001;1;Normal;Sim;1234,56\r\n',
  );
  expect(notasRow({ ...NOTA, boletos: [] })).toContain(';Não;');
  expect(notasHead().split(';')).toHaveLength(
    notasRow({
      ...NOTA,
      titulo: { ...NOTA.titulo, pessoaDestinatario: { ...NOTA.titulo.pessoaDestinatario, nome: 'A' } },
    }).split(';').length,
  );
});

test('notasNome contains the moment', () => {
  expect(notasNome('2026-11-21T10:15:30-03:00')).toBe('NotasFiscais-20261121101530.csv');
});

test('notasHead begins with the headings of its columns', () => {
  expect(notasHead().replace(/^\uFEFF/, '')).toBe(
    'CPF/CNPJ;Destinatário;Operação;Chave NF-e;Data de emissão;Número;Série;Tipo de emissão;Possui boleto;' +
      'Valor (R$)\r\n',
  );
});

test('notasRow leaves an unknown value empty', () => {
  const { valorTotalNota: _, ...rest } = NOTA;
  expect(notasRow(rest)).toMatch(/;Sim;\r\n$/);
});
