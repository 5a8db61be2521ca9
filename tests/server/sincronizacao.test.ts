import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  catalogoCabecalho,
  catalogoSegmento,
  precosCabecalho,
  precosSegmento,
} from '#contract/sincronizacao.ts';
import { type Api, openApi } from '#tests/support/api.ts';
import { type TestDatabase, testDatabases } from '#tests/support/database.ts';

describe.each(testDatabases)('the streams on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let token: string;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
    ({ token } = await api.as('representante'));
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const read = (url: string, headers: Record<string, string> = {}) =>
    api.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}`, ...headers } });

  async function linesOf(url: string): Promise<string[]> {
    const answer = await read(url);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'content-encoding': 'gzip',
      'x-api': 'maleta/1',
    });
    const text = gunzipSync(answer.rawPayload).toString('utf8');
    const lines = text.split('\n').filter((line) => line !== '');
    const last = lines.at(-1) ?? '';
    const before = text.slice(0, text.lastIndexOf(last));
    const sha256 = createHash('sha256').update(before).digest('hex');
    expect(JSON.parse(last)).toEqual({ fim: true, total: 300, sha256 });
    return lines.slice(0, -1);
  }

  test('catalogue and prices parse, name one generation and list the same products', async () => {
    const [head, ...segments] = await linesOf('/sincronizacao/catalogo');
    const [priceHead, ...priceSegments] = await linesOf('/sincronizacao/precos?idContexto=c1');
    const catalogo = z.decode(catalogoCabecalho, JSON.parse(head ?? ''));
    const precos = z.decode(precosCabecalho, JSON.parse(priceHead ?? ''));
    expect([precos.geracao, precos.idContexto]).toEqual([catalogo.geracao, 'c1']);
    const sizes = segments.map((s) => z.decode(catalogoSegmento, JSON.parse(s)).idProduto.length);
    const priceSizes = priceSegments.map((s) => z.decode(precosSegmento, JSON.parse(s)).valorUnitario.length);
    expect(sizes).toEqual([250, 50]);
    expect(priceSizes).toEqual(sizes);
  });

  test('are not sent again to who has the generation', async () => {
    for (const url of ['/sincronizacao/catalogo', '/sincronizacao/precos?idContexto=c1']) {
      const { etag } = (await read(url)).headers;
      const again = await read(url, { 'if-none-match': String(etag) });
      expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag]);
      expect((await read(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    }
    const { etag } = (await read('/sincronizacao/precos?idContexto=c1')).headers;
    const other = await read('/sincronizacao/precos?idContexto=c2', { 'if-none-match': String(etag) });
    expect(other.statusCode).toBe(200);
  });

  test('a client’s contexts come with its branches', async () => {
    const answer = await read('/sincronizacao/contextos?idPessoaCliente=103');
    const contextos = answer.json<{ idContexto: string; filiais: unknown[] }[]>();
    expect(contextos.map((c) => [c.idContexto, c.filiais.length])).toEqual([
      ['c1', 2],
      ['c2', 2],
    ]);
  });

  test('a price list needs the client’s licences and state', async () => {
    const listOf = async (set: { licencas: number } | { estado: string }) => {
      await database.db.updateTable('pessoa').set(set).where('idPessoa', '=', 110).execute();
      const answer = await read('/sincronizacao/contextos?idPessoaCliente=110');
      return answer.json<{ idContexto: string }[]>().map((c) => c.idContexto);
    };
    expect(await listOf({ licencas: 7 })).toEqual(['c1', 'c4']);
    expect(await listOf({ licencas: 3 })).toEqual(['c1']);
    expect((await read('/sincronizacao/precos?idContexto=c4')).statusCode).toBe(403);
    expect(await listOf({ licencas: 7 })).toEqual(['c1', 'c4']);
    expect(await listOf({ estado: 'MG' })).toEqual([]);
    expect((await read('/sincronizacao/precos?idContexto=c4')).statusCode).toBe(403);
  });

  test('say that they are not ready before the first generation was built', async () => {
    await database.db.deleteFrom('catalogoGeracao').execute();
    for (const url of ['/sincronizacao/catalogo', '/sincronizacao/precos?idContexto=c1']) {
      const answer = await read(url);
      expect([answer.statusCode, answer.json<{ Codigo: string }>().Codigo]).toEqual([503, 'indisponivel']);
    }
  });
});
