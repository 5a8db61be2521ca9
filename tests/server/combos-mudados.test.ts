import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { sincronizarCombosMudados } from '#contract/catalogue/combo-calls.ts';
import { startEpoca } from '#server/db/feed-cursor.ts';
import { CLIENTE_SEM_COMBO } from '#server/demo/seed/combos.ts';
import { changeEstoque, changeProduto, withdrawProduto } from '#server/feed/changes.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { accept, add, confirm, seenOf } from '#tests/support/cart.ts';
import { addCombos, comboBody, keepCombosOpen } from '#tests/support/combos.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';
import { settled } from '#tests/support/settled.ts';

type Part = z.input<typeof sincronizarCombosMudados.reply>;

const DAY_MS = 24 * 3_600_000;

describe.each(bothDatabases)('combos that changed since a cursor on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let now: Date;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database, { clock: () => now });
  });
  beforeEach(async () => {
    now = new Date();
    await database.reset();
    await keepCombosOpen(database.db);
    rep = await api.as('representante');
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const part = async (more = '', cliente = 101): Promise<Part> => {
    await settled(database.db);
    const { status, text } = await rep.get(
      `${sincronizarCombosMudados.path}?idPessoaCliente=${cliente}${more}`,
    );
    expect(status).toBe(200);
    return JSON.parse(text) as Part;
  };
  const since = (cursor: string, cliente = 101) => part(`&cursor=${encodeURIComponent(cursor)}`, cliente);
  const whole = async (cliente = 101) =>
    JSON.parse((await rep.get(`/sincronizacao/combos?idPessoaCliente=${cliente}`)).text) as Part['combos'];
  const idsOf = (combos: Part['combos']) => combos.map(({ idItem }) => idItem);

  test('without a cursor all combos come as in the older call; with its cursor none', async () => {
    const all = await part();
    expect(all.continua).toBe(null);
    expect(all.combos).toEqual(await whole());
    expect(all.combos.length).toBeGreaterThan(15);
    expect(await since(all.cursor)).toMatchObject({ trocados: [], combos: [], continua: null });
  });

  test('only changed combos come, those that are off sale by id alone', async () => {
    const { db } = database;
    const { idProduto, ids } = await db
      .selectFrom('promocaoComboProduto')
      .select([
        'idProduto',
        sql<number[]>`array_agg(distinct "idPromocaoCombo" order by "idPromocaoCombo")`.as('ids'),
      ])
      .groupBy('idProduto')
      .orderBy(sql`count(*)`)
      .orderBy('idProduto')
      .limit(1)
      .executeTakeFirstOrThrow();
    const [combo = 0] = ids;
    const changes: [string, () => Promise<unknown>, number[]][] = [
      ['stock', () => changeEstoque(db, idProduto, 777), ids],
      ['a name', () => changeProduto(db, idProduto, { nome: 'OUTRO NOME' }), ids],
      [
        'a price',
        () =>
          db
            .updateTable('produtoPreco')
            .set({ valorUnitario: 12_345 })
            .where('idProduto', '=', idProduto)
            .execute(),
        ids,
      ],
      [
        'a price of others',
        () =>
          sql`update "produtoPreco" set "valorUnitario" = 5 where "idProduto" = ${idProduto} and "idContexto" = 'c2'`.execute(
            db,
          ),
        [],
      ],
      [
        'words',
        () =>
          db
            .updateTable('promocaoCombo')
            .set({ rotulo: 'Novo' })
            .where('idPromocaoCombo', '=', combo)
            .execute(),
        [combo],
      ],
      [
        'a member',
        () =>
          db
            .updateTable('promocaoComboProduto')
            .set({ quantidadeNoCombo: 9 })
            .where('idPromocaoCombo', '=', combo)
            .execute(),
        [combo],
      ],
      [
        'nothing',
        () =>
          db
            .updateTable('promocaoCombo')
            .set({ rotulo: 'Novo' })
            .where('idPromocaoCombo', '=', combo)
            .execute(),
        [],
      ],
    ];
    for (const [what, change, expected] of changes) {
      const { cursor } = await part();
      await change();
      const told = await since(cursor);
      expect([what, told.trocados]).toEqual([what, expected]);
      const fresh = (await whole()).filter(({ idItem }) => expected.includes(idItem));
      expect([what, told.combos]).toEqual([what, fresh]);
    }
    const { cursor } = await part();
    await withdrawProduto(db, idProduto);
    expect(await since(cursor)).toMatchObject({ trocados: ids, combos: [] });
    const later = await part();
    await db.deleteFrom('promocaoCombo').where('idPromocaoCombo', '=', combo).execute();
    expect(await since(later.cursor)).toMatchObject({ trocados: [combo], combos: [] });
  });

  test('a customer’s own orders and restrictions mark combos as changed', async () => {
    await database.db.updateTable('clienteCondicaoFilial').set({ minimoCompra: 0 }).execute();
    const { idCarrinho } = (await add(rep, 0, 2, comboBody(1))).body.carrinho;
    const { cursor } = await part();
    const ordered = await confirm(rep, idCarrinho, seenOf(await accept(rep, idCarrinho)));
    expect(ordered.status).toBe(200);
    const compradas = ({ combos }: Part) =>
      combos.filter(({ idItem }) => idItem === 1).map((combo) => combo.promocaoCombo.quantidadeComprada);
    const told = await since(cursor);
    expect(compradas(told)).toEqual([2]);
    await database.db.updateTable('prePedido').set({ idPrePedidoSituacao: 6 }).execute();
    expect(compradas(await since(told.cursor))).toEqual([0]);
    const regra = { idPromocaoCombo: 2, tipo: 'cliente', id: CLIENTE_SEM_COMBO, exceto: true } as const;
    const [before, other] = [await part('', CLIENTE_SEM_COMBO), await part()];
    await database.db.insertInto('promocaoComboRestricao').values(regra).execute();
    expect(await since(before.cursor, CLIENTE_SEM_COMBO)).toMatchObject({ trocados: [2], combos: [] });
    expect(idsOf((await since(other.cursor)).combos)).toEqual([2]);
  });

  test('passing days begin and end combos although nothing was written', async () => {
    const day = (days: number) => sql<string>`current_date + ${days}::int`;
    const { db } = database;
    await db
      .updateTable('promocaoCombo')
      .set({ dataInicial: day(3) })
      .where('idPromocaoCombo', '=', 1)
      .execute();
    await db
      .updateTable('promocaoCombo')
      .set({ dataFinal: day(1) })
      .where('idPromocaoCombo', '=', 2)
      .execute();
    const { cursor, combos } = await part();
    expect(idsOf(combos)).toContain(2);
    expect(idsOf(combos)).not.toContain(1);
    now = new Date(now.getTime() + 5 * DAY_MS);
    rep = await api.as('representante');
    const told = await since(cursor);
    expect(told.trocados).toEqual([1, 2]);
    expect(idsOf(told.combos)).toEqual([1]);
  });

  test('a cursor of other conditions or another epoch, or an invented one, is refused, so that all is read again', async () => {
    const { cursor } = await part();
    const refused = async (one: string) => {
      const { status, text } = await rep.get(
        `${sincronizarCombosMudados.path}?idPessoaCliente=101&cursor=${encodeURIComponent(one)}`,
      );
      return [status, (JSON.parse(text) as { Codigo?: string }).Codigo];
    };
    for (const one of ['x', `x~${cursor}`, `${cursor}0`, cursor.replace('~', ' ')])
      expect([one, ...(await refused(one))]).toEqual([one, 410, 'cursor-desconhecido']);
    await database.db.deleteFrom('clienteCondicaoFilial').where('idPessoaCliente', '=', 101).execute();
    expect(await refused(cursor)).toEqual([410, 'cursor-desconhecido']);
    const later = await part();
    await database.db.deleteFrom('feedEpoca').execute();
    await startEpoca(database.db);
    expect(await refused(later.cursor)).toEqual([410, 'cursor-desconhecido']);
  });

  test('a changed badge marks its combo as changed even next to other badges', async () => {
    const { db } = database;
    await db.updateTable('promocaoCombo').set({ selos: '2;5' }).where('idPromocaoCombo', '=', 1).execute();
    const { cursor } = await part();
    await db.updateTable('selo').set({ rotulo: 'Outro' }).where('idSelo', '=', 5).execute();
    expect((await since(cursor)).trocados).toContain(1);
    expect((await since(cursor)).trocados).not.toContain(9);
  });

  test('a starting campaign without combos changes no combo', async () => {
    const { db } = database;
    const campaign = db.updateTable('condicao').where('idCondicao', '=', 12);
    await campaign.set({ dataInicial: '2020-01-01', dataFinal: '2020-01-02' }).execute();
    const { cursor } = await part();
    await campaign.set({ dataFinal: null }).execute();
    const { text } = await rep.get('/sincronizacao/contextos?idPessoaCliente=101');
    expect(text).toContain('"idContexto":"p2"');
    expect(await since(cursor)).toMatchObject({ trocados: [], combos: [] });
  });

  test('a customer without conditions gets no combos and their own cursor', async () => {
    await database.db.deleteFrom('clienteCondicaoFilial').where('idPessoaCliente', '=', 101).execute();
    const { cursor, combos } = await part();
    expect(combos).toEqual([]);
    expect(await since(cursor)).toMatchObject({ trocados: [], combos: [] });
  });

  test('many combos come in parts of two hundred, each once', async () => {
    await addCombos(database.db, 500);
    const ids: number[] = [];
    const sizes: number[] = [];
    for (let next: number | null = 0; next !== null; ) {
      const one: Part = await part(next === 0 ? '' : `&depoisDe=${next}`);
      ids.push(...idsOf(one.combos));
      sizes.push(one.trocados.length);
      next = one.continua;
    }
    expect(sizes.slice(0, 2)).toEqual([200, 200]);
    expect(ids).toEqual(idsOf(await whole()));
  });
});
