import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Combo } from '#contract/catalogue/combo.ts';
import { sincronizarCombos } from '#contract/catalogue/combo-calls.ts';
import { type ComboBusca, matchCombos } from '#domain/combo/combo-busca.ts';
import { CLIENTE_SEM_COMBO } from '#server/demo/seed/combos.ts';
import { changeProduto, withdrawProduto } from '#server/feed/changes.ts';
import { queriesOf } from '#server/queries/queries.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { addCombos, keepCombosOpen } from '#tests/support/combos.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type SpiedDatabase, spyOn } from '#tests/support/spied-statements.ts';

const QUESTIONS: readonly ComboBusca[] = [
  { texto: '' },
  { texto: 'kit' },
  { texto: 'DIPIRONA mg' },
  { texto: 'losartana 50' },
  { texto: 'com' },
  { texto: '---' },
  { texto: '', ordem: 2 },
  { texto: '', ordem: 4 },
  { texto: 'leve', ordem: 5 },
  { texto: '', categorias: [1, 2, 3] },
  { texto: '', linhas: [1], ordem: 4 },
  { texto: '', soProdutos: true },
];

describe.each(oneDatabase)('combos in the search on $name', ({ open }) => {
  let database: TestDatabase;
  let spied: SpiedDatabase;
  let api: Api;

  beforeAll(async () => {
    database = await open();
    spied = spyOn(database);
    api = await openApi(spied);
  });
  beforeEach(async () => {
    await database.reset();
    await keepCombosOpen(database.db);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  type Page = { colecao: { idItem: number; itemTipo: { idItemTipo: number } }[]; totalRegistros: number };

  const ask = async (
    client: ApiClient,
    { texto, ordem, categorias, linhas, soProdutos }: ComboBusca,
    who = '',
  ) => {
    const query = new URLSearchParams({
      textoBusca: texto,
      idModoOrdenacao: String(ordem ?? 1),
      quantidadeRegistrosPagina: '250',
      ...(categorias && { idCategoria: categorias.join(';') }),
      ...(linhas && { idProdutoLinha: linhas.join(';') }),
      ...(soProdutos && { consultarDescontoVolume: 'true' }),
    });
    const { status, text } = await client.get(`/ecommerceitem?${query}${who}`);
    expect(status).toBe(200);
    const { colecao, totalRegistros } = JSON.parse(text) as Page;
    // Combos that were counted and not shown would leave a gap.
    expect(colecao).toHaveLength(Math.min(250, totalRegistros));
    return colecao.filter((item) => item.itemTipo.idItemTipo === 2).map((item) => item.idItem);
  };

  /** The combos that a device keeps, by the condition that its search shows. */
  const kept = async (client: ApiClient, cliente: number, idCondicao: number): Promise<Combo[]> => {
    const { text } = await client.get(`/sincronizacao/combos?idPessoaCliente=${cliente}`);
    return sincronizarCombos.reply
      .parse(JSON.parse(text))
      .filter((combo) => combo.promocaoCombo.idCondicao === idCondicao);
  };

  const idsOf = (combos: readonly Combo[]) => combos.map(({ idItem }) => idItem);

  test.each([
    ['farmacia', 101, 1],
    ['representante', 103, 1],
    ['representante', CLIENTE_SEM_COMBO, 1],
    ['representante', 103, 2],
  ])(
    '%s finds for customer %i under condition %i the same combos as a device',
    async (login, cliente, idCondicao) => {
      const client = await api.as(login);
      const combos = await kept(client, cliente, idCondicao);
      expect(combos.length).toBeGreaterThan(5);
      const who = `&idPessoaCliente=${cliente}&idCondicaoVenda=${idCondicao}`;
      for (const question of QUESTIONS) {
        expect([question, await ask(client, question, who)]).toEqual([
          question,
          idsOf(matchCombos(combos, question)),
        ]);
      }
    },
  );

  test('a visitor finds the combos that are sold to anybody, but not by price', async () => {
    const combos = await queriesOf(database.store).listCombosPublicos(new Date());
    expect(combos.length).toBeGreaterThan(5);
    for (const question of QUESTIONS.filter(({ ordem = 1, soProdutos }) => ordem < 4 && !soProdutos)) {
      expect([question, await ask(api.nobody, question)]).toEqual([
        question,
        idsOf(matchCombos(combos, question)),
      ]);
    }
  });

  test('changes of a combo, its members, its customers or its days are found soon after', async () => {
    const rep = await api.as('representante');
    const find = (texto: string, cliente = 101) =>
      ask(rep, { texto }, `&idPessoaCliente=${cliente}&idCondicaoVenda=1`);
    const expectFound = (texto: string, ids: readonly number[]) =>
      expect.poll(() => find(texto), { timeout: 60_000, interval: 50 }).toEqual(ids);
    const { db } = database;
    await expectFound('zyxw', []);
    await db
      .updateTable('promocaoCombo')
      .set({ descricao: 'Zyxw em dobro' })
      .where('idPromocaoCombo', '=', 1)
      .execute();
    await expectFound('zyxw', [1]);
    const regra = { idPromocaoCombo: 1, tipo: 'cliente', id: 101, exceto: true } as const;
    await db.insertInto('promocaoComboRestricao').values(regra).execute();
    await expectFound('zyxw', []);
    await db.deleteFrom('promocaoComboRestricao').where('idPromocaoCombo', '=', 1).execute();
    await expectFound('zyxw', [1]);
    await db
      .updateTable('promocaoCombo')
      .set({ dataInicial: '2026-01-01', dataFinal: '2026-01-01' })
      .where('idPromocaoCombo', '=', 1)
      .execute();
    await expectFound('zyxw', []);
    await keepCombosOpen(db);
    await db
      .updateTable('promocaoCombo')
      .set({ dataFinal: sql<string>`date '2099-12-31'` })
      .where('idPromocaoCombo', '=', 1)
      .execute();
    await expectFound('zyxw', [1]);
    const { idProduto } = await db
      .selectFrom('promocaoComboProduto')
      .select('idProduto')
      .where('idPromocaoCombo', '=', 1)
      .executeTakeFirstOrThrow();
    await changeProduto(db, idProduto, { nome: 'QWERTINA' });
    await expect.poll(async () => (await find('qwertina')).includes(1), { timeout: 60_000 }).toBe(true);
    await db
      .updateTable('produtoPreco')
      .set({ valorUnitario: 0 })
      .where('idProduto', '=', idProduto)
      .where('idContexto', '=', 'c1')
      .execute();
    await expectFound('zyxw', []);
    await db
      .updateTable('produtoPreco')
      .set({ valorUnitario: 9 })
      .where('idProduto', '=', idProduto)
      .execute();
    await expectFound('zyxw', [1]);
    await withdrawProduto(db, idProduto);
    await expectFound('zyxw', []);
    await db.deleteFrom('promocaoCombo').where('idPromocaoCombo', '=', 2).execute();
    await expect
      .poll(async () => (await ask(api.nobody, { texto: '' })).includes(2), { timeout: 60_000 })
      .toBe(false);
  });

  test('a search reads only the combos of its page, however many there are', async () => {
    await addCombos(database.db, 600);
    // A new search index: a reset does not tell the old one that a withdrawn product is back.
    const own = await openApi(spied);
    const rep = await own.as('representante');
    const path =
      '/ecommerceitem?idPessoaCliente=101&idCondicaoVenda=1&textoBusca=zyxw&quantidadeRegistrosPagina=10&numeroPagina=3';
    const read = async () => JSON.parse((await rep.get(path)).text) as Page;
    await expect.poll(async () => (await read()).totalRegistros, { timeout: 60_000 }).toBe(600);
    spied.take();
    expect((await read()).colecao).toHaveLength(10);
    // The index may also read changed combos meanwhile; only the page's own reads name ids.
    const ofPage = spied.take().filter((statement) => statement.sql.includes('"idPromocaoCombo" in'));
    const ids = ofPage.flatMap(({ parameters }) => parameters.filter((id) => Number(id) > 1000));
    expect(new Set(ids).size).toBe(10);
    await own.close();
  });
});
