import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { must } from '#lib/must.ts';
import { addProduto, changeEstoque, changeProduto, withdrawProduto } from '#server/feed/changes.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';

/** Two processes over one database, as far as the search is concerned: each has an index of its own. */
describe.each(oneDatabase)('the search after the catalogue changed on $name', ({ open }) => {
  let database: TestDatabase;
  let apis: readonly Api[];
  let reps: readonly ApiClient[];

  beforeAll(async () => {
    database = await open();
    apis = [await openApi(database), await openApi(database)];
  });
  beforeEach(async () => {
    await database.reset();
    reps = await Promise.all(apis.map((api) => api.as('representante')));
    for (const rep of reps) await find(rep, 'losartana');
  });
  afterAll(async () => {
    for (const api of apis) await api.close();
    await database.close();
  });

  type Itens = { colecao: { idItem: number; itemTipo: { idItemTipo: number } }[]; totalRegistros: number };

  /** Combos stand before the products. */
  const isProduto = ({ itemTipo }: Itens['colecao'][number]) => itemTipo.idItemTipo === ITEM_PRODUTO;

  const find = async (rep: ApiClient, texto: string): Promise<number[]> => {
    const { status, text } = await rep.get(
      `/ecommerceitem?idPessoaCliente=101&idModoOrdenacao=6&textoBusca=${encodeURIComponent(texto)}`,
    );
    expect(status).toBe(200);
    return (JSON.parse(text) as Itens).colecao.filter(isProduto).map((item) => item.idItem);
  };

  /** The results of both processes after their next look: an index rests for a moment after an update. */
  const expectFound = async (texto: string, ids: number[]): Promise<void> => {
    for (const rep of reps)
      await expect.poll(() => find(rep, texto), { timeout: 5000, interval: 50 }).toEqual(ids);
  };

  test('the search finds new names and new products, and no longer old names and withdrawn products', async () => {
    const [id] = await find(must(reps[0], 'rep'), 'losartana');
    const idProduto = must(id, 'product');
    await changeProduto(database.db, idProduto, { nome: 'ZYXWVITAMINA' });
    await expectFound('zyxwvitamina', [idProduto]);

    const model = await database.db
      .selectFrom('produto')
      .selectAll()
      .where('idProduto', '=', idProduto)
      .executeTakeFirstOrThrow();
    const { idProduto: _, mudado: __, ...produto } = model;
    const preco = { idContexto: 'c1', valorUnitario: 1, descontoComercial: 0, descontoFinanceiro: 0, st: 0 };
    const novo = await addProduto(database.db, {
      ...produto,
      registro: 'novo',
      nome: 'ZYXWVITAMINA NOVA',
      precos: [preco],
      estoque: 5,
    });
    await expectFound('zyxwvitamina nova', [novo]);

    await withdrawProduto(database.db, idProduto);
    await expectFound('zyxwvitamina', [novo]);
  });

  test('sold-out products move behind those in stock', async () => {
    const [first, second] = await find(must(reps[0], 'rep'), 'losartana');
    expect(second).toBeDefined();
    await changeEstoque(database.db, must(first, 'product'), 0);
    for (const rep of reps) {
      await expect.poll(async () => (await find(rep, 'losartana'))[0], { timeout: 5000 }).toBe(second);
    }
  });

  test('after a change of most products the index is rebuilt', async () => {
    await sql`update "produto" set "nome" = 'QQ ' || "nome"`.execute(database.db);
    for (const rep of reps) {
      const total = async () => {
        const { text } = await rep.get('/ecommerceitem?textoBusca=qq');
        const { colecao, totalRegistros } = JSON.parse(text) as Itens;
        return totalRegistros - colecao.filter((item) => !isProduto(item)).length;
      };
      await expect.poll(total, { timeout: 10_000 }).toBe(300);
    }
  });

  test('many simultaneous searches for changed products all get a response', async () => {
    await changeEstoque(database.db, 1, 7);
    const rep = must(reps[0], 'rep');
    const answers = await Promise.all(Array.from({ length: 20 }, () => find(rep, 'losartana')));
    for (const ids of answers) expect(ids).toEqual(answers[0]);
  });
});
