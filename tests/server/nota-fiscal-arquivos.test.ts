import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linhaDigitavel } from '#domain/payment/boleto-linha.ts';
import { must } from '#lib/must.ts';
import { seedHistorico } from '#server/demo/seed/seed-historico.ts';
import { at, readXml, textAt } from '#server/nfe/read-xml.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { readPdfBarcodes } from '#tests/support/bar-codes.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { schemaProblem } from '#tests/support/nfe-schema.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { signedParts } from '#tests/support/xml-signature.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');

type Nota = {
  titulo: { idTitulo: number };
  chaveAcesso: string;
  numDocumento: string;
  valorTotalNota: number;
  idPrePedido: number;
  dataDocumento: string;
  boletos: { idBoleto: number }[];
};

const base64 = (text: string) => encodeURIComponent(Buffer.from(text).toString('base64'));

describe.each(oneDatabase)('documents of invoices on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let notas: Nota[];

  beforeAll(async () => {
    database = await open();
    await database.db.transaction().execute((trx) => seedHistorico(trx, NOW));
    api = await openApi(database, { clock: () => NOW });
    rep = await api.as('representante');
    notas = await list('idPessoaDestinatario=101');
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  async function list(query: string): Promise<Nota[]> {
    const answer = await rep.get(`/NotaFiscal/ConsultarNotas?${query}`);
    return (JSON.parse(answer.text) as { colecao: Nota[] }).colecao;
  }
  async function download(path: string, client = rep) {
    const { statusCode, headers, rawPayload, body } = await api.app.inject({
      method: 'GET',
      url: `/api/NotaFiscal/${path}`,
      headers: { authorization: `Bearer ${client.token}` },
    });
    return { status: statusCode, headers, bytes: rawPayload, body };
  }
  const idsOf = (some: readonly Nota[]) => some.map((nota) => nota.titulo.idTitulo).join(';');

  test('are sorted by date or number, either way, and newest first by default', async () => {
    const numbers = async (ordenacao: string) =>
      (await list(`idPessoaDestinatario=101${ordenacao}`)).map((nota) => Number(nota.numDocumento));
    const newest = notas.map((nota) => Number(nota.numDocumento));
    const dates = notas.map((nota) => nota.dataDocumento);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(await numbers('&ordenacao=1')).toEqual([...newest].reverse());
    expect(await numbers('&ordenacao=2')).toEqual(newest);
    expect(await numbers('&ordenacao=3')).toEqual([...newest].sort((a, b) => a - b));
    expect(await numbers('&ordenacao=4')).toEqual([...newest].sort((a, b) => b - a));
    expect((await rep.get('/NotaFiscal/ConsultarNotas?idPessoaDestinatario=101&ordenacao=5')).status).toBe(
      400,
    );
    expect(await numbers('&quantidadeRegistrosPagina=2&numeroPagina=2')).toEqual(newest.slice(2, 4));
  });

  test('one XML is the invoice, the same at every request', async () => {
    const nota = must(notas[0], 'invoice');
    const { status, headers, body } = await download(`DownloadXml?titulos=${nota.titulo.idTitulo}`);
    expect([status, headers['content-type']]).toEqual([200, 'application/xml']);
    expect(headers['content-disposition']).toBe(`attachment; filename="${nota.chaveAcesso}-procNFe.xml"`);
    expect(headers['cache-control']).toBe('no-store');
    const infNFe = must(at(readXml(body), 'NFe/infNFe'), 'infNFe');
    expect(infNFe.atributos['Id']).toBe(`NFe${nota.chaveAcesso}`);
    expect(textAt(infNFe, 'total/ICMSTot/vNF')).toBe(nota.valorTotalNota.toFixed(2));
    await database.db.updateTable('pessoa').set({ bairro: 'Outro' }).where('idPessoa', '=', 101).execute();
    expect((await download(`DownloadXml?titulos=${nota.titulo.idTitulo}`)).body).toBe(body);
  });

  test('several are a ZIP of each, named by its key', async () => {
    const some = notas.slice(0, 3);
    const { headers, bytes } = await download(`DownloadXml?titulos=${idsOf(some)}`);
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toBe('attachment; filename="NFe-20261120090000.zip"');
    const files = unzipSync(bytes);
    expect(Object.keys(files).sort()).toEqual(some.map((n) => `${n.chaveAcesso}-procNFe.xml`).sort());
    for (const nota of some)
      expect(strFromU8(must(files[`${nota.chaveAcesso}-procNFe.xml`], 'file'))).toContain(
        `<chNFe>${nota.chaveAcesso}</chNFe>`,
      );
  });

  test('a DANFE is a PDF with the key; several are a ZIP', async () => {
    const nota = must(notas[0], 'invoice');
    const one = await download(`DownloadDanfe?titulos=${nota.titulo.idTitulo}`);
    expect(one.headers['content-type']).toBe('application/pdf');
    expect(readPdf(one.bytes).text.replaceAll(' ', '')).toContain(nota.chaveAcesso);
    const many = await download(`DownloadDanfe?titulos=${idsOf(notas.slice(0, 2))}`);
    expect(Object.keys(unzipSync(many.bytes))).toHaveLength(2);
  });

  test('another system’s malformed document is reported before a file begins', async () => {
    const [nota, other] = notas;
    const { idTitulo } = must(nota, 'invoice').titulo;
    const put = (xml: string) =>
      database.db.updateTable('notaFiscalXml').set({ xml }).where('idTitulo', '=', idTitulo).execute();
    const right = (await download(`DownloadXml?titulos=${idTitulo}`)).body;
    await put(right.slice(0, 900));
    const titulos = idsOf([must(other, 'invoice'), must(nota, 'invoice')]);
    const { status, body } = await download(`DownloadDanfe?titulos=${titulos}`);
    await put(right);
    expect([status, body]).toEqual([
      404,
      expect.stringContaining(`O documento da nota fiscal ${nota?.numDocumento} não está disponível.`),
    ]);
    expect((await download(`DownloadDanfe?titulos=${titulos}`)).status).toBe(200);
  });

  test('boletos come as a ZIP, without the paid ones', async () => {
    const all = await database.db
      .selectFrom('contaReceber')
      .select(['idBoleto', 'numero', 'dataLiquidacao'])
      .where('idPessoaCliente', '=', 101)
      .where('idBoleto', 'is not', null)
      .execute();
    const aberto = must(
      all.find((conta) => conta.dataLiquidacao === null),
      'open boleto',
    );
    const pago = must(
      all.find((conta) => conta.dataLiquidacao !== null),
      'paid boleto',
    );
    const { status, headers, bytes } = await download(
      `DownloadBoleto?variosIdBoleto=${base64(`${aberto.idBoleto};${pago.idBoleto}`)}`,
    );
    expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
    const files = Object.entries(unzipSync(bytes));
    expect(files.map(([name]) => name)).toEqual([`Boleto-${aberto.numero.replace('/', '-')}.pdf`]);
    expect(readPdf(must(files[0], 'file')[1]).text).not.toContain('Segunda via');
    const paid = await download(`DownloadBoleto?variosIdBoleto=${base64(String(pago.idBoleto))}`);
    expect([paid.status, paid.body]).toEqual([404, expect.stringContaining('já estão pagos')]);
    const bad = await download(`DownloadBoleto?variosIdBoleto=${base64('1 or 1')}`);
    expect([bad.status, bad.body]).toEqual([400, expect.stringContaining('formato inválido')]);
  });

  test('documents of another customer are not found, and stop the whole request', async () => {
    const buyer = await api.as('farmacia');
    const [foreign] = await list('idPessoaDestinatario=105');
    const own = must(notas[0], 'invoice').titulo.idTitulo;
    const other = must(foreign, 'invoice').titulo.idTitulo;
    for (const path of ['DownloadXml', 'DownloadDanfe']) {
      for (const titulos of [other, `${own};${other}`, 999_999_999]) {
        const { status, body } = await download(`${path}?titulos=${titulos}`, buyer);
        expect([status, body]).toEqual([404, expect.stringContaining('nao-encontrado')]);
      }
      expect((await download(`${path}?titulos=${own}`, buyer)).status).toBe(200);
    }
    const { idBoleto } = await database.db
      .selectFrom('contaReceber')
      .select('idBoleto')
      .where('idPessoaCliente', '<>', 101)
      .where('idBoleto', 'is not', null)
      .executeTakeFirstOrThrow();
    const boleto = await download(`DownloadBoleto?variosIdBoleto=${base64(String(idBoleto))}`, buyer);
    expect(boleto.status).toBe(404);
  });

  test('an invoice without an order has no document unless one was imported', async () => {
    const nota = must(notas.at(-1), 'invoice');
    await database.db
      .updateTable('notaFiscal')
      .set({ idPrePedido: null })
      .where('idTitulo', '=', nota.titulo.idTitulo)
      .execute();
    const { status, body } = await download(`DownloadXml?titulos=${nota.titulo.idTitulo}`);
    expect([status, body]).toEqual([
      404,
      expect.stringContaining(`O documento da nota fiscal ${nota.numDocumento} não está disponível.`),
    ]);
    await database.db
      .insertInto('notaFiscalXml')
      .values({ idTitulo: nota.titulo.idTitulo, xml: '<nfeProc></nfeProc>' })
      .execute();
    expect((await download(`DownloadXml?titulos=${nota.titulo.idTitulo}`)).body).toBe('<nfeProc></nfeProc>');
  });

  test('the list is a CSV file of the filters’ results', async () => {
    const { headers, text } = await rep.get(
      '/NotaFiscal/ExportarNotasFiscais?idPessoaDestinatario=101&ano=2026&mes=9&ordenacao=1',
    );
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="NotasFiscais-20261120090000.csv"');
    const found = await list('idPessoaDestinatario=101&ano=2026&mes=9&ordenacao=1');
    const lines = text.trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(';')[5])).toEqual(found.map((nota) => nota.numDocumento));
    expect(found.length).toBeGreaterThan(0);
    const buyer = await api.as('farmacia');
    const foreign = await buyer.get('/NotaFiscal/ExportarNotasFiscais?idPessoaDestinatario=105');
    expect([foreign.status, foreign.body.Codigo]).toEqual([403, 'cliente-nao-vinculado']);
  });

  test('every invoice is valid by the official schema', async () => {
    let read = 0;
    for (let id = 101; id <= 112; id += 1) {
      const own = (await list(`idPessoaDestinatario=${id}`)).filter((nota) => nota.idPrePedido !== null);
      for (const nota of own) {
        const { body } = await download(`DownloadXml?titulos=${nota.titulo.idTitulo}`);
        expect(schemaProblem(body), nota.chaveAcesso).toBeUndefined();
        read += 1;
      }
    }
    expect(read).toBeGreaterThan(50);
  });

  test('a reader finds the key on every DANFE and a payable code on every boleto', async () => {
    const known = await list('idPessoaDestinatario=101');
    for (const nota of known.filter((n) => n.idPrePedido !== null)) {
      const { bytes } = await download(`DownloadDanfe?titulos=${nota.titulo.idTitulo}`);
      expect(await readPdfBarcodes(bytes)).toContain(nota.chaveAcesso);
    }
    const boletos = notas.flatMap((nota) => nota.boletos.map(({ idBoleto }) => idBoleto));
    const { bytes } = await download(`DownloadBoleto?variosIdBoleto=${base64(boletos.join(';'))}`);
    const files = Object.values(unzipSync(bytes));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const [code = ''] = await readPdfBarcodes(file);
      expect(code).toMatch(/^\d{44}$/);
      expect(readPdf(file).text).toContain(linhaDigitavel(code));
    }
  });

  test('the signature of an invoice covers its amounts, and another program accepts it', async () => {
    const { chaveAcesso, valorTotalNota, titulo } = must(notas[0], 'invoice');
    const { body } = await download(`DownloadXml?titulos=${titulo.idTitulo}`);
    expect(signedParts(body)).toEqual([expect.stringContaining(`Id="NFe${chaveAcesso}"`)]);
    expect(signedParts(body)?.[0]).toContain(`<vNF>${valorTotalNota.toFixed(2)}</vNF>`);
    expect(signedParts(body.replace(/<vNF>[\d.]+<\/vNF>/, '<vNF>1.00</vNF>'))).toBeUndefined();
  });
});
