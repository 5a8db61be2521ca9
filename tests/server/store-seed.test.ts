import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  catalogoCabecalho,
  catalogoSegmento,
  fimDaTransmissao,
  precosCabecalho,
  precosSegmento,
} from '#contract/catalogue/sincronizacao.ts';
import { verifyPassword } from '#server/access/data/password.ts';
import { readParametros } from '#server/content/data/parametros.ts';
import { buildFeeds, type Feed, readCatalogoFeed, readGeracao, readPrecosFeed } from '#server/feed/feed.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';

function unpack(feed: Feed | undefined) {
  if (feed === undefined) throw new Error('no feed');
  const bytes = gunzipSync(feed.corpo);
  const text = bytes.toString('utf8');
  const lines = text.trimEnd().split('\n');
  const beforeLast = bytes.subarray(0, bytes.lastIndexOf(0x0a, -2) + 1);
  return {
    header: JSON.parse(lines[0] ?? ''),
    segments: lines.slice(1, -1).map((line) => JSON.parse(line)),
    last: fimDaTransmissao.parse(JSON.parse(lines.at(-1) ?? '')),
    sha256: createHash('sha256').update(beforeLast).digest('hex'),
  };
}

describe.each(bothDatabases)('the seed on $name', (kind) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.close());

  test('names the list that filled the catalogue', async () => {
    expect((await readParametros(database.db)).fonteCatalogo).toBe(
      'Lista de preços de medicamentos da CMED (ANVISA) de maio de 2024, com os EANs da lista de setembro de 2016',
    );
  });

  test('streams the catalogue by the contract, ended by the hash of all before', async () => {
    const feed = await readCatalogoFeed(database.db);
    const { header, segments, last, sha256 } = unpack(feed);
    const parsed = catalogoCabecalho.parse(header);
    const products = segments.map((segment) => catalogoSegmento.parse(segment));
    expect(products.map((p) => [p.n, p.idProduto.length])).toEqual([
      [0, 250],
      [1, 50],
    ]);
    expect(last).toEqual({ fim: true, total: 300, sha256 });
    expect(feed?.sha256).toBe(sha256);
    expect(parsed.geracao).toBe(await readGeracao(database.db));
    const ids = products.flatMap((p) => p.idProduto);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
  });

  test('streams prices in the same order, of the same generation, in reais and percent', async () => {
    const catalogo = unpack(await readCatalogoFeed(database.db));
    const { header, segments, last, sha256 } = unpack(await readPrecosFeed(database.db, 'c1'));
    const parsed = precosCabecalho.parse(header);
    for (const segment of segments) precosSegmento.parse(segment);
    expect(parsed.geracao).toBe(catalogo.header.geracao);
    expect(parsed.idContexto).toBe('c1');
    expect(last).toEqual({ fim: true, total: 300, sha256 });
    // Losartana 50 mg of Eurofarma: R$ 14.46 at Guarulhos.
    const at = (catalogo.segments[0].idProduto as number[]).indexOf(935);
    const columns = Object.entries(segments[0]).filter(([name]) => name !== 'n');
    expect(Object.fromEntries(columns.map(([name, column]) => [name, (column as number[])[at]]))).toEqual({
      valorUnitario: 14.46,
      descontoComercial: 47,
      descontoFinanceiro: 0,
      st: 11.8,
      idPessoaFilial: 1,
      estoque: 3326,
    });
  });

  test('has no prices for an unknown context, nor the catalogue under the empty one', async () => {
    expect(await readPrecosFeed(database.db, 'c9')).toBeUndefined();
    expect(await readPrecosFeed(database.db, '')).toBeUndefined();
  });

  test('gives each generation a new name and keeps the two newest', async () => {
    const { db } = database;
    const first = await readGeracao(db);
    const build = () => buildFeeds(db, () => new Date(0));
    await db.updateTable('produtoEstoque').set({ estoque: 5 }).where('idProduto', '=', 935).execute();
    const second = await build();
    expect(second).not.toBe(first);
    await db.updateTable('produtoEstoque').set({ estoque: 4 }).where('idProduto', '=', 935).execute();
    const third = await build();
    expect(await readGeracao(db)).toBe(third);
    const kept = await db.selectFrom('catalogoGeracao').select('geracao').orderBy('ordem').execute();
    expect(kept.map((row) => row.geracao)).toEqual([second, third]);
  });

  test('knows both log-ins by their password', async () => {
    const users = await database.db.selectFrom('usuario').selectAll().orderBy('idUsuario').execute();
    expect(users.map((user) => user.login)).toEqual(['representante', 'farmacia']);
    expect(await verifyPassword('maleta123', users[0]?.senhaHash)).toBe(true);
    expect(await verifyPassword('maleta123', users[1]?.senhaHash)).toBe(true);
  });

  test('offers a blocked customer only payment in advance, and every other one both kinds', async () => {
    const rows = await database.db
      .selectFrom('prazoFormaPagamento')
      .innerJoin('formaPagamento', 'formaPagamento.idFormaPagamento', 'prazoFormaPagamento.idFormaPagamento')
      .select(['idPessoaCliente', 'pagamentoAntecipado'])
      .distinct()
      .orderBy('idPessoaCliente')
      .orderBy('pagamentoAntecipado')
      .execute();
    const conventional = rows.filter((row) => !row.pagamentoAntecipado).map((row) => row.idPessoaCliente);
    expect(conventional).toEqual([101, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112]);
    expect(rows.filter((row) => row.pagamentoAntecipado)).toHaveLength(12);
  });

  test('gives each customer a price list per condition and both branches', async () => {
    const without = await database.db
      .selectFrom('clienteCondicaoFilial')
      .leftJoin('pessoa', 'pessoa.idPessoa', 'idPessoaCliente')
      .leftJoin('contexto', (join) =>
        join
          .onRef('contexto.idCondicao', '=', 'clienteCondicaoFilial.idCondicao')
          .onRef('contexto.estado', '=', 'pessoa.estado'),
      )
      .select('idPessoaCliente')
      .where('contexto.idContexto', 'is', null)
      .execute();
    expect(without).toEqual([]);
    const rows = await database.db
      .selectFrom('clienteCondicaoFilial')
      .innerJoin('condicao', 'condicao.idCondicao', 'clienteCondicaoFilial.idCondicao')
      .select(['promocao'])
      .execute();
    expect(rows.filter((row) => !row.promocao)).toHaveLength(28);
    // Two campaigns for each customer of a state, one more for the three of the network, at both branches.
    expect(rows.filter((row) => row.promocao)).toHaveLength((12 * 2 + 3) * 2);
  });
});
