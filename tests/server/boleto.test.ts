import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { readPdf } from '#tests/support/pdf.ts';
import {
  BOLETO,
  BOLETO_ANTECIPADO,
  DEPOSITO,
  type Forma,
  findTresGrupos,
  gruposOf,
  pendingCart,
} from '#tests/support/pending-cart.ts';

describe.each(oneDatabase)('boletos and deposits in advance on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database, { clock: () => new Date('2026-11-20T15:00:00Z') });
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.reset();
    rep = await api.as('representante');
  });
  async function pending(forma: Forma) {
    const { idCarrinho } = await pendingCart(rep, await findTresGrupos(database.db), [forma]);
    const [grupo] = await gruposOf(rep, idCarrinho);
    return { id: grupo?.idPrePedido ?? 0, valor: grupo?.valor ?? 0 };
  }
  const path = (id: number, idPessoaCliente = 101) =>
    `/pagamento/BoletoAntecipado?idPessoaCliente=${idPessoaCliente}&idPrePedido=${id}`;
  const pdfPath = (id: number, idPessoaCliente = 101) =>
    path(id, idPessoaCliente).replace('Antecipado?', 'Antecipado/pdf?');

  test('a boleto has a line with its day and amount, and a page with that line and its bars', async () => {
    const { id, valor } = await pending(BOLETO_ANTECIPADO);
    const boleto = JSON.parse((await rep.get(path(id))).text);
    // Friday and three working days.
    expect(boleto).toMatchObject({
      dataVencimento: '2026-11-25',
      numeroDocumento: String(id),
      valorDocumento: valor,
    });
    const digits = boleto.linhaDigitavel.replaceAll(/\D/g, '');
    expect(digits).toHaveLength(47);
    // 641 days after 22 February 2025, and the cents.
    expect(digits.slice(33)).toBe(`1641${String(Math.round(valor * 100)).padStart(10, '0')}`);

    const answer = await api.app.inject({
      method: 'GET',
      url: `/api${pdfPath(id)}`,
      headers: { authorization: `Bearer ${rep.token}` },
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="Boleto-${id}.pdf"`);
    expect(answer.headers['cache-control']).toBe('no-store');
    // Streamed: its length was not known before.
    expect(answer.headers['content-length']).toBeUndefined();
    const bytes = answer.rawPayload;
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-6).toString().trim()).toBe('%%EOF');
    const { drawing, text } = readPdf(bytes);
    expect(text).toContain(boleto.linhaDigitavel);
    expect(text).toContain('25/11/2026');
    expect(text).toContain('Drogaria Aurora do Ipê Roxo Ltda');
    // Bars of 44 digits, and the frames of twelve cells.
    expect(drawing.match(/ re$/gm)).toHaveLength((44 / 2) * 5 + 4 + 12);
  });

  test('a deposit has a document and an account, but no line and no page', async () => {
    const { id, valor } = await pending(DEPOSITO);
    const documento = JSON.parse((await rep.get(path(id))).text);
    expect(documento).toMatchObject({ valorDocumento: valor, linhaDigitavel: null });
    const pdf = await rep.get(pdfPath(id));
    expect([pdf.status, pdf.body.Codigo]).toEqual([422, 'pagamento-nao-permitido']);
    const conta = await rep.get('/pagamento/ContaDeposito?idPessoaFilial=1');
    expect(JSON.parse(conta.text)).toMatchObject({
      pessoa: { nome: 'Maleta Distribuidora Demonstração Ltda - Guarulhos' },
      banco: { descBanco: '000 - Banco Demonstração S.A.' },
      numeroAgencia: '1234',
      digVerifContaCorrente: '0',
    });
    expect((await rep.get('/pagamento/ContaDeposito?idPessoaFilial=101')).status).toBe(404);
  });

  test('are readable only by their customer’s users, and only for orders that wait for them', async () => {
    const { id } = await pending(BOLETO_ANTECIPADO);
    const buyer = await api.as('farmacia');
    await database.db.updateTable('prePedido').set({ idPessoaCliente: 102 }).execute();
    for (const [of, client, status] of [
      [path(id), buyer, 404],
      [path(id, 102), buyer, 403],
      [pdfPath(id, 102), buyer, 403],
      [pdfPath(id), buyer, 404],
      [path(id), rep, 404],
      [path(id, 102), rep, 200],
    ] as const) {
      expect((await client.get(of)).status, of).toBe(status);
    }
    await database.db.updateTable('prePedido').set({ idPedidoSituacao: 12 }).execute();
    expect((await rep.get(path(id, 102))).body.Codigo).toBe('pagamento-nao-permitido');
  });

  test('an order with later payment has no boleto in advance', async () => {
    const { id } = await pending(BOLETO);
    expect((await rep.get(path(id))).body.Codigo).toBe('pagamento-nao-permitido');
  });
});
