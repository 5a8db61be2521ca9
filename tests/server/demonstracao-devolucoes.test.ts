import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { LOTE_COMBO } from '#contract/returns/devolucao.ts';
import { addDays } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { seed } from '#server/demo/seed/seed.ts';
import { seedHistorico } from '#server/demo/seed/seed-historico.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { expectBalancesFromEntries, expectContasAntecipadas } from '#tests/support/conta-corrente.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { expectUnitsWithinLots, seedNotas, type WireDevolucao } from '#tests/support/devolucoes.ts';
import { type LoteDaNota, type NotaComLotes, notasOf } from '#tests/support/notas-com-lotes.ts';
import { readJson } from '#tests/support/read-json.ts';

const HOJE = '2026-11-20';

/** A new demonstration, and one that an earlier version made: when and how each of them gets its returns. */
const MANEIRAS: readonly (readonly [string, Date, (db: Database, now: Date) => Promise<unknown>])[] = [
  [
    'new',
    new Date('2026-11-20T15:00:00Z'),
    (db, now) => db.transaction().execute((trx) => seedHistorico(trx, now)),
  ],
  [
    'new',
    new Date('2026-11-20T03:05:00Z'),
    (db, now) => db.transaction().execute((trx) => seedHistorico(trx, now)),
  ],
  [
    'completed',
    new Date('2026-11-21T02:55:00Z'),
    async (db, now) => {
      await seedNotas(db, now);
      await db.updateTable('versaoSemente').set({ versao: '2' }).execute();
      await seed(db, { clock: () => now, size: 300 });
    },
  ],
];

