import { beforeAll, describe, expect, test } from 'vitest';
import { isChaveAcesso } from '#domain/invoices/chave-acesso.ts';
import { must } from '#lib/must.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { seedContingencia } from '#server/demo/seed/notas/seed-contingencia.ts';
import { seed } from '#server/demo/seed/seed.ts';
import { seedHistorico } from '#server/demo/seed/seed-historico.ts';
import { readXml, textAt } from '#server/nfe/read-xml.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { schemaProblem } from '#tests/support/nfe-schema.ts';

const NOW = new Date('2026-11-20T15:00:00Z');

type Nota = {
  titulo: { idTitulo: number };
  chaveAcesso: string;
  nfeTipoEmissao: { descTipoEmissao: string };
};

const fill = (db: Database) =>
  db.transaction().execute(async (trx) => {
    await seedHistorico(trx, NOW);
    await seedContingencia(trx);
  });
/** The previous version made it. */
const complete = async (db: Database) => {
  await db.transaction().execute((trx) => seedHistorico(trx, NOW));
  await db.updateTable('versaoSemente').set({ versao: '6' }).execute();
  expect(await seed(db, { clock: () => NOW, size: 300 })).toBe(false);
};

describe.each([
  ['new', fill],
  ['completed', complete],
] as const)('an invoice in contingency of a %s demonstration', (_name, fillIt) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;

  beforeAll(async () => {
    database = await openTestDatabase();
    await fillIt(database.db);
    api = await openApi(database, { clock: () => NOW });
    rep = await api.as('representante');
    return async () => {
      await api.close();
      await database.close();
    };
  });

  const list = async (): Promise<Nota[]> => {
    const { text } = await rep.get('/NotaFiscal/ConsultarNotas?idPessoaDestinatario=101');
    return (JSON.parse(text) as { colecao: Nota[] }).colecao;
  };

  test('is the newest one in the list, and the only one', async () => {
    const [newest, ...others] = (await list()).map(({ nfeTipoEmissao }) => nfeTipoEmissao.descTipoEmissao);
    expect(newest).toBe('Contingência SVC-AN');
    expect([others.length > 0, new Set(others)]).toEqual([true, new Set(['Normal'])]);
  });

  test('has a valid key and an XML that the schema accepts, with when and why it began', async () => {
    const { titulo, chaveAcesso } = must((await list())[0], 'invoice');
    expect([chaveAcesso[34], isChaveAcesso(chaveAcesso)]).toEqual(['6', true]);
    const { body: xml } = await api.app.inject({
      method: 'GET',
      url: `/api/NotaFiscal/DownloadXml?titulos=${titulo.idTitulo}`,
      headers: { authorization: `Bearer ${rep.token}` },
    });
    expect(schemaProblem(xml)).toBeUndefined();
    const ide = (nome: string) => textAt(readXml(xml), `NFe/infNFe/ide/${nome}`);
    expect([ide('tpEmis'), ide('xJust')]).toEqual(['6', 'Servico de autorizacao do estado fora do ar']);
    expect(Date.parse(ide('dhCont'))).toBeLessThan(Date.parse(ide('dhEmi')));
    expect(textAt(readXml(xml), 'protNFe/infProt/chNFe')).toBe(chaveAcesso);
  });

  test('stays as it is once its XML exists', async () => {
    const { titulo, chaveAcesso } = must((await list())[0], 'invoice');
    await database.db.transaction().execute((trx) => seedContingencia(trx));
    expect((await list()).find((nota) => nota.titulo.idTitulo === titulo.idTitulo)?.chaveAcesso).toBe(
      chaveAcesso,
    );
  });
});
