import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { calls } from '#contract/calls.ts';
import { routes } from '#server/resources/routes.ts';
import { type Api, openApi } from '#tests/support/api.ts';
import { add, findProdutos } from '#tests/support/cart.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

type Operation = {
  operationId: string;
  'x-decided'?: boolean;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { required: boolean };
  responses: { 200: { content: Record<string, { schema: Parameters<typeof z.fromJSONSchema>[0] }> } };
};
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

describe('the published contract', () => {
  let database: TestDatabase;
  let api: Api;
  let document: Document;
  const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path));
  const operationOf = (name: string) => {
    const found = operations().find((operation) => operation.operationId === name);
    if (found === undefined) throw new Error(name);
    return found;
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    api = await openApi(database);
    document = JSON.parse((await api.nobody.get('/docs')).text) as Document;
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  test('names every call of the contract, and the server answers each', () => {
    const names = calls.map((call) => call.name).sort();
    expect(document.openapi).toBe('3.1.0');
    expect(
      operations()
        .map((operation) => operation.operationId)
        .sort(),
    ).toEqual(names);
    expect(routes.map(({ call }) => call.name).sort()).toEqual(names);
  });

  test('marks the calls that are not among the documented ones', () => {
    expect(operationOf('confirmarCarrinho')['x-decided']).toBeUndefined();
    expect(operationOf('definirEtapa')['x-decided']).toBe(true);
  });

  test('says which parameters are required and which calls take a key', () => {
    const parameters = operationOf('excluirItem').parameters.map((p) => [p.name, p.in, p.required]);
    expect(parameters).toContainEqual(['idCarrinho', 'query', true]);
    expect(parameters).toContainEqual(['idCondicao', 'query', false]);
    expect(parameters).toContainEqual(['idempotency-key', 'header', false]);
    expect(document.paths['/Cliente/LimitePagamentoAntecipado/{idPessoaCliente}']).toBeDefined();
    expect(operationOf('confirmarCarrinho').requestBody?.required).toBe(false);
    expect(operationOf('manterCarrinhoCompra').requestBody?.required).toBe(true);
  });

  test('describes the wire: real bytes of an answer parse against it, and in reais', async () => {
    const rep = await api.as('representante');
    const [produto] = await findProdutos(database.db);
    const answer = await add(rep, produto?.idProduto ?? 0, 7);
    const { schema } = operationOf('manterCarrinhoCompra').responses[200].content['application/json'] ?? {};
    const published = z.fromJSONSchema(schema ?? false);
    expect(published.safeParse(JSON.parse(answer.text)).success).toBe(true);
    expect(published.safeParse({ ...JSON.parse(answer.text), carrinho: 'x' }).success).toBe(false);
    const item = answer.body.carrinho.itens[0];
    expect(item?.valorUnitario).toBe((produto?.valorUnitario ?? 0) / 10_000);
    expect(answer.text).toMatch(/"valorTotal":\d+\.\d{1,2}[,}]/);
  });
});
