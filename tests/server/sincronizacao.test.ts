import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  catalogoCabecalho,
  catalogoSegmento,
  precosCabecalho,
  precosSegmento,
} from '#contract/catalogue/sincronizacao.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { type Api, openApi } from '#tests/support/api.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';
import { readStream } from '#tests/support/feed-copy.ts';

describe.each(bothDatabases)('the streams on $name', ({ open }) => {
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

  test('are not sent again to a device with the current generation', async () => {
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

  type ContextoLido = {
    idContexto: string;
    filiais: unknown[];
    descCondicao: string;
    promocao?: { dataInicial: string | null; dataFinal: string | null };
  };
  const contextosOf = async (id: number) =>
    (await read(`/sincronizacao/contextos?idPessoaCliente=${id}`)).json<ContextoLido[]>();

  test('a customer’s contexts come with its branches', async () => {
    const contextos = await contextosOf(103);
    const regular = contextos.filter((c) => c.promocao === undefined);
    expect(regular.map((c) => [c.idContexto, c.filiais.length])).toEqual([
      ['c1', 2],
      ['c2', 2],
    ]);
  });

  test('a campaign is one of the contexts on its days, the first and the last of them included', async () => {
    const today = businessDayOf(new Date());
    const listed = async (dataInicial: string | null, dataFinal: string | null) => {
      const days = { dataInicial, dataFinal };
      await database.db.updateTable('condicao').set(days).where('idCondicao', '=', 12).execute();
      const found = (await contextosOf(101)).find((c) => c.idContexto === 'p2');
      const stream = await read('/sincronizacao/precos?idContexto=p2');
      return [found?.promocao, stream.statusCode];
    };
    const days = { dataInicial: today, dataFinal: today };
    expect(await listed(today, today)).toEqual([days, 200]);
    expect(await listed(addDays(today, 1), null)).toEqual([undefined, 403]);
    expect(await listed(null, addDays(today, -1))).toEqual([undefined, 403]);
    expect(await listed(null, null)).toEqual([{ dataInicial: null, dataFinal: null }, 200]);
    expect((await contextosOf(107)).map((c) => c.idContexto)).not.toContain('p2');
  });

  test('the prices of a campaign name only its products', async () => {
    const campaign = readStream((await read('/sincronizacao/precos?idContexto=p2')).rawPayload);
    const regular = readStream((await read('/sincronizacao/precos?idContexto=c1')).rawPayload);
    expect(campaign.rows.size).toBe(campaign.header.total);
    expect(campaign.rows.size).toBeGreaterThanOrEqual(40);
    expect(campaign.rows.size).toBeLessThan(regular.rows.size);
    for (const [id, { descontoComercial }] of campaign.rows)
      expect(descontoComercial).toBeGreaterThan(regular.rows.get(id)?.['descontoComercial'] as number);
  });

  test('the catalogue contains badges, best sellers, cashback and lists', async () => {
    const { header, rows } = readStream((await read('/sincronizacao/catalogo')).rawPayload);
    const { selos, cashbacks, listas } = catalogoCabecalho.parse(header);
    expect(selos?.map(({ rotulo }) => rotulo)).toContain('Desconto por volume');
    expect(new Set(selos?.map((s) => s.idBibliotecaIconeLayout))).toEqual(new Set([1, 2]));
    const known = new Set(selos?.map(({ idSelo }) => String(idSelo)));
    const told = [...rows.values()].flatMap((row) => String(row['selos']).split(';').filter(Boolean));
    expect(told.filter((id) => !known.has(id))).toEqual([]);
    expect(told.length).toBeGreaterThan(100);
    const places = [...rows.values()].map((row) => row['vendas'] as number).filter((place) => place > 0);
    expect(places.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
    const given = new Set([...rows.values()].map((row) => row['cashback'] as number));
    expect(given.size).toBeGreaterThan(3);
    const explained = new Set(cashbacks?.map(([id]) => id));
    expect([...given].filter((id) => id !== 0 && !explained.has(id))).toEqual([]);
    expect(listas?.map(([id, nome]) => [id, nome])).toEqual([
      [1, 'Gripe e resfriado'],
      [2, 'Uso contínuo'],
      [3, 'Cadeia fria'],
      [4, 'Genéricos do mês'],
    ]);
    expect(listas?.flatMap(([, , ids]) => ids).filter((id) => !rows.has(id))).toEqual([]);
  });

  test('a price list needs the customer’s licences and state', async () => {
    const listOf = async (set: { licencas: number } | { estado: string }) => {
      await database.db.updateTable('pessoa').set(set).where('idPessoa', '=', 110).execute();
      const answer = await read('/sincronizacao/contextos?idPessoaCliente=110');
      const ids = answer.json<{ idContexto: string }[]>().map((c) => c.idContexto);
      return ids.filter((id) => id.startsWith('c'));
    };
    expect(await listOf({ licencas: 7 })).toEqual(['c1', 'c4']);
    expect(await listOf({ licencas: 3 })).toEqual(['c1']);
    expect((await read('/sincronizacao/precos?idContexto=c4')).statusCode).toBe(403);
    expect(await listOf({ licencas: 7 })).toEqual(['c1', 'c4']);
    expect(await listOf({ estado: 'MG' })).toEqual([]);
    expect((await read('/sincronizacao/precos?idContexto=c4')).statusCode).toBe(403);
  });

  test('report that they are not ready before the first generation was built', async () => {
    await database.db.deleteFrom('catalogoGeracao').execute();
    for (const url of ['/sincronizacao/catalogo', '/sincronizacao/precos?idContexto=c1']) {
      const answer = await read(url);
      expect([answer.statusCode, answer.json<{ Codigo: string }>().Codigo]).toEqual([503, 'indisponivel']);
    }
  });
});
