import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { seedHistorico } from '#server/demo/seed/seed-historico.ts';
import { useBench } from '#tests/support/bench.ts';
import { oneDatabase } from '#tests/support/database.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { BOLETO_ANTECIPADO, findTresGrupos, gruposOf, pendingCart } from '#tests/support/pending-cart.ts';

/** FEBRABAN's example of a bank's line and its barcode. */
const LINHA = '00190.50095 40144.816069 06809.350314 3 37370000000100';
const BARRAS = '00193373700000001000500940144816060680935031';
/** The same with 20 reais, and a correct check digit. */
const OUTRAS = '00199373700000002000500940144816060680935031';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const RECUSA = 'Este boleto ainda não foi registrado no banco. Peça-o ao seu vendedor.';

describe.each(oneDatabase)('boletos of a server outside the demonstration on $name', ({ open }) => {
  const bench = useBench(open, () => ({ inventaBoletos: false }));

  /** An open boleto of customer 101, with the values that find it. */
  async function findBoleto() {
    const { db } = bench.database;
    await db.transaction().execute((trx) => seedHistorico(trx, bench.now));
    await db.updateTable('contaReceber').set({ dataLiquidacao: null }).execute();
    const boleto = await db
      .selectFrom('contaReceber')
      .innerJoin('pessoa', 'pessoa.idPessoa', 'contaReceber.idPessoaCliente')
      .select(['contaReceber.id', 'contaReceber.idBoleto', 'contaReceber.numero', 'pessoa.cpfCnpj'])
      .where('contaReceber.idPessoaCliente', '=', 101)
      .where('contaReceber.idBoleto', 'is not', null)
      .orderBy('contaReceber.id')
      .executeTakeFirst();
    return must(boleto, 'boleto');
  }
  const download = async (idBoleto: number | null) => {
    const { token } = await bench.api.as('representante');
    return await bench.api.app.inject({
      url: `/api/NotaFiscal/DownloadBoleto?variosIdBoleto=${base64(String(idBoleto))}`,
      headers: { authorization: `Bearer ${token}` },
    });
  };
  const segundaVia = ({ cpfCnpj, numero }: { cpfCnpj: string; numero: string }) =>
    bench.api.app.inject({
      url: `/api/segundaviaboleto?${new URLSearchParams({ cpfCnpj: base64(cpfCnpj), numerodocumento: base64(numero) })}`,
    });
  const textOf = (zip: Uint8Array) =>
    Object.values(unzipSync(zip))
      .map((file) => readPdf(file).text)
      .join('\n');

  test('without a bank’s registration are refused, in the list and as a second copy', async () => {
    const boleto = await findBoleto();
    for (const answer of [await download(boleto.idBoleto), await segundaVia(boleto)]) {
      expect([answer.statusCode, answer.json().Codigo]).toEqual([404, 'nao-encontrado']);
      expect(answer.json().Description).toBe(RECUSA);
    }
  });

  test.each([
    ['a line', { linhaDigitavel: LINHA, codigoBarras: null }],
    ['a line without dots', { linhaDigitavel: LINHA.replaceAll(/\D/g, ''), codigoBarras: null }],
    ['a barcode', { linhaDigitavel: null, codigoBarras: BARRAS }],
    ['both', { linhaDigitavel: LINHA, codigoBarras: BARRAS }],
  ])('are printed with the stored line: %s', async (_what, stored) => {
    const boleto = await findBoleto();
    await bench.database.db.updateTable('contaReceber').set(stored).where('id', '=', boleto.id).execute();
    for (const answer of [await download(boleto.idBoleto), await segundaVia(boleto)]) {
      expect(answer.statusCode).toBe(200);
      expect(textOf(answer.rawPayload)).toContain(LINHA);
      // Only the bank knows the registered fine and interest.
      expect(textOf(answer.rawPayload)).not.toMatch(/multa|juros/);
    }
  });

  test.each([
    ['a wrong digit', { linhaDigitavel: LINHA.replace('00190.50095', '00190.50096'), codigoBarras: null }],
    ['text', { linhaDigitavel: 'a registrar', codigoBarras: null }],
    ['a short barcode', { linhaDigitavel: null, codigoBarras: BARRAS.slice(1) }],
    ['a line and another barcode', { linhaDigitavel: LINHA, codigoBarras: OUTRAS }],
  ])('are refused when the stored line cannot be paid: %s', async (_what, stored) => {
    const boleto = await findBoleto();
    await bench.database.db.updateTable('contaReceber').set(stored).where('id', '=', boleto.id).execute();
    expect((await download(boleto.idBoleto)).statusCode).toBe(404);
  });

  test('for an order in advance are refused until one is registered, then printed as registered', async () => {
    const rep = await bench.api.as('representante');
    const { idCarrinho } = await pendingCart(rep, await findTresGrupos(bench.database.db), [
      BOLETO_ANTECIPADO,
    ]);
    const [grupo] = await gruposOf(rep, idCarrinho);
    const idPrePedido = grupo?.idPrePedido ?? 0;
    const query = `?idPessoaCliente=101&idPrePedido=${idPrePedido}`;
    for (const path of ['/pagamento/BoletoAntecipado', '/pagamento/BoletoAntecipado/pdf']) {
      const refused = await rep.get(path + query);
      expect([refused.status, refused.body.Description]).toEqual([404, RECUSA]);
    }
    await bench.database.db
      .updateTable('contaReceber')
      .set({ numero: 'ADI-1', dataVencimento: '2026-11-27', valor: 12_345, linhaDigitavel: LINHA })
      .where('idPrePedido', '=', idPrePedido)
      .execute();
    expect(JSON.parse((await rep.get(`/pagamento/BoletoAntecipado${query}`)).text)).toEqual({
      dataVencimento: '2026-11-27',
      numeroDocumento: 'ADI-1',
      valorDocumento: 123.45,
      linhaDigitavel: LINHA,
    });
    const pdf = await bench.api.app.inject({
      url: `/api/pagamento/BoletoAntecipado/pdf${query}`,
      headers: { authorization: `Bearer ${rep.token}` },
    });
    expect(readPdf(pdf.rawPayload).text).toContain(LINHA);
  });
});
