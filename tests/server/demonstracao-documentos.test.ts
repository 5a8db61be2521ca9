import { beforeAll, describe, expect, test } from 'vitest';
import { daysBetween } from '#lib/business-day.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { seedDocumentos } from '#server/demo/seed/documentos/seed-documentos.ts';
import { seed } from '#server/demo/seed/seed.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { guardadas, listar, pdfOf, solicitar } from '#tests/support/documentos.ts';
import { readJson } from '#tests/support/read-json.ts';

const HOJE = '2026-11-20';
const fillNew = (db: Database, now: Date) => db.transaction().execute((trx) => seedDocumentos(trx, now));

/** A new demonstration, and one that an earlier version made: when and how each of them gets its requests. */
const MANEIRAS: readonly (readonly [string, Date, (db: Database, now: Date) => Promise<unknown>])[] = [
  ['new', new Date('2026-11-20T15:00:00Z'), fillNew],
  ['new', new Date('2026-11-20T03:05:00Z'), fillNew],
  [
    'completed',
    new Date('2026-11-21T02:55:00Z'),
    async (db, now) => {
      await db.updateTable('versaoSemente').set({ versao: '3' }).execute();
      await seed(db, { clock: () => now, size: 300 });
    },
  ],
];

describe.each(MANEIRAS)('the documents of a %s demonstration at %s', (_name, now, fill) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;

  beforeAll(async () => {
    database = await openTestDatabase();
    await fill(database.db, now);
    api = await openApi(database, { clock: () => now });
    rep = await api.as('representante');
    return async () => {
      await api.close();
      await database.close();
    };
  });

  const datasDe = async (idPessoaCliente: number) =>
    (
      await readJson<{ datasRegulatorias: Record<string, string | null> }>(
        rep,
        `/Cliente/consultarClienteDadosGerais?idPessoaCliente=${idPessoaCliente}`,
      )
    ).datasRegulatorias;

  test('are 46 requests of five months, three pages, all of the buyer’s pharmacy', async () => {
    const pages = [];
    for (const page of [1, 2, 3])
      pages.push(
        await listar(rep, `&dataInicialPendencia=2026-06-20&dataFinalPendencia=${HOJE}&paginaAtual=${page}`),
      );
    expect(pages.map(({ colecao }) => colecao.length)).toEqual([20, 20, 6]);
    expect((await guardadas(database.db)).length).toBe(46);
    expect((await listar(rep, '', 103)).totalRegistros).toBe(0);
    const oldest = pages.at(-1)?.colecao.at(-1)?.dataPendencia.slice(0, 10) ?? '';
    expect(daysBetween(oldest, HOJE)).toBeGreaterThan(140);
  });

  test('have three of the last month in each situation, from each origin', async () => {
    const { colecao } = await listar(rep, `&dataInicialPendencia=2026-10-20&dataFinalPendencia=${HOJE}`);
    for (const id of [1, 2, 3]) {
      const own = colecao.filter((one) => one.situacao.idPendenciaDocumentoClienteSituacao === id);
      expect(new Set(own.map(({ origem }) => origem.descricao))).toEqual(
        new Set(['Portal', 'Central de serviços', 'Representante']),
      );
    }
    expect(colecao).toHaveLength(9);
  });

  test('are resolved after their request and before the first start', async () => {
    for (const { situacao, dataPendencia, dataResolucao } of await guardadas(database.db)) {
      expect(dataPendencia.getTime()).toBeLessThan(now.getTime());
      expect(dataResolucao !== null).toBe(situacao === 2);
      if (dataResolucao === null) continue;
      expect(dataResolucao.getTime()).toBeGreaterThan(dataPendencia.getTime());
      expect(dataResolucao.getTime()).toBeLessThan(now.getTime());
    }
  });

  test('have licences: some that end soon or are over, none, and all', async () => {
    expect(await datasDe(101)).toEqual({
      anvisa: '2028-11-20',
      sivisa: '2026-12-10',
      autorizacaoRetinoica: null,
      crfEstabelecimento: '2026-11-10',
      sipeagro: null,
    });
    expect(new Set(Object.values(await datasDe(102)))).toEqual(new Set([null]));
    expect(Object.values(await datasDe(110)).every((dia) => dia !== null && dia > '2026-12-20')).toBe(true);
  });

  test('come once, also after a user has added one', async () => {
    await solicitar(rep, pdfOf(100));
    expect(await seed(database.db, { clock: () => now, size: 300 })).toBe(false);
    expect((await guardadas(database.db)).length).toBe(47);
  });
});
