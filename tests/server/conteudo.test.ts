import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ItemIndividual } from '#contract/catalogue/produto-individual.ts';
import type { Banner } from '#contract/content/banner.ts';
import type { Hotsite } from '#contract/content/hotsite.ts';
import type { Menu } from '#contract/content/menu.ts';
import type { Topo } from '#contract/content/topo.ts';
import type { Vitrine } from '#contract/content/vitrine.ts';
import { withdrawProduto } from '#server/feed/changes.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';

/** Customer 103 buys by the associated chains' condition; it is the rep's and not the buyer's. 998 does not exist. */
const DA_REDE = 103;
const FOREIGN = [DA_REDE, 998];

const OF_CLIENTE: Record<string, (c: number) => string> = {
  consultarBanners: (c) => `/Banner?idPessoaCliente=${c}`,
  consultarVitrines: (c) => `/vitrine?idPessoaCliente=${c}&incluirItens=true`,
  consultarVitrineProdutos: (c) => `/vitrine/produtos?idVitrine=1&idPessoaCliente=${c}`,
  consultarVitrinePrevia: (c) => `/vitrine/previa?url=genericos&idPessoaCliente=${c}`,
};

describe.each(oneDatabase)('the content of the home page on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let buyer: ApiClient;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
  });
  beforeEach(async () => {
    await database.reset();
    rep = await api.as('representante');
    buyer = await api.as('farmacia');
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const read = async <T>(client: ApiClient, path: string): Promise<T> => {
    const answer = await client.get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return JSON.parse(answer.text) as T;
  };
  const refused = async (client: ApiClient, path: string) => {
    const { status, body } = await client.get(path);
    return [status, body.Codigo];
  };
  const idsOf = async (client: ApiClient, path: string) =>
    (await read<Banner[]>(client, path)).map((banner) => banner.idBanner);

  test('banners of a condition are visible only to its customers', async () => {
    const everybodys = await idsOf(api.nobody, '/Banner');
    expect(everybodys).toContain(10);
    expect(everybodys).not.toContain(15);
    expect(await idsOf(rep, '/Banner')).not.toContain(15);
    expect(await idsOf(rep, '/Banner?idPessoaCliente=101')).not.toContain(15);
    expect(await idsOf(rep, `/Banner?idPessoaCliente=${DA_REDE}`)).toContain(15);
  });

  test('a banner names its link and its theme, and one for users is hidden from visitors', async () => {
    const plain = {
      idBanner: 901,
      idBannerCategoria: 4,
      idBannerConteudoTipo: 1,
      imagemBannerBase64: 'data:image/png;base64,AA==',
      caminhoImagem: '/topo.png',
      urlBanner: 'https://a.example/',
      descricao: 'Frete',
      abrirNovaGuia: true,
      html: '<p>Frete</p>',
    };
    await database.db
      .insertInto('banner')
      .values([
        { ...plain, previaURL: 'genericos', idTemaPersonalizado: 3, ordem: 2 },
        { ...plain, idBanner: 902, somenteLogado: true, ordem: 1 },
      ])
      .execute();
    const ofTest = async (client: ApiClient, query = '') =>
      (await read<Banner[]>(client, `/Banner${query}`)).filter((banner) => banner.idBanner > 900);
    const open = {
      ...plain,
      ecommerceUrl: { previaURL: 'genericos' },
      temaPersonalizado: { idTemaPersonalizado: 3 },
    };
    const closed = { ...plain, idBanner: 902, ecommerceUrl: null, temaPersonalizado: null };
    expect(await ofTest(api.nobody)).toEqual([open]);
    expect(await ofTest(rep)).toEqual([closed, open]);
  });

  test('a showcase names its link and its theme, and off the home page it is found by number', async () => {
    await database.db
      .insertInto('vitrine')
      .values({
        idVitrine: 90,
        descricaoVitrine: 'Inverno',
        previaURL: 'inverno',
        idEcommerceTipoURL: 6,
        idTemaPersonalizado: 3,
        naHome: false,
        ordem: 1,
      })
      .execute();
    expect(await read(api.nobody, '/vitrine?idEcommerceVitrine=90')).toEqual([
      {
        idVitrine: 90,
        descricaoVitrine: 'Inverno',
        ecommerceUrl: { previaURL: 'inverno', ecommerceTipoURL: { idEcommerceTipoURL: 6 } },
        temaPersonalizado: { idTemaPersonalizado: 3 },
      },
    ]);
    const [home] = await read<Vitrine[]>(api.nobody, '/vitrine');
    expect([home?.idVitrine, home?.temaPersonalizado]).toEqual([1, null]);
  });

  test('a showcase leaves a withdrawn product out and shows the others in its order', async () => {
    const itemsOf3 = async () => {
      const { listaItens = [] } = await read<Vitrine>(api.nobody, '/vitrine/produtos?idVitrine=3');
      return listaItens.map((item) => item.ecommerceProduto.idEcommerceProduto);
    };
    const [first, second, third] = await itemsOf3();
    await withdrawProduto(database.db, second ?? 0);
    await database.db
      .updateTable('vitrineItem')
      .set({ posicao: -1 })
      .where('idVitrine', '=', 3)
      .where('idProduto', '=', third ?? 0)
      .execute();
    expect((await itemsOf3()).slice(0, 2)).toEqual([third, first]);
  });

  test('every category has its banners, images and html', async () => {
    const banners = await read<Banner[]>(api.nobody, '/Banner');
    const kinds = (categoria: number) =>
      new Set(
        banners.filter((b) => b.idBannerCategoria === categoria).map((b) => b.idBannerConteudoTipo === 1),
      );
    expect([4, 5, 6, 8].map((categoria) => kinds(categoria).size)).toEqual([1, 2, 2, 1]);
  });

  test('a visitor sees showcases without a price, a customer with the prices of their condition', async () => {
    const bare = await api.nobody.get('/vitrine?incluirItens=true');
    expect(bare.text).not.toMatch(/valorProduto|percentualDesconto|idCondicao|estoque"/);
    const [visitor, priced] = await Promise.all([
      read<Vitrine[]>(api.nobody, '/vitrine?incluirItens=true'),
      read<Vitrine[]>(rep, '/vitrine?idPessoaCliente=107&incluirItens=true'),
    ]);
    expect(visitor.map((v) => v.idVitrine)).toEqual([1, 2, 3, 4, 5]);
    expect(priced.map((v) => v.idVitrine)).toEqual([1, 2, 3, 4, 5, 6]);
    const item = priced[0]?.listaItens?.[0]?.ecommerceProduto;
    const row = await database.db
      .selectFrom('produtoPreco')
      .selectAll()
      .where('idContexto', '=', 'c3')
      .where('idProduto', '=', item?.idEcommerceProduto ?? 0)
      .executeTakeFirstOrThrow();
    expect([item?.valorProduto, item?.idCondicao]).toEqual([row.valorUnitario / 10_000, 3]);
    expect(item?.valorProdutoDesconto).toBeLessThan(item?.valorProduto ?? 0);
  });

  test('a visitor does not see whether a product of a showcase is out of stock', async () => {
    const inStock = async (client: ApiClient, cliente: string) => {
      const path = `/vitrine?incluirItens=true${cliente}`;
      const [first] = await read<Vitrine[]>(client, path);
      return new Set((first?.listaItens ?? []).map((item) => item.itemPossuiEstoque));
    };
    await database.db.updateTable('produtoEstoque').set({ estoque: 0 }).execute();
    expect(await inStock(rep, '&idPessoaCliente=107')).toEqual(new Set([false]));
    expect(await inStock(api.nobody, '')).toEqual(new Set([true]));
  });

  test('a customer’s items have the badges and cashback of the search and the address and theme of their showcase', async () => {
    const { db } = database;
    await db.updateTable('vitrine').set({ idTemaPersonalizado: 3 }).where('idVitrine', '=', 1).execute();
    const [first] = await read<Vitrine[]>(rep, '/vitrine?idPessoaCliente=107&incluirItens=true');
    const itens = first?.listaItens ?? [];
    const { ecommerceUrl, temaPersonalizado } = first ?? {};
    expect(temaPersonalizado).toEqual({ idTemaPersonalizado: 3 });
    expect(ecommerceUrl?.previaURL).toBeTruthy();
    for (const { ecommerceProduto, selos, cashback, vitrine } of itens) {
      const { idEcommerceProduto: idItem, idCondicao } = ecommerceProduto;
      const found = await read<ItemIndividual>(
        rep,
        `/EcommerceItem/produtoIndividual?idPessoaCliente=107&idTipoConsulta=2&idItem=${idItem}&idItemTipo=1&idCondicao=${idCondicao}`,
      );
      expect({ idItem, selos, cashback }).toEqual({ idItem, selos: found.selos, cashback: found.cashback });
      expect(vitrine).toEqual({ ecommerceUrl, temaPersonalizado });
    }
    expect(itens.some((item) => JSON.stringify(item.selos).includes('rotulo'))).toBe(true);
    expect(itens.some((item) => item.cashback)).toBe(true);
    expect((await api.nobody.get('/vitrine?incluirItens=true')).text).not.toMatch(/"(?:selos|cashback)"/);
  });

  test('the items of one showcase are those of the list, and a preview is found by its address', async () => {
    const [first] = await read<Vitrine[]>(api.nobody, '/vitrine?idEcommerceVitrine=3&incluirItens=true');
    const { listaItens } = await read<Vitrine>(api.nobody, '/vitrine/produtos?idVitrine=3');
    expect(listaItens).toEqual(first?.listaItens);
    expect(listaItens?.length).toBeGreaterThan(0);
    const previa = await read<Vitrine>(
      api.nobody,
      `/vitrine/previa?url=${encodeURIComponent('dor & febre')}`,
    );
    expect(previa).toEqual(first);
    expect(await refused(api.nobody, '/vitrine/previa?url=nada')).toEqual([404, 'nao-encontrado']);
    expect(await refused(api.nobody, '/vitrine/produtos?idVitrine=99')).toEqual([404, 'nao-encontrado']);
  });

  test('a showcase for signed-in users does not exist for a visitor', async () => {
    expect(await refused(api.nobody, '/vitrine/produtos?idVitrine=6')).toEqual([404, 'nao-encontrado']);
    expect(await refused(api.nobody, '/vitrine/previa?url=antibioticos')).toEqual([404, 'nao-encontrado']);
    expect((await rep.get('/vitrine/produtos?idVitrine=6')).status).toBe(200);
  });

  test.each(Object.entries(OF_CLIENTE))(
    '%s of a customer is closed to a visitor and to another’s user, whether the customer exists or not',
    async (_name, pathOf) => {
      for (const foreign of FOREIGN) {
        expect(await refused(api.nobody, pathOf(foreign))).toEqual([401, 'nao-autenticado']);
        expect(await refused(buyer, pathOf(foreign))).toEqual([403, 'cliente-nao-vinculado']);
      }
      expect((await buyer.get(pathOf(101))).status).toBe(200);
    },
  );

  test('a login-only hotsite reaches a visitor without its content', async () => {
    const path = '/hotsite?url=area-do-cliente';
    const visitor = await read<Hotsite>(api.nobody, path);
    expect(visitor).toMatchObject({
      idHotsite: 5,
      somenteLogado: true,
      html: null,
      url: null,
      ecommerceVitrine: null,
    });
    const user = await read<Hotsite>(rep, path);
    expect(user.html).toContain('Materiais de apoio');
    expect(user.ecommerceVitrine).toEqual({ idVitrine: 6 });
  });

  test('a hotsite is found by name in any case, by number, and as policies only when it is one', async () => {
    const byName = await read<Hotsite>(api.nobody, '/hotsite?url=Politica-Comercial');
    expect(await read<Hotsite>(api.nobody, '/hotsite?url=2')).toEqual(byName);
    expect(await read<Hotsite>(api.nobody, '/hotsite/consultarHotsiteId?idHotsite=2')).toEqual(byName);
    expect(await read<Hotsite>(api.nobody, '/hotsite/consultarHotsitePolitica?idHotsite=2')).toEqual(byName);
    expect(await refused(api.nobody, '/hotsite/consultarHotsitePolitica?idHotsite=1')).toEqual([
      404,
      'nao-encontrado',
    ]);
    expect(await refused(api.nobody, '/hotsite?url=nada')).toEqual([404, 'nao-encontrado']);
    expect(await refused(api.nobody, "/hotsite?url=' or 1=1 --")).toEqual([404, 'nao-encontrado']);
  });

  test('the menu is a tree of five with entries below', async () => {
    const menu = await read<Menu[]>(api.nobody, '/menu');
    expect(menu.map((entry) => [entry.descricao, entry.menuPai])).toEqual(
      ['Medicamentos', 'Pele e cuidado', 'Campanhas', 'Entrega', 'Atendimento'].map((name) => [name, null]),
    );
    const [below] = menu[0]?.menusFilhos ?? [];
    expect(below).toMatchObject({
      descricao: 'Por tratamento',
      url: null,
      menuPai: { idMenu: menu[0]?.idMenu },
    });
    expect(below?.menusFilhos[0]).toMatchObject({ descricao: 'Dor e febre', url: '/dor%20%26%20febre' });
  });

  test('each message of the top bar is shown only if it has text', async () => {
    const messages = {
      televendas: 'Ligue',
      transporte: 'Frete',
      segundaViaBoleto: 'Boleto',
      parcelamentoCartao: 'Em 4x',
      pedidoMinimo: 'Mínimo',
      limiteDisponivel: 'Limite',
    };
    await database.db.deleteFrom('parametro').where('nome', 'like', 'topo%').execute();
    const off = { exibir: false, mensagem: '' };
    const none = Object.fromEntries(Object.keys(messages).map((name) => [name, off]));
    expect(await read(buyer, '/topo')).toEqual(none);
    const nomeOf = (name: string) => `topo${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    await database.db
      .insertInto('parametro')
      .values(Object.entries(messages).map(([name, valor]) => ({ nome: nomeOf(name), valor })))
      .execute();
    expect(await read(buyer, '/topo')).toEqual(
      Object.fromEntries(
        Object.entries(messages).map(([name, mensagem]) => [name, { exibir: true, mensagem }]),
      ),
    );
  });

  test('minimum order and available limit are shown only to signed-in users', async () => {
    const visitor = await read<Topo>(api.nobody, '/topo');
    expect(visitor.televendas.exibir).toBe(true);
    const off = { exibir: false, mensagem: '' };
    expect([visitor.pedidoMinimo, visitor.limiteDisponivel]).toEqual([off, off]);
    const user = await read<Topo>(buyer, '/topo?idUsuario=2');
    expect([user.pedidoMinimo.exibir, user.limiteDisponivel.exibir]).toEqual([true, true]);
    expect(await refused(buyer, '/topo?idUsuario=1')).toEqual([403, 'outro-usuario']);
    expect(await refused(api.nobody, '/topo?idUsuario=1')).toEqual([401, 'nao-autenticado']);
  });

  test('the hosts that may be framed come only from the parameter', async () => {
    const other = await openApi(database);
    const headerOf = async (one: Api) =>
      String((await one.app.inject({ url: '/' })).headers['content-security-policy'])
        .split(';')
        .find((part) => part.startsWith('frame-src'));
    expect(await headerOf(other)).toBe('frame-src https://www.openstreetmap.org');
    await other.close();
    await database.db
      .updateTable('parametro')
      .set({
        valor: "https://a.example, https://*.b.example:8443; script-src * 'unsafe-inline' javascript: *",
      })
      .where('nome', '=', 'hotsiteFrameHosts')
      .execute();
    const changed = await openApi(database);
    expect(await headerOf(changed)).toBe('frame-src https://a.example https://*.b.example:8443');
    await changed.close();
    await database.db.deleteFrom('parametro').where('nome', '=', 'hotsiteFrameHosts').execute();
    const none = await openApi(database);
    expect(await headerOf(none)).toBe("frame-src 'none'");
    await none.close();
  });
});
