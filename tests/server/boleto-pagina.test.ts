import { expect, test } from 'vitest';
import { type BoletoImpresso, boletoPdf } from '#server/boleto/boleto-pdf.ts';
import { readPdf } from '#tests/support/pdf.ts';

const LONGO =
  'Farmácia e Drogaria Nossa Senhora do Perpétuo Amanhecer das Águas Claras do Vale do Paraíba Medicamentos e Perfumaria Ltda';

const BOLETO: BoletoImpresso = {
  barras: '34191165700002946341090000012345678901234500',
  banco: 'Banco Demonstração',
  beneficiario: {
    nome: 'Maleta Distribuidora Demonstração Ltda',
    cpfCnpj: '99000001000101',
    endereco: 'Rodovia Presidente Dutra, km 223, galpão 12, Jardim Cumbica, Guarulhos - SP, 07000-100',
  },
  pagador: { nome: LONGO, cpfCnpj: '99000106000152' },
  conta: '1234 / 0001234-5',
  numeroDocumento: '310100/1',
  dataDocumento: '2026-11-13',
  dataVencimento: '2026-12-11',
  valor: 294_634,
  isAteVencimento: false,
  instrucoes: 'Não receber depois do vencimento.',
  criadoEm: new Date('2026-11-22T12:00:00Z'),
};

test('the payer is named with name and number, even if the name is long', async () => {
  const parts: Uint8Array[] = [];
  for await (const part of boletoPdf(BOLETO)) parts.push(part);
  const text = readPdf(Buffer.concat(parts)).text.replaceAll(/\s+/g, ' ');
  for (const wanted of [LONGO, '99.000.106/0001-52', '99.000.001/0001-01', BOLETO.beneficiario.endereco])
    expect(text).toContain(wanted);
});
