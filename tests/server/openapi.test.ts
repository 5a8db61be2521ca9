import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { calls } from '#contract/calls.ts';
import { LINHAS } from '#contract/integration/linhas.ts';
import { machineCalls } from '#contract/integration/machine-calls.ts';
import { RECURSOS } from '#contract/integration/recursos.ts';
import { errorsOf } from '#contract/wire/errors-of.ts';
import { must } from '#lib/must.ts';
import { lineName } from '#server/http/openapi/schemas.ts';
import { recursoOf } from '#server/integration/data/resources/resources.ts';
import { machineRoutes } from '#server/integration/machine-routes.ts';
import { routes } from '#server/routes.ts';
import { type Api, openApi } from '#tests/support/api.ts';
import { add, findProdutos } from '#tests/support/cart.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

type Operation = {
  operationId: string;
  'x-decided'?: boolean;
  parameters: { name: string; in: string; required: boolean; $ref?: string }[];
  requestBody?: { required: boolean; content: Record<string, { example?: unknown }> };
  tags: string[];
  summary: string;
  description: string;
  responses: Record<string, Response>;
};
type Response = {
  description: string;
  headers: Record<string, object>;
  content: Record<string, { schema: { $ref?: string; allOf?: object[] }; example?: unknown }>;
};
type Document = {
  openapi: string;
  info: { description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, object>;
    headers: Record<string, object>;
    parameters: Record<string, object>;
  };
};

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

  /** The target of a reference in the document. */
  const resolve = <T extends { $ref?: string }>(part: T): T => {
    const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(part.$ref ?? '') ?? [];
    const components: Readonly<Record<string, Record<string, object>>> = document.components;
    return part.$ref === undefined ? part : (must(components[kind]?.[name], part.$ref) as T);
  };
  /** The published schema of a reply as a checker of real bytes. */
  const published200 = (name: string) => {
    const $ref = operationOf(name).responses['200']?.content['application/json']?.schema.$ref;
    const all = JSON.stringify({ $ref, $defs: document.components.schemas });
    return z.fromJSONSchema(JSON.parse(all.replaceAll('#/components/schemas/', '#/$defs/')));
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

  test('names every call of the contract, and the server responds to each', () => {
    const names = [...calls, ...machineCalls].map((call) => call.name).sort();
    expect(document.openapi).toBe('3.1.0');
    expect(
      operations()
        .map((operation) => operation.operationId)
        .sort(),
    ).toEqual(names);
    expect([...routes, ...machineRoutes].map(({ call }) => call.name).sort()).toEqual(names);
  });

  test('marks the calls outside the documented ones', () => {
    expect(operationOf('confirmarCarrinho')['x-decided']).toBeUndefined();
    expect(operationOf('definirEtapa')['x-decided']).toBe(true);
  });

  test('says which parameters are required and which calls take a key', () => {
    const parameters = operationOf('excluirItem')
      .parameters.map(resolve)
      .map((p) => [p.name, p.in, p.required]);
    expect(parameters).toContainEqual(['idCarrinho', 'query', true]);
    expect(parameters).toContainEqual(['idCondicao', 'query', false]);
    expect(parameters).toContainEqual(['idempotency-key', 'header', false]);
    expect(document.paths['/Cliente/LimitePagamentoAntecipado/{idPessoaCliente}']).toBeDefined();
    expect(operationOf('confirmarCarrinho').requestBody?.required).toBe(false);
    expect(operationOf('manterCarrinhoCompra').requestBody?.required).toBe(true);
  });

  test('describes the wire: real bytes of a response parse against it, with amounts in reais', async () => {
    const rep = await api.as('representante');
    const [produto] = await findProdutos(database.db);
    const answer = await add(rep, produto?.idProduto ?? 0, 7);
    const published = published200('manterCarrinhoCompra');
    expect(published.safeParse(JSON.parse(answer.text)).success).toBe(true);
    expect(published.safeParse({ ...JSON.parse(answer.text), carrinho: 'x' }).success).toBe(false);
    const item = answer.body.carrinho.itens[0];
    expect(item?.valorUnitario).toBe((produto?.valorUnitario ?? 0) / 10_000);
    expect(answer.text).toMatch(/"valorTotal":\d+\.\d{1,2}[,}]/);
  });

  test('names each status of a refusal with the closed list of its codes', () => {
    const { responses } = operationOf('confirmarCarrinho');
    expect(Object.keys(responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '422',
      '500',
      '503',
    ]);
    expect(responses['403']?.description).toContain('closed list: cliente-nao-vinculado, sem-permissao.');
    expect(responses['401']?.content['application/json']?.schema.allOf).toEqual([
      { $ref: '#/components/schemas/Erro' },
      {
        properties: { Codigo: { enum: ['nao-autenticado', 'sessao-expirada', 'sessao-encerrada'] } },
        required: ['Codigo'],
      },
    ]);
    expect(operationOf('login').responses['429']?.description).toContain('muitas-requisicoes');
  });

  test.each([...calls, ...machineCalls].map((call) => [call.name, call] as const))(
    '%s has every code of the call under one status, an area and a description',
    (name, call) => {
      const { responses, tags, description } = operationOf(name);
      const codes = Object.entries(responses).flatMap(([status, { content }]) => {
        const [, closed] = content['application/json']?.schema.allOf ?? [];
        const listed = closed as { properties: { Codigo: { enum: string[] } } } | undefined;
        return Number(status) === (call.accepted ?? 200) ? [] : must(listed, status).properties.Codigo.enum;
      });
      expect(codes.toSorted()).toEqual(errorsOf(call).toSorted());
      expect(document.tags.map((tag) => tag.name)).toContain(must(tags[0], 'tag'));
      expect(tags).not.toContain('Other');
      expect(description.length).toBeGreaterThan(10);
    },
  );

  test('describes a call in the words of the contract’s own comment', () => {
    expect(operationOf('confirmarCarrinho').description).toContain(
      'Turns the cart into orders, one per group',
    );
    expect(operationOf('login').description).toContain('Basic authentication (RFC 7617, UTF-8)');
  });

  test('names the headers of responses: the marker, the key repeated, when to come again', () => {
    const { responses } = operationOf('confirmarCarrinho');
    expect(Object.keys(responses['200']?.headers ?? {})).toEqual([
      'x-api',
      'x-request-id',
      'idempotency-key',
    ]);
    expect(Object.keys(responses['503']?.headers ?? {})).toContain('retry-after');
    expect(Object.keys(responses['401']?.headers ?? {})).toContain('www-authenticate');
    expect(Object.keys(operationOf('consultarMenu').responses['200']?.headers ?? {})).toEqual([
      'x-api',
      'x-request-id',
    ]);
  });

  test('names every body and reply, and writes each larger type once', () => {
    const { schemas } = document.components;
    for (const { name, body, reply } of calls) {
      const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      expect([name, body === undefined || schemas[`${capital}Body`] !== undefined]).toEqual([name, true]);
      expect([name, reply === undefined || schemas[`${capital}Reply`] !== undefined]).toEqual([name, true]);
    }
    expect(schemas['ManterCarrinhoCompraReply']).toEqual({ $ref: '#/components/schemas/CarrinhoMudado' });
    expect(schemas['AlterarItemReply']).toEqual({ $ref: '#/components/schemas/CarrinhoMudado' });
    const unnamed = [document.paths, ...Object.values(schemas).map((schema) => Object.values(schema))];
    const counts = Map.groupBy(unnamed.flatMap(objectsIn), (text) => text);
    expect([...counts].filter(([, places]) => places.length > 1).map(([text]) => text)).toEqual([]);
  });

  test('names the schema of one line of each kind of load', () => {
    const { schemas } = document.components;
    const body = document.paths['/integracao/{recurso}']?.['put']?.requestBody;
    expect(body?.content['application/x-ndjson']).toMatchObject({
      'x-ndjson-schema': {
        oneOf: RECURSOS.map((recurso) => ({ $ref: expect.stringContaining(lineName(recurso)) })),
      },
    });
    for (const recurso of RECURSOS) {
      expect(recursoOf(recurso).linha).toBe(LINHAS[recurso]);
      expect(schemas[lineName(recurso)]).toMatchObject({ type: 'object', properties: expect.anything() });
    }
    expect(schemas['PrecosLinha']).toMatchObject({ properties: { valorUnitario: { type: 'number' } } });
  });

  test('has no reference without a target in the document', () => {
    const refs = new Set(JSON.stringify(document).match(/"\$ref":"[^"]+"/g));
    expect(refs.size).toBeGreaterThan(100);
    for (const ref of refs) expect(resolve(JSON.parse(`{${ref}}`) as { $ref: string })).toBeDefined();
  });

  test('shows examples of the way to an order that fit the calls', () => {
    const shown = calls.flatMap((call) => {
      const { requestBody, responses } = operationOf(call.name);
      const body = requestBody?.content['application/json']?.example;
      const reply = responses['200']?.content['application/json']?.example;
      if (body !== undefined) z.decode(must(call.body, 'body'), body as never);
      if (reply !== undefined) z.decode(must(call.reply, 'reply'), reply as never);
      return body === undefined && reply === undefined ? [] : [call.name];
    });
    expect(shown).toEqual([
      'login',
      'consultarCarrinho',
      'manterCarrinhoCompra',
      'confirmarCarrinho',
      'consultarPedidos',
    ]);
  });
});

/** The schemas of objects with five members or more within a part of the document, as texts. */
function objectsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap(objectsIn);
  const { type, properties = {} } = part as { type?: unknown; properties?: object };
  return type === 'object' && Object.keys(properties).length >= 5
    ? [JSON.stringify(part), ...inside]
    : inside;
}
