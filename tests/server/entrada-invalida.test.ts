import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { add, addBody, findProdutos } from '#tests/support/cart.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';

const ADD = '/Carrinho/manterCarrinhoCompra';
const CONFIRM = '/Carrinho/ConfirmarCarrinho';

describe.each(bothDatabases)('bad input on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
    rep = await api.as('representante');
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  test.each([
    ['no body', 'POST', ADD, undefined, 400],
    ['an empty body', 'POST', ADD, '', 400],
    ['half a body', 'POST', ADD, '{"IDUsuario":1,', 400],
    ['a body that is a list', 'POST', ADD, '[]', 400],
    ['a body that is null', 'POST', ADD, 'null', 400],
    ['a poisoned body', 'POST', ADD, '{"__proto__":{"admin":true}}', 400],
    ['nested nonsense', 'POST', ADD, '['.repeat(60_000) + ']'.repeat(60_000), 400],
    ['a quantity that is a word', 'POST', ADD, addBody(1, 1, { Quantidade: 'abc' }), 400],
    [
      'a quantity beyond numbers',
      'POST',
      ADD,
      JSON.stringify(addBody(1, 1)).replace('"Quantidade":1', '"Quantidade":1e999'),
      400,
    ],
    ['a price beyond integers', 'POST', ADD, addBody(1, 1, { ValorUnitario: 1e300 }), 400],
    ['a product id beyond the database', 'POST', ADD, addBody(3e9, 1), 400],
    [
      'a product id beyond the database, deep in a list',
      'POST',
      '/ecommerceitem/Importar',
      {
        ecommerceProdutoImportacaoCollection: [{ idProduto: 3e9, status: '1', quantidade: 1 }],
        IDCliente: 101,
        IDOperacao: 4,
        IDOrigem: 2,
        IDOrigemTipo: 18,
      },
      400,
    ],
    ['a day of the year 0', 'GET', '/pedido?dataInicial=0000-01-01', undefined, 400],
    ['a negative id', 'POST', ADD, addBody(-1, 1), 400],
    ['a fractional id', 'POST', ADD, addBody(1.5, 1), 400],
    ['a null character', 'POST', ADD, addBody(1, 1, { CodBarra: 'a\0b' }), 400],
    ['a client id that is a word', 'GET', '/Carrinho?idPessoaCliente=abc', undefined, 400],
    ['a client id twice', 'GET', '/Carrinho?idPessoaCliente=101&idPessoaCliente=102', undefined, 400],
    ['no client id', 'GET', '/Carrinho', undefined, 400],
    ['a client id beyond the database', 'GET', '/Carrinho?idPessoaCliente=99999999999', undefined, 400],
    ['a client id of zero', 'GET', '/Cliente/LimitePagamentoAntecipado/0', undefined, 400],
    ['a null character in the address', 'GET', '/sincronizacao/precos?idContexto=c1%00', undefined, 400],
    ['a broken percent-encoding', 'GET', '/Cliente/LimitePagamentoAntecipado/%E0%A4%A', undefined, 400],
    ['an endless id', 'GET', `/Cliente/LimitePagamentoAntecipado/${'1'.repeat(900)}`, undefined, 400],
    ['an unknown step', 'PUT', '/Carrinho/etapa?idCarrinho=1&etapa=9', undefined, 400],
    [
      'a truth that is none',
      'PUT',
      '/Carrinho/etapa?idCarrinho=1&etapa=3&politicaAceite=sim',
      undefined,
      400,
    ],
    ['a cashback with a comma', 'POST', `${CONFIRM}?idCarrinho=1&cashbackAplicado=1,50`, undefined, 400],
    [
      'a confirmation of no groups',
      'POST',
      `${CONFIRM}?idCarrinho=1`,
      { revisao: 1, totalVisto: 1, grupos: [] },
      400,
    ],
    ['a body that is too large', 'POST', ADD, addBody(1, 1, { CodBarra: 'x'.repeat(300_000) }), 413],
    ['an unknown path', 'GET', '/nada', undefined, 404],
    ['a known path with another method', 'DELETE', '/parametros', undefined, 405],
  ] as const)('%s gets a plain sentence', async (_what, method, path, body, status) => {
    const answer = await rep.send(method, path, body, { headers: { 'idempotency-key': randomUUID() } });
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.body).sort()).toEqual(['Codigo', 'Description', 'Message']);
    expect(answer.body.Description).toMatch(/^[A-ZÁ-Ú].*[.!]$/);
    expect(answer.headers['x-api']).toBe('maleta/1');
  });

  test('behind an id larger than any there are no customers', async () => {
    const answer = await rep.get('/UsuarioCliente?quantidadeRegistrosPagina=2&depoisDe=4981398318');
    expect([answer.status, answer.text]).toEqual([200, '[]']);
  });

  test('a filter by an impossible situation finds no orders', async () => {
    for (const filter of ['variasSituacoes=19314175', 'variosOrigemTipo=99999;1']) {
      const answer = await rep.get(`/pedido?${filter}`);
      expect([answer.status, JSON.parse(answer.text)]).toEqual([
        200,
        { colecao: [], totalRegistros: 0, somaTotal: 0, continua: null },
      ]);
    }
  });

  test('removing an item that has left the cart succeeds, whatever type or quantity is given', async () => {
    const [produto] = await findProdutos(database.db);
    const { idCarrinho, grupos } = (await add(rep, produto?.idProduto ?? 0, 1)).body.carrinho;
    for (const gone of [
      'idItem=4268&idItemTipo=2&quantidadeBase=7',
      'idItem=1&idItemTipo=40000&idCondicao=1',
    ]) {
      const cart = `idCarrinho=${idCarrinho}&idCarrinhoGrupo=${grupos[0]?.idCarrinhoGrupo}`;
      const { status, body } = await rep.delete(`/Carrinho/item?${cart}&${gone}`);
      expect([status, body.carrinho.itens.length, body.sobrescrito]).toEqual([200, 1, null]);
    }
  });

  test('a body of another content type gets a plain sentence', async () => {
    const headers = { 'content-type': 'text/xml' };
    const answer = await rep.send('POST', ADD, '<a/>', { headers });
    expect([answer.status, answer.body.Codigo]).toEqual([400, 'requisicao-invalida']);
  });

  test('the case of a path is ignored, and so is an odd header', async () => {
    const answer = await rep.get('/usuarioCLIENTE', { headers: { 'x-pending': "'; drop table" } });
    expect(answer.status).toBe(200);
  });
});
