import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { type TestDatabase, testDatabases } from '#tests/support/database.ts';

const SAVE = '/PreferenciaUsuario/manterPreferenciaUsuario';

type Preferencia = {
  calcularSt: boolean;
  ecommerceModoExibicao: { idEcommerceModoExibicao: number };
  ecommerceModoOrdenacao: { idEcommerceModoOrdenacao: number; descricaoEcommerceModoOrdenacao: string };
  usuario: { nomeUsuario: string; exportaListaProdutos: boolean };
  preferenciaUsuarioCliente: {
    cliente: { pessoa: { idPessoa: number } };
    condicao: { idCondicao: number } | null;
    prazo: { idPrazo: number } | null;
  } | null;
};

describe.each(testDatabases)('the preference of the user on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
    rep = await api.as('representante');
  });
  afterEach(async () => {
    await database.reset();
    rep = await api.as('representante');
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const read = async (client: ApiClient = rep) =>
    JSON.parse((await client.get('/PreferenciaUsuario')).text) as Preferencia;

  test('the rep may take the product list out, the pharmacy may not', async () => {
    expect((await read()).usuario).toMatchObject({
      nomeUsuario: 'representante',
      exportaListaProdutos: true,
    });
    expect((await read(await api.as('farmacia'))).usuario.exportaListaProdutos).toBe(false);
  });

  test('what is named is saved, the rest stays', async () => {
    const answer = await rep.post(SAVE, { IDModoExibicao: 2 });
    expect(answer.status).toBe(200);
    await rep.post(SAVE, { IDModoOrdenacao: 4, CalcularSt: null });
    const saved = await read();
    expect(saved.ecommerceModoExibicao.idEcommerceModoExibicao).toBe(2);
    expect(saved.ecommerceModoOrdenacao).toEqual({
      idEcommerceModoOrdenacao: 4,
      descricaoEcommerceModoOrdenacao: 'Menor preço',
    });
    expect(saved.calcularSt).toBe(true);
    await rep.post(SAVE, { CalcularSt: false });
    expect(await read()).toMatchObject({
      calcularSt: false,
      ecommerceModoExibicao: { idEcommerceModoExibicao: 2 },
    });
  });

  test('a customer’s condition is saved with its payment, and only what he may use', async () => {
    const pay = { IDCliente: 103, IDCondicao: 2, IDPrazo: 2, IDFormasPagamento: 1 };
    const saved = await rep.post(SAVE, { ...pay, ClientePrincipal: true });
    expect(saved.status).toBe(200);
    expect((await read()).preferenciaUsuarioCliente).toMatchObject({
      cliente: { pessoa: { idPessoa: 103 } },
      condicao: { idCondicao: 2 },
      prazo: { idPrazo: 2 },
    });
    const refused = async (body: object) => (await rep.post(SAVE, body)).body.Codigo;
    expect(await refused({ ...pay, IDCondicao: 4 })).toBe('item-sem-condicao');
    expect(await refused({ ...pay, IDPrazo: 1 })).toBe('sem-meio-pagamento');
    expect(await refused({ IDCliente: 103, IDCondicao: 2 })).toBe('requisicao-invalida');
    expect(await refused({ IDCondicao: 2, IDPrazo: 2, IDFormasPagamento: 1 })).toBe('requisicao-invalida');
    expect(await refused({ IDModoExibicao: 3 })).toBe('requisicao-invalida');
  });

  test('the orders by price are offered to those who see prices', async () => {
    const ids = async (client: ApiClient) =>
      (JSON.parse((await client.get('/ModoOrdenacao')).text) as { idEcommerceModoOrdenacao: number }[]).map(
        (modo) => modo.idEcommerceModoOrdenacao,
      );
    expect(await ids(rep)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await ids(api.nobody)).toEqual([1, 2, 3, 6]);
    const { text } = await api.nobody.get('/ModoExibicao');
    expect(JSON.parse(text)).toEqual([
      { idEcommerceModoExibicao: 1, descricaoEcommerceModoExibicao: 'Lista' },
      { idEcommerceModoExibicao: 2, descricaoEcommerceModoExibicao: 'Grade' },
    ]);
  });
});
