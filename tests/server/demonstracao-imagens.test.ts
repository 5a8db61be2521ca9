import { beforeAll, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { escaped } from '#server/demo/html/page.ts';
import { seed } from '#server/demo/seed/seed.ts';
import { readXml } from '#server/nfe/read-xml.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { DEMONSTRACAO } from '#tests/support/demonstracao.ts';
import { readJson } from '#tests/support/read-json.ts';

const NOW = new Date('2026-11-20T15:00:00Z');

type ProdutoLido = {
  imagens: string[];
  idEcommerceHotsite: number | null;
  marca: { descricaoMarca: string; imagemMarca: string | null };
};

/** The previous version made it, without pictures. */
const complete = async (db: Database) => {
  await db.deleteFrom('produtoImagem').execute();
  await db.deleteFrom('marcaImagem').execute();
  await db.updateTable('vitrine').set({ idTemaPersonalizado: null }).execute();
  await db.updateTable('produto').set({ idHotsite: null }).where('idHotsite', 'is not', null).execute();
  await db.updateTable('versaoSemente').set({ versao: '6' }).execute();
  expect(await seed(db, { clock: () => NOW, size: 300 })).toBe(false);
};

describe.each([
  ['new', async () => {}],
  ['completed', complete],
] as const)('the pictures of a %s demonstration', (_name, fillIt) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;

  beforeAll(async () => {
    database = await openTestDatabase();
    await fillIt(database.db);
    api = await openApi(database, { clock: () => NOW, demonstracao: DEMONSTRACAO });
    rep = await api.as('representante');
    return async () => {
      await api.close();
      await database.close();
    };
  });

  const listed = () =>
    database.db.selectFrom('produtoImagem').selectAll().orderBy('idProduto').orderBy('posicao').execute();
  const load = (url: string) => api.app.inject({ method: 'GET', url });
  const detail = async (idProduto: number) =>
    (
      await readJson<{ imagem: string; produto: ProdutoLido }>(
        rep,
        `/EcommerceItem/produtoIndividual?idItem=${idProduto}&idItemTipo=1&idTipoConsulta=3&idPessoaCliente=101`,
      )
    ).produto;

  test('are of about 24 products, some with two or three views', async () => {
    const views = Map.groupBy(await listed(), ({ idProduto }) => idProduto);
    expect(views.size).toBeGreaterThan(15);
    expect(views.size).toBeLessThanOrEqual(24);
    expect(new Set([...views.values()].map((some) => some.length))).toEqual(new Set([1, 2, 3]));
    const [idProduto, some] = must(
      [...views].find(([, of]) => of.length === 3),
      'three views',
    );
    expect((await detail(idProduto)).imagens).toEqual(some.map(({ endereco }) => endereco));
  });

  test('are drawings of our own that browsers keep and that load nothing', async () => {
    const produtos = (await listed()).map(({ endereco }) => endereco);
    for (const endereco of produtos) {
      const { statusCode, headers, body } = await load(endereco);
      expect([statusCode, headers['content-type']], endereco).toEqual([200, 'image/svg+xml; charset=utf-8']);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(readXml(body).nome).toBe('svg');
      expect(body).not.toMatch(/<script|<style|href=/);
    }
    expect(produtos.length).toBeGreaterThan(30);
  });

  test('are also of the brands of these products, each a drawing of its name', async () => {
    const marcas = await database.db
      .selectFrom('marcaImagem')
      .innerJoin('marca', 'marca.idMarca', 'marcaImagem.idMarca')
      .select(['marcaImagem.endereco', 'marca.nome'])
      .orderBy('marca.idMarca')
      .execute();
    expect(marcas.length).toBeGreaterThan(10);
    for (const { endereco, nome } of marcas) {
      const { statusCode, body } = await load(endereco);
      expect([statusCode, readXml(body).nome], endereco).toEqual([200, 'svg']);
      expect(body).toContain(`>${escaped(nome).slice(0, 15)}`);
    }
    const { idProduto } = must((await listed())[0], 'picture');
    const { marca } = await detail(idProduto);
    expect(marcas).toContainEqual({ endereco: marca.imagemMarca, nome: marca.descricaoMarca });
    const { idMarca } = await database.db
      .selectFrom('marca')
      .select('idMarca')
      .where('idMarca', 'not in', (eb) => eb.selectFrom('marcaImagem').select('idMarca'))
      .limit(1)
      .executeTakeFirstOrThrow();
    for (const name of [`marca-${idMarca}-1.svg`, 'marca-0-1.svg'])
      expect((await load(`/demo/imagens/${name}`)).statusCode, name).toBe(404);
    const { endereco } = must(marcas[0], 'brand with a picture');
    const change = (from: string, to: string) =>
      database.db.updateTable('marcaImagem').set({ endereco: to }).where('endereco', '=', from).execute();
    await change(endereco, '/fotos/marca.png');
    expect((await load(endereco)).statusCode, 'the brand has another picture').toBe(404);
    await change('/fotos/marca.png', endereco);
  });

  test('go with one showcase that has a theme', async () => {
    const themed = database.db
      .selectFrom('vitrine')
      .select(['idVitrine', 'idTemaPersonalizado'])
      .where('idTemaPersonalizado', 'is not', null);
    expect(await themed.execute()).toEqual([{ idVitrine: 3, idTemaPersonalizado: 4 }]);
  });

  test('are only at addresses of the list', async () => {
    const withPicture = must((await listed())[0], 'picture').endereco;
    const { idProduto } = await database.db
      .selectFrom('produto')
      .select('idProduto')
      .where('idProduto', 'not in', (eb) => eb.selectFrom('produtoImagem').select('idProduto'))
      .limit(1)
      .executeTakeFirstOrThrow();
    const others = [
      withPicture.replace(/\d+-frente/, `${idProduto}-frente`),
      withPicture.replace('-1.svg', '-2.svg'),
      withPicture.replace('frente', 'lado'),
      '/demo/imagens/pagamento-outro-1.svg',
    ];
    for (const address of others) expect((await load(address)).statusCode, address).toBe(404);
  });

  test('show the card brands and the provider of Pix', async () => {
    const bandeiras = await readJson<{ imagem: string }[]>(rep, '/pagamento/bandeira?idPessoaFilial=1');
    const pix = await readJson<{ imagem: string }>(rep, '/pagamento/CobrancaPixIntegracao');
    const addresses = [...bandeiras, pix].map(({ imagem }) => imagem);
    expect(new Set(addresses).size).toBe(7);
    for (const address of addresses) {
      const { statusCode, body } = await load(address);
      expect([statusCode, readXml(body).nome], address).toEqual([200, 'svg']);
    }
  });

  test('go with one product that has a hotsite', async () => {
    const [{ idProduto, idHotsite }, ...more] = await database.db
      .selectFrom('produto')
      .select(['idProduto', 'idHotsite'])
      .where('idHotsite', 'is not', null)
      .execute()
      .then((rows) => [must(rows[0], 'product'), ...rows.slice(1)] as const);
    expect(more).toEqual([]);
    expect((await detail(idProduto)).idEcommerceHotsite).toBe(idHotsite);
  });
});
