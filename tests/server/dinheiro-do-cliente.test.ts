import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { lancar } from '#server/customers/data/conta-corrente.ts';
import { seedHistorico } from '#server/demo/seed/seed-historico.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';
import { readPdf } from '#tests/support/pdf.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const base64 = (text: string) => Buffer.from(text).toString('base64');

describe.each(bothDatabases)("the customer's money on $name", ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database, { clock: () => NOW, inventaBoletos: true });
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.reset();
    rep = await api.as('representante');
  });

  const read = async (path: string) => {
    const answer = await rep.get(path);
    return { status: answer.status, body: JSON.parse(answer.text) };
  };

  describe('the current account', () => {
    const extrato = (query: string, idPessoaCliente = 103) =>
      read(`/pessoacontacorrente?idPessoaCliente=${idPessoaCliente}&${query}`);
    const book = (valor: number, moment: string) =>
      lancar(database.db, 103, [{ valor, observacao: `de ${moment}` }], new Date(moment));

    beforeEach(async () => {
      await book(3_800_00, '2026-08-17T12:00:00Z');
      await book(2_000_00, '2026-11-01T02:59:59Z');
      await book(-1_150_00, '2026-11-08T12:00:00Z');
      await book(350_00, '2026-11-17T12:00:00Z');
    });

    test('has the entries of its days with their balances, oldest first', async () => {
      // 23:59:59 of October the 31st in São Paulo.
      const { body } = await extrato('dataInicial=2026-11-01&dataFinal=2026-11-20');
      expect(body).toEqual({
        lancamentos: [
          {
            dataHora: '2026-11-08T09:00:00-03:00',
            observacao: 'de 2026-11-08T12:00:00Z',
            valor: 1150,
            naturezaCreditoDebito: { id: 'D', descricao: 'Débito' },
            saldoAposLancamento: 4650,
          },
          {
            dataHora: '2026-11-17T09:00:00-03:00',
            observacao: 'de 2026-11-17T12:00:00Z',
            valor: 350,
            naturezaCreditoDebito: { id: 'C', descricao: 'Crédito' },
            saldoAposLancamento: 5000,
          },
        ],
        totalizador: {
          totalRegistros: 2,
          saldoInicial: 5800,
          valorTotalCredito: 350,
          valorTotalDebito: 1150,
          saldoFinal: 5000,
          saldoAtual: 5000,
        },
        saldoAtual: 5000,
      });
    });

    test('has totals over all pages, and an empty page after the last', async () => {
      const days = 'dataInicial=2026-10-31&dataFinal=2026-11-20&quantidadeRegistrosPagina=2';
      const totals = { totalRegistros: 3, saldoInicial: 3800, valorTotalCredito: 2350, saldoFinal: 5000 };
      for (const [page, rows] of [
        [1, 2],
        [2, 1],
        [3, 0],
        [999_999, 0],
      ] as const) {
        const { body } = await extrato(`${days}&numeroPagina=${page}`);
        expect(body.lancamentos).toHaveLength(rows);
        expect(body.totalizador).toMatchObject(totals);
      }
    });

    test('keeps the present balance before the first entry', async () => {
      const { body } = await extrato('dataInicial=2026-01-01&dataFinal=2026-01-31');
      expect(body).toMatchObject({
        lancamentos: [],
        totalizador: { totalRegistros: 0, saldoInicial: 0, saldoFinal: 0 },
        saldoAtual: 5000,
      });
    });

    test('is refused for crossed, missing and impossible days, and for more than a year', async () => {
      expect(await extrato('dataInicial=2026-11-20&dataFinal=2026-11-19')).toMatchObject({
        status: 400,
        body: { Description: 'A data inicial é maior que a data final.' },
      });
      expect(await extrato('dataInicial=2025-11-19&dataFinal=2026-11-20')).toMatchObject({
        status: 400,
        body: { Description: 'O período pode ter no máximo um ano.' },
      });
      for (const query of ['dataFinal=2026-11-20', 'dataInicial=2026-02-30&dataFinal=2026-11-20'])
        expect((await extrato(query)).status, query).toBe(400);
      const whole = await extrato('dataInicial=0001-01-01&dataFinal=9999-12-31');
      expect(whole).toMatchObject({ status: 400, body: { Codigo: 'requisicao-invalida' } });
      expect((await extrato('dataInicial=9999-01-01&dataFinal=9999-12-31')).status).toBe(200);
    });
  });

  describe('the export of instalments', () => {
    beforeEach(() => database.db.transaction().execute((trx) => seedHistorico(trx, NOW)));

    const csv = async (query: string) =>
      (await rep.get(`/extratocliente/exportarContasReceber?${query}`)).text;
    const numbers = (text: string) =>
      text
        .split('\r\n')
        .slice(1, -1)
        .map((row) => row.split(';')[0] ?? '');

    test('holds every instalment of the filter in the asked order, more than a page', async () => {
      const { body } = await read('/extratocliente?idPessoaCliente=101&qtdPagina=1');
      const all = numbers(await csv('idPessoaCliente=101'));
      expect(all).toHaveLength(body[0].quantidadeRegistros);
      const down = numbers(await csv('idPessoaCliente=101&ordenacao=-vencimento'));
      expect(down).not.toEqual(all);
      expect(down.toSorted()).toEqual(all.toSorted());
      const boletos = await csv('idPessoaCliente=101&idSituacao=1&idFormaPagamento=1');
      expect(numbers(boletos).length).toBeGreaterThan(0);
      expect(
        boletos
          .split('\r\n')
          .slice(1, -1)
          .every((row) => /;(?:Em aberto|Paga em parte);Boleto;/.test(row)),
      ).toBe(true);
    });

    test('holds nothing for a situation and method that no instalment has', async () => {
      expect(numbers(await csv('idPessoaCliente=101&idSituacao=9'))).toEqual([]);
      expect(numbers(await csv('idPessoaCliente=101&idSituacao=2&idFormaPagamento=8'))).toEqual([]);
    });
  });

  test('the filters of the list name the situations and the payment methods', async () => {
    expect((await read('/extratocliente/contasReceberSituacao')).body).toEqual([
      { idSituacao: 1, descSituacao: 'Em aberto' },
      { idSituacao: 2, descSituacao: 'Liquidada' },
      { idSituacao: 3, descSituacao: 'Paga em parte' },
    ]);
    const formas = (await read('/extratocliente/contasReceberFormaPagamento')).body;
    expect(formas).toContainEqual({ idFormaPagamento: 10, descFormaPagamento: 'Pix' });
  });

  test('a late boleto keeps its value and names what is owed today; one in several invoices names them', async () => {
    await database.db.transaction().execute((trx) => seedHistorico(trx, NOW));
    const contas = (await read('/extratocliente?idPessoaCliente=101&idSituacao=1&qtdPagina=200')).body;
    const late = contas.find(
      (conta: { atraso: number; idFormaPagamento: number; valor: number }) =>
        conta.atraso === 45 && conta.idFormaPagamento === 1,
    );
    expect(late).toMatchObject({ valor: 1000, valorTotalJuros: 35, valorEsperado: 1035 });
    const answer = await api.app.inject({
      url: `/api/extratoCliente/gerarVariosBoletosContasPendentes?variosIdBoleto=${base64(String(late.idBoleto))}`,
      headers: { authorization: `Bearer ${rep.token}` },
    });
    const [file] = Object.values(unzipSync(answer.rawPayload));
    const { text } = readPdf(must(file, 'boleto'));
    expect(text).toContain('1.000,00');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Valor em 20/11/2026: R$ 1.035,00.');
    expect(text.replaceAll(/\D/g, '')).toContain(late.linhaDigitavel.replaceAll(/\D/g, ''));
    const joined = contas.find(({ documentosViinculados: notas }: { documentosViinculados: string }) =>
      notas.includes(', '),
    );
    const [, second] = joined.documentosViinculados.split(', ');
    const notas = await read(`/NotaFiscal/ConsultarNotas?idPessoaDestinatario=101&numeroNota=${second}`);
    expect(notas.body.colecao[0].boletos).toContainEqual({ idBoleto: joined.idBoleto });
  });

  test('boletos are refused for anything but ids of boletos', async () => {
    const many = Array.from({ length: 101 }, (_, i) => i + 1).join(';');
    for (const ids of [
      base64('0'),
      base64('1;'),
      base64('1;x'),
      base64(many),
      'not base64!',
      '%FF',
      'A'.repeat(2001),
    ]) {
      const { status } = await read(
        `/extratoCliente/gerarVariosBoletosContasPendentes?variosIdBoleto=${ids}`,
      );
      expect(status, ids.slice(0, 20)).toBe(400);
    }
  });
});
