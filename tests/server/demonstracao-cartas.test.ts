import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/schema/schema.ts';
import { seedCartas } from '#server/demo/seed/cartas/seed-cartas.ts';
import { seed } from '#server/demo/seed/seed.ts';
import { seedHistorico } from '#server/demo/seed/seed-historico.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import {
  cadastrarPath,
  corrigir,
  expectCartasEmOrdem,
  fazerCarta,
  originaisDe,
  processar,
  type WireCarta,
} from '#tests/support/cartas.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { standIns } from '#tests/support/demonstracao.ts';
import { schemaProblem } from '#tests/support/nfe-schema.ts';
import { readJson } from '#tests/support/read-json.ts';

const fill = async (db: Database, now: Date) => {
  await db.transaction().execute(async (trx) => {
    await seedHistorico(trx, now);
    await seedCartas(trx, now, standIns(() => now).emissor);
  });
};
/** An earlier version made it, with its returns. */
const complete = async (db: Database, now: Date) => {
  await db.transaction().execute((trx) => seedHistorico(trx, now));
  await db.updateTable('versaoSemente').set({ versao: '5' }).execute();
  expect(await seed(db, { clock: () => now, size: 300 })).toBe(false);
};

describe.each([
  ['new', new Date('2026-11-20T15:00:00Z'), fill],
  ['completed', new Date('2026-11-20T23:30:00Z'), complete],
] as const)('the letters of a %s demonstration at %s', (_name, now, fillIt) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  beforeAll(async () => {
    database = await openTestDatabase();
    await fillIt(database.db, now);
    api = await openApi(database, { clock: () => now });
    rep = await api.as('representante');
    return async () => {
      await api.close();
      await database.close();
    };
  });

  type Lista = { colecao: WireCarta[]; totalRegistros: number };
  const list = (query: string) => readJson<Lista>(rep, `/cartacorrecao?idPessoaCliente=101${query}`);
  const SEMANA = '&dataInicial=2026-11-13&dataFinal=2026-11-20&incluirItens=true';
  const idTituloDe = async (diasAtras: number): Promise<number[]> => {
    const rows = await database.db.selectFrom('notaFiscal').selectAll().execute();
    return rows
      .filter(({ dataDocumento, idPessoaDestinatario }) => {
        const dias = (now.getTime() - dataDocumento.getTime()) / 86_400_000;
        return idPessoaDestinatario === 101 && dias >= diasAtras && dias < diasAtras + 1;
      })
      .map(({ idTitulo }) => idTitulo);
  };

  test('are in every situation in the last seven days, two of one invoice', async () => {
    const { colecao, totalRegistros } = await list(SEMANA);
    expect(totalRegistros).toBe(7);
    const situacoes = colecao.map(
      ({ cartaCorrecaoSituacao }) => cartaCorrecaoSituacao.idCartaCorrecaoSituacao,
    );
    expect(situacoes).toEqual([1, 2, 1, 3, 4, 4, 5]);
    const [aberta, , vazia, rejeitada, segunda, primeira] = colecao;
    const corrigidas = (carta: WireCarta | undefined) =>
      (carta?.itemNota ?? []).filter(({ loteCorrigido }) => loteCorrigido !== null);
    expect([corrigidas(aberta).length, corrigidas(vazia).length]).toEqual([2, 0]);
    expect(new Set(corrigidas(aberta).map(({ loteOrigem }) => loteOrigem.lote)).size).toBe(1);
    expect(rejeitada?.mensagem).toBe('O lote informado não saiu deste centro de distribuição.');
    expect([primeira, segunda].map((carta) => carta?.evento?.nSeqEvento)).toEqual([1, 2]);
    expect(primeira?.titulo).toEqual(segunda?.titulo);
  });

  test('are sixty before, of three invoices with all their events', async () => {
    const antes = await list('&dataInicial=2026-08-01&dataFinal=2026-11-12&quantidadeRegistrosPagina=200');
    expect(antes.totalRegistros).toBe(60);
    expect(new Set(antes.colecao.map(({ titulo }) => titulo.idTitulo)).size).toBe(3);
    await expectCartasEmOrdem(database.db);
    for (const { idCartaCorrecao } of [antes.colecao.at(0), antes.colecao.at(-1)].flatMap(
      (one) => one ?? [],
    )) {
      const { text } = await rep.get(`/cartacorrecao/DownloadXml?idCartaCorrecao=${idCartaCorrecao}`);
      expect(schemaProblem(text, 'procCCeNFe_v1.00.xsd')).toBeUndefined();
    }
  });

  test('are registered in the term of their invoices, and changed before the first start', async () => {
    const rows = await database.db
      .selectFrom('cartaCorrecao')
      .innerJoin('notaFiscal', 'notaFiscal.idTitulo', 'cartaCorrecao.idTitulo')
      .select(['cartaCorrecao.criadaEm', 'notaFiscal.dataDocumento'])
      .execute();
    for (const { criadaEm, dataDocumento } of rows) {
      const horas = (criadaEm.getTime() - dataDocumento.getTime()) / 3_600_000;
      expect(horas).toBeGreaterThan(0);
      expect(horas).toBeLessThanOrEqual(720);
      expect(criadaEm.getTime()).toBeLessThan(now.getTime());
    }
  });

  test('have an invoice on each side of the term, and one with only a combo', async () => {
    const codigosOf = async (dias: number) =>
      await Promise.all(
        (await idTituloDe(dias)).map(async (idTitulo) => {
          const answer = await rep.get(cadastrarPath(idTitulo));
          return answer.status === 200 ? 'feita' : answer.body.Description;
        }),
      );
    expect(await codigosOf(29)).toContain('feita');
    expect(await codigosOf(31)).toContain('O prazo de 30 dias para corrigir esta nota fiscal terminou.');
    expect(await codigosOf(3)).toContain('Esta nota fiscal não tem lotes para corrigir.');
  });

  test('have an invoice whose lots another invoice of the branch makes known', async () => {
    const { idTitulo, lote, idItem } = await database.db
      .selectFrom('notaFiscalItemLote as l')
      .innerJoin('notaFiscalItem as i', (join) =>
        join.onRef('i.idTitulo', '=', 'l.idTitulo').onRef('i.nItem', '=', 'l.nItem'),
      )
      .innerJoin('notaFiscalItem as outro', 'outro.idItem', 'i.idItem')
      .innerJoin('notaFiscal as n', 'n.idTitulo', 'outro.idTitulo')
      .select(['outro.idTitulo', 'l.lote', 'i.idItem'])
      .where('n.idPessoaDestinatario', '=', 101)
      .where('n.dataDocumento', '>', new Date(now.getTime() - 29.99 * 86_400_000))
      .where('n.dataDocumento', '<', new Date(now.getTime() - 28 * 86_400_000))
      .where((eb) =>
        eb(
          eb
            .selectFrom('notaFiscalItemLote as m')
            .select((m) => m.fn.countAll<number>().as('lotes'))
            .whereRef('m.idTitulo', '=', 'l.idTitulo')
            .where('m.nItem', '=', 1),
          '=',
          3,
        ),
      )
      .where('l.nItem', '=', 1)
      .executeTakeFirstOrThrow();
    const aberta = await list(`&variasSituacoes=1`);
    const id =
      aberta.colecao.find(({ titulo }) => titulo.idTitulo === idTitulo)?.idCartaCorrecao ??
      (await fazerCarta(rep, idTitulo));
    const original = (await originaisDe(rep, id)).find(({ produto }) => produto.idProduto === idItem);
    expect((await corrigir(rep, original, lote, 1)).status).toBe(200);
    expect((await processar(rep, id)).body.Message).toBe('Concluído');
  });

  test('come once', async () => {
    const { totalRegistros } = await list('');
    expect(await seed(database.db, { clock: () => now, size: 300 })).toBe(false);
    expect((await list('')).totalRegistros).toBe(totalRegistros);
  });
});
