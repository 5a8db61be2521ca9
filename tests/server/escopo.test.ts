import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { add, addBody, findProdutos } from '#tests/support/cart.ts';
import { type TestDatabase, testDatabases } from '#tests/support/database.ts';

/** Client 102 is the rep's and not the buyer's; 998 does not exist. The buyer's answers must be the same. */
const FOREIGN = [102, 998];

describe.each(testDatabases)('what a user may see on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let buyer: ApiClient;
  let id: number;
  let idCarrinho: number;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
    id = (await findProdutos(database.db))[0]?.idProduto ?? 0;
    buyer = await api.as('farmacia');
    const rep = await api.as('representante');
    idCarrinho = (await add(rep, id, 1)).body.carrinho.idCarrinho;
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  test('the buyer has one client, the rep twelve', async () => {
    const clientes = async (login: string) =>
      (JSON.parse((await (await api.as(login)).get('/UsuarioCliente')).text) as unknown[]).length;
    expect([await clientes('farmacia'), await clientes('representante')]).toEqual([1, 12]);
  });

  test.each([
    [
      'consultarClienteDadosGerais',
      (c: number) => ['GET', `/Cliente/consultarClienteDadosGerais?idPessoaCliente=${c}`],
    ],
    ['consultarLimitePagamentoAntecipado', (c: number) => ['GET', `/Cliente/LimitePagamentoAntecipado/${c}`]],
    [
      'consultarPreferenciaUsuarioCliente',
      (c: number) => ['GET', `/PreferenciaUsuarioCliente?idPessoaCliente=${c}`],
    ],
    [
      'consultarPrazoFormaPagamento',
      (c: number) => ['GET', `/PrazoFormaPagamento?idPessoaCliente=${c}&idCondicao=1`],
    ],
    ['consultarContextos', (c: number) => ['GET', `/sincronizacao/contextos?idPessoaCliente=${c}`]],
    ['consultarCarrinho', (c: number) => ['GET', `/Carrinho?idPessoaCliente=${c}`]],
    [
      'alterarClientePrincipal',
      (c: number) => ['POST', '/PreferenciaUsuario/alterarClientePrincipal', { IDCliente: c }],
    ],
    [
      'manterCarrinhoCompra',
      (c: number) => [
        'POST',
        '/Carrinho/manterCarrinhoCompra',
        addBody(1, 1, { IDUsuario: 2, IDPessoaCliente: c }),
      ],
    ],
    [
      'transmitirPrecos',
      (c: number) => ['GET', `/sincronizacao/precos?idContexto=${c === 102 ? 'c2' : 'c998'}`],
    ],
  ] as const)('%s of another client is forbidden, whether it exists or not', async (_name, requestOf) => {
    const texts = [];
    for (const foreign of FOREIGN) {
      const [method, path, body] = requestOf(foreign);
      const answer = await buyer.send(method as 'GET', path as string, body);
      expect([answer.status, answer.body.Codigo]).toEqual([403, 'cliente-nao-vinculado']);
      texts.push(answer.text);
    }
    expect(texts[0]).toBe(texts[1]);
  });

  test('another user’s cart is as if it did not exist', async () => {
    for (const cart of [idCarrinho, 999_999]) {
      const query = `idCarrinho=${cart}&idCarrinhoGrupo=1`;
      const line = { idItem: id, idItemTipo: 1, idCondicao: 1, quantidade: 5, quantidadeBase: 1 };
      const answers = [
        await buyer.put(`/Carrinho/item?${query}`, line),
        await buyer.delete(`/Carrinho/item?${query}&idItem=${id}&idItemTipo=1`),
        await buyer.put(`/Carrinho/etapa?idCarrinho=${cart}&etapa=3&politicaAceite=true`),
        await buyer.post(`/Carrinho/ConfirmarCarrinho?idCarrinho=${cart}`),
        await buyer.get(`/pedido/porCarrinho?idCarrinho=${cart}`),
      ];
      for (const answer of answers) {
        expect([answer.status, answer.body.Codigo]).toEqual([404, 'nao-encontrado']);
      }
    }
  });

  test('a cart of a client that the user lost is forbidden', async () => {
    const rep = await api.as('representante');
    const lost = { idUsuario: 1, idPessoaCliente: 101 };
    await database.db
      .deleteFrom('usuarioCliente')
      .where((eb) => eb.and(lost))
      .execute();
    const answer = await rep.put(`/Carrinho/etapa?idCarrinho=${idCarrinho}&etapa=3`);
    const pedidos = await rep.get(`/pedido/porCarrinho?idCarrinho=${idCarrinho}`);
    await database.db.insertInto('usuarioCliente').values(lost).execute();
    expect([answer.status, answer.body.Codigo]).toEqual([403, 'cliente-nao-vinculado']);
    expect(pedidos.status).toBe(404);
  });

  test('every call with a session is closed without one', async () => {
    for (const { method, path } of calls.filter((call) => call.access === 'session')) {
      const answer = await api.nobody.send(method, path.replace(':idPessoaCliente', '101'));
      expect([path, answer.status, answer.body.Codigo]).toEqual([path, 401, 'nao-autenticado']);
    }
  });

  test('a client chosen as the main one stays so, and the last choice wins', async () => {
    const rep = await api.as('representante');
    const principal = async () => {
      const { text } = await rep.get('/PreferenciaUsuarioCliente/principal');
      return (JSON.parse(text) as { cliente: { pessoa: { idPessoa: number } } }).cliente.pessoa.idPessoa;
    };
    for (const chosen of [107, 105]) {
      const answer = await rep.post('/PreferenciaUsuario/alterarClientePrincipal', { IDCliente: chosen });
      expect(answer.body).toEqual({ IDCliente: chosen });
      expect(await principal()).toBe(chosen);
    }
  });
});
