import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/schema/schema.ts';
import { seedContatos } from '#server/demo/seed/contatos/seed-contatos.ts';
import { seed } from '#server/demo/seed/seed.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { listarEmails, listarTelefones } from '#tests/support/contatos.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { readJson } from '#tests/support/read-json.ts';

const now = new Date('2026-11-20T15:00:00Z');

/** A new demonstration, and one that an earlier version made. */
const MANEIRAS: readonly (readonly [string, (db: Database) => Promise<unknown>])[] = [
  ['new', (db) => db.transaction().execute((trx) => seedContatos(trx))],
  [
    'completed',
    async (db) => {
      await db.updateTable('versaoSemente').set({ versao: '4' }).execute();
      await seed(db, { clock: () => now, size: 300 });
    },
  ],
];

describe.each(MANEIRAS)('the contacts of a %s demonstration', (_name, fill) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;

  beforeAll(async () => {
    database = await openTestDatabase();
    await fill(database.db);
    api = await openApi(database, { clock: () => now });
    rep = await api.as('representante');
    return async () => {
      await api.close();
      await database.close();
    };
  });

  test('have each use of an e-mail at the buyer’s pharmacy', async () => {
    const { colecao } = await listarEmails(rep);
    const uses = colecao.map(({ principal, enviarPedido, enviarCobranca, marketing }) =>
      [principal && 'p', enviarPedido && 'o', enviarCobranca && 'b', marketing && 'm']
        .filter(Boolean)
        .join(''),
    );
    expect(uses.toSorted()).toEqual(['', 'b', 'bm', 'm', 'm', 'm', 'o', 'pob']);
  });

  test('have two commercial phones, a fax and three of WhatsApp there', async () => {
    const { colecao } = await listarTelefones(rep);
    const tipos = colecao.map((one) => one.telefoneTipo.idTelefoneTipo);
    expect([tipos, colecao.filter(({ principal }) => principal).length]).toEqual([[2, 2, 4, 6, 6, 6], 1]);
    const whatsapp = colecao.filter((one) => one.telefoneTipo.idTelefoneTipo === 6);
    expect(whatsapp.filter((one) => !one.permiteReceberPromocao)).toHaveLength(1);
    expect(whatsapp.filter((one) => one.prefixo.length === 4)).toHaveLength(1);
  });

  test('are three pages of phones and two of e-mails at the chain', async () => {
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await listarTelefones(rep, `&numeroPagina=${page}`, 111));
    expect(pages.map(({ colecao }) => colecao.length)).toEqual([20, 20, 17]);
    const all = pages.flatMap(({ colecao }) => colecao);
    expect(all.filter((one) => one.telefoneTipo.idTelefoneTipo === 6)).toHaveLength(30);
    expect((await listarEmails(rep, '', 111)).totalRegistros).toBe(34);
  });

  test('are none at one customer', async () => {
    const none = { colecao: [], totalRegistros: 0 };
    expect([await listarEmails(rep, '', 103), await listarTelefones(rep, '', 103)]).toEqual([none, none]);
  });

  test('go with an address without a number, its complement and a seller', async () => {
    expect(
      await readJson<object>(rep, '/Cliente/consultarClienteDadosGerais?idPessoaCliente=106'),
    ).toMatchObject({
      enderecoPrincipal: { tipoLogradouro: 'Praça', numero: 'S/N', complemento: 'Loja 2, ao lado do coreto' },
      vendedorPrincipal: { nome: 'Marina Alves Teixeira' },
    });
  });

  test('come once', async () => {
    expect(await seed(database.db, { clock: () => now, size: 300 })).toBe(false);
    expect((await listarEmails(rep)).totalRegistros).toBe(8);
  });
});