describe.each(MANEIRAS)('the returns of a %s demonstration at %s', (_name, now, fill) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let notas: NotaComLotes[];
  let devolucoes: WireDevolucao[];

  beforeAll(async () => {
    database = await openTestDatabase();
    await fill(database.db, now);
    api = await openApi(database, { clock: () => now });
    rep = await api.as('representante');
    notas = await notasOf(database.db, 101, HOJE);
    devolucoes = await listOf(101);
    return async () => {
      await api.close();
      await database.close();
    };
  });

  const listOf = (idCliente: number, more = '') =>
    readJson<WireDevolucao[]>(
      rep,
      `/Devolucao/ConsultarDevolucoes?idCliente=${idCliente}&incluirItens=true${more}`,
    );
  const isNoPrazo = ({ entregueHa }: NotaComLotes) => entregueHa !== null && entregueHa <= 7;
  const isInteiro = ({ quantidade, devolvida }: LoteDaNota) => devolvida === quantidade;

  test.each<[string, (nota: NotaComLotes) => boolean]>([
    [
      'delivered two days ago, six lines, one of them in three lots, one expiring in 20 days',
      ({ entregueHa, lotes }) =>
        entregueHa === 2 &&
        new Set(lotes.map(({ nItem }) => nItem)).size === 6 &&
        lotes.some(({ naLinha, dataValidade }) => naLinha === 3 && dataValidade === addDays(HOJE, 20)),
    ],
    ['on the last day of its term', ({ entregueHa }) => entregueHa === 7],
    ['a day after its term', ({ entregueHa }) => entregueHa === 8],
    ['delivered 40 days ago', ({ entregueHa }) => entregueHa === 40],
    ['in transport', (nota) => nota.idPedidoSituacao === 9 && nota.entregueHa === null],
    [
      'of which one lot is returned and another one in part',
      (nota) =>
        isNoPrazo(nota) &&
        nota.lotes.some(isInteiro) &&
        nota.lotes.some((lote) => lote.devolvida > 0 && !isInteiro(lote)) &&
        nota.lotes.some(({ devolvida }) => devolvida === 0),
    ],
    ['wholly returned', (nota) => isNoPrazo(nota) && nota.lotes.every(isInteiro)],
    [
      'of refrigerated goods of the other branch',
      (nota) =>
        isNoPrazo(nota) && nota.idPessoaEmitente === 2 && nota.lotes.every(({ refrigerado }) => refrigerado),
    ],
    ['of controlled goods', (nota) => isNoPrazo(nota) && nota.lotes.every(({ controlado }) => controlado)],
    ['with a combo', (nota) => isNoPrazo(nota) && nota.lotes.some(({ lote }) => lote === LOTE_COMBO)],
  ])('have for the buyer’s pharmacy an invoice %s', (_kind, isOne) => {
    expect(notas.filter(isOne).length).toBeGreaterThan(0);
  });

  test('have for a customer in another state an invoice in term without ST', async () => {
    const semSt = (await notasOf(database.db, 107, HOJE)).filter(
      (nota) => isNoPrazo(nota) && nota.idPessoaEmitente === 1 && nota.lotes.every(({ st }) => st === 0),
    );
    expect(semSt).toHaveLength(1);
  });

  const REFUSED = 'O prazo de devolução terminou e não houve falha na entrega.';
  test.each<[string, (devolucao: WireDevolucao) => boolean]>([
    [
      'a draft with three lines, two of them lots of one product',
      ({ itens = [], ...one }) =>
        is(one, 1, 2, 2) && itens.length === 3 && new Set(itens.map((i) => i.produto.idProduto)).size === 2,
    ],
    ['a draft without lines', (one) => is(one, 1, 2, 3) && one.itens?.length === 0],
    ['a whole one that waits, out of term', (one) => is(one, 2, 1, 3) && one.foraPrazo === true],
    ['a refused one with the sentence', (one) => is(one, 3, 2, 2) && one.mensagem === REFUSED],
    ['a whole one that is ready', (one) => is(one, 4, 1, 3) && one.enviada === false],
    ['one that was sent off', (one) => is(one, 4, 2, 3) && one.enviada === true],
    ['an authorised one', (one) => is(one, 6, 2, 1)],
    ['a cancelled whole one', (one) => is(one, 8, 1, 1) && one.mensagem !== undefined],
    ['a whole one in collection', (one) => is(one, 11, 1, 3)],
    ['a received one', (one) => is(one, 13, 2, 2)],
    ['a received one of an invoice that was paid', (one) => is(one, 13, 2, 3)],
  ])('have for the buyer’s pharmacy %s', (_kind, isOne) => {
    expect(devolucoes.filter(isOne)).toHaveLength(1);
    expect(devolucoes).toHaveLength(11);
  });

  const is = (one: WireDevolucao, idSituacao: number, tipo: number, origem: number) =>
    one.operacaoSituacao.idSituacao === idSituacao &&
    one.devolucaoVendaTipo.idDevolucaoVendaTipo === tipo &&
    one.devolucaoEletronicaTipo.idDevolucaoEletronicaTipo === origem;

  test('have the whole invoice in each whole one', () => {
    const totais = devolucoes.filter((one) => one.devolucaoVendaTipo.idDevolucaoVendaTipo === 1);
    expect(totais.map(({ valorTotal }) => valorTotal)).toEqual(
      totais.map(({ valorTotalNota }) => valorTotalNota),
    );
  });

  test('took the received one off the open instalment of its invoice, with its credit', async () => {
    const recebida = must(
      devolucoes.find((one) => is(one, 13, 2, 2)),
      'the received one',
    );
    const contas = await database.db
      .selectFrom('contaReceber')
      .select(['valor', 'abatimento', 'creditoTomado', 'dataLiquidacao'])
      .where('idTitulo', '=', recebida.titulo.idTitulo)
      .execute();
    const valor = Math.round(recebida.valorTotal * 100);
    expect(valor).toBeGreaterThan(0);
    expect(contas).toEqual([
      {
        valor: Math.round(recebida.valorTotalNota * 100),
        abatimento: valor,
        creditoTomado: Math.round(recebida.valorTotalNota * 100) - valor,
        dataLiquidacao: null,
      },
    ]);
  });

  test('took back cashback of the received one, and gave money for the paid one', async () => {
    const [cut, lancada] = await Promise.all([
      database.db
        .selectFrom('cashbackLancamento')
        .innerJoin('notaFiscalItem', (join) =>
          join
            .onRef('notaFiscalItem.idTitulo', '=', 'cashbackLancamento.idTitulo')
            .onRef('notaFiscalItem.idItem', '=', 'cashbackLancamento.idProduto'),
        )
        .innerJoin('devolucao', 'devolucao.idTitulo', 'notaFiscalItem.idTitulo')
        .select(['cashbackLancamento.valor', 'notaFiscalItem.valorTotal', 'notaFiscalItem.nItem'])
        .where('devolucao.idSituacao', '=', 13)
        .orderBy('nItem')
        .execute(),
      database.db
        .selectFrom('lancamentoContaCorrente')
        .select(['idPessoaCliente', 'valor'])
        .where('idDevolucao', 'is not', null)
        .execute(),
    ]);
    // Of the first line three units went back, of the second all.
    expect(cut.map(({ nItem }) => nItem)).toEqual([1, 3, 4]);
    expect(cut.map(({ valor, valorTotal }) => valor < Math.ceil(valorTotal / 100))).toEqual([
      true,
      false,
      false,
    ]);
    const paga = must(
      devolucoes.find((one) => is(one, 13, 2, 3)),
      'the return of a paid invoice',
    );
    expect(lancada).toEqual([{ idPessoaCliente: 101, valor: Math.round(paga.valorTotal * 100) }]);
  });

  test('fill three pages for a customer, newest first, and none for 103', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => listOf(107, `&paginaAtual=${page}`)));
    expect(pages.map((page) => page.length)).toEqual([50, 50, 20]);
    const dates = pages.flat().map(({ dataDevolucao }) => dataDevolucao);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(new Set(pages.flat().map((one) => one.operacaoSituacao.idSituacao))).toEqual(new Set([3, 4, 8]));
    expect(await listOf(103)).toEqual([]);
  });

  test('were made after the delivery, are numbered in their order, and go over no lot', async () => {
    await expectUnitsWithinLots(database.db);
    const { rows } = await sql<{ idDevolucaoVenda: number; idSituacao: number }>`
      select d."idDevolucaoVenda", d."idSituacao" from "devolucao" d
      join "notaFiscal" n on n."idTitulo" = d."idTitulo" and n."dataDocumento" < d."criadaEm"
      order by d."criadaEm", d."idDevolucaoEletronica"`.execute(database.db);
    expect(rows).toHaveLength(131);
    expect(rows.filter(({ idSituacao }) => idSituacao === 1).map((row) => row.idDevolucaoVenda)).toEqual([
      null,
      null,
    ]);
    expect(
      rows.filter(({ idSituacao }) => idSituacao !== 1).map(({ idDevolucaoVenda }) => idDevolucaoVenda),
    ).toEqual(Array.from({ length: 129 }, (_, at) => 7001 + at));
  });

  test('keep the balances, the cashback and the waiting instalments in order', async () => {
    await expectBalancesFromEntries(database.db);
    await expectContasAntecipadas(database.db);
    const rows = await database.db
      .selectFrom('pessoa')
      .select('saldoCashback')
      .where('idPessoa', 'in', [101, 111])
      .orderBy('idPessoa')
      .execute();
    expect(rows).toEqual([{ saldoCashback: 45_90 }, { saldoCashback: 120_00 }]);
  });

  test('come once', async () => {
    expect(await seed(database.db, { clock: () => now, size: 300 })).toBe(false);
    expect(await listOf(101)).toHaveLength(11);
  });
});
