import { expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { type BoletoDaParcela, boletoFiles } from '#server/boleto/boleto-file.ts';
import { readPdf } from '#tests/support/pdf.ts';

const BOLETO: BoletoDaParcela = {
  descBanco: 'Banco Demonstração',
  numeroAgencia: '1234',
  digVerifAgencia: '5',
  numContaCorrente: '1234567',
  digVerifContaCorrente: '8',
  nome: 'Maleta Distribuidora Demonstração Ltda',
  cpfCnpj: '99000001000101',
  logradouro: 'Rodovia Presidente Dutra',
  numero: '223',
  cidade: 'Guarulhos',
  estado: 'SP',
  linhaDigitavel: null,
  codigoBarras: '00193373700000001000500940144816060680935031',
  idBoleto: 80_001,
  dataVencimento: '2026-12-11',
  valor: 900_00,
  idPrePedidoAntecipado: null,
  codigoBanco: '001',
  numeroDocumento: 'ND-2008',
  dataEmissao: '2026-10-11',
  abatimento: 0,
  descontoFinanceiro: 0,
  jurosApurados: 0,
  jurosDesde: null,
  multa: 200,
  jurosMes: 100,
  valorPago: 0,
  pagamentoAntecipado: false,
  nomePagador: 'Drogaria Aurora do Ipê Roxo Ltda',
  cpfCnpjPagador: '99000101000120',
};

/** The words on a boleto that is printed on 28/11/2026. */
async function wordsOf(part: Partial<BoletoDaParcela>, inventa = true): Promise<string> {
  const criadoEm = new Date('2026-11-28T12:00:00Z');
  const [file] = boletoFiles([{ ...BOLETO, ...part }], { criadoEm, inventa }) ?? [];
  const parts: Uint8Array[] = [];
  for await (const piece of must(file, 'boleto').content) parts.push(piece);
  return readPdf(Buffer.concat(parts)).text.replaceAll(/\s+/g, ' ');
}

test('a boleto that was paid in part names what was paid, and what is due on the day', async () => {
  const words = await wordsOf({ valorPago: 400_00 });
  expect(words).toContain('Já pago: R$ 400,00. Valor em 28/11/2026: R$ 500,00.');
  expect(await wordsOf({ valorPago: 400_00 }, false)).toContain('Já pago: R$ 400,00.');
  const whole = await wordsOf({});
  expect(whole).not.toContain('Já pago');
  expect(whole).not.toContain('Valor em');
});

test('a late boleto names the value of the day, and any bank takes it', async () => {
  const words = await wordsOf({ dataVencimento: '2026-11-08', valorPago: 400_00 });
  expect(words).toContain('Já pago: R$ 400,00.');
  expect(words).toContain('Valor em 28/11/2026: R$ 513,33.');
  expect(words).toContain('Pagável em qualquer banco, também após o vencimento');
});

test('the boleto of an order that waits for its payment ends on its due date', async () => {
  const words = await wordsOf({ pagamentoAntecipado: true, idPrePedidoAntecipado: 100_001 });
  expect(words).toContain('Pagável em qualquer banco até o vencimento');
});
