import { beforeEach, describe, expect, test } from 'vitest';
import { forget } from '#server/db/esquecer.ts';
import type { ApiClient } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { createBuyers } from '#tests/support/buyers.ts';
import { bothDatabases, oneDatabase } from '#tests/support/database.ts';
import { DOCUMENTOS, guardadas, listar, permitirKb, type WirePendencias } from '#tests/support/documentos.ts';

const DAY_MS = 86_400_000;
const idsOf = ({ colecao }: WirePendencias) => colecao.map((one) => one.idPendenciaDocumento);

describe.each(bothDatabases)('requests for review on $name', ({ open }) => {
  const bench = useBench(open);
  let client: ApiClient;
  /** Made so far; each has a file of its own. */
  let made: number;

  beforeEach(async () => {
    client = await bench.api.as('representante');
    made = 0;
  });

  /** Stores a request made at a moment. @returns its id. */
  async function insert(dataPendencia: string, more: object = {}): Promise<number> {
    made += 1;
    const arquivo = Buffer.from(`%PDF-1.7 segredo ${made}`);
    const common = {
      idPessoaCliente: 101,
      idUsuario: null,
      origem: 'Representante',
      formato: 'pdf' as const,
    };
    const { id } = await bench.database.db
      .insertInto('pendenciaDocumento')
      .values({
        ...common,
        arquivo,
        tamanho: arquivo.length,
        dataPendencia: new Date(dataPendencia),
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  const resolvida = (em: string) => ({ situacao: 2, dataResolucao: new Date(em) });

  test('are listed with customer, situation and origin, without their file', async () => {
    const id = await insert('2026-11-20T03:30:00Z', resolvida('2026-11-20T14:03:00Z'));
    const { cpfCnpj, nome } = await bench.database.db
      .selectFrom('pessoa')
      .select(['cpfCnpj', 'nome'])
      .where('idPessoa', '=', 101)
      .executeTakeFirstOrThrow();
    expect(await listar(client)).toEqual({
      colecao: [
        {
          dataPendencia: '2026-11-20T00:30:00-03:00',
          cliente: { pessoa: { idPessoa: 101, cpfCnpj, nome } },
          situacao: { idPendenciaDocumentoClienteSituacao: 2, descricao: 'Resolvida' },
          origem: { descricao: 'Representante' },
          idPendenciaDocumento: id,
          formato: 'pdf',
          tamanho: 18,
          dataResolucao: '2026-11-20T11:03:00-03:00',
        },
      ],
      totalRegistros: 1,
    });
    await insert('2026-11-20T03:30:00Z');
    expect((await listar(client)).colecao[0]?.dataResolucao).toBeNull();
  });

  test('come recent first, or old first, and rows of one moment keep an order', async () => {
    const [b, c, a] = [
      await insert('2026-11-19T15:00:00Z'),
      await insert('2026-11-19T15:00:00Z'),
      await insert('2026-11-18T15:00:00Z'),
    ];
    expect(idsOf(await listar(client))).toEqual([c, b, a]);
    expect(idsOf(await listar(client, '&ordenacao=1'))).toEqual([c, b, a]);
    expect(idsOf(await listar(client, '&ordenacao=2'))).toEqual([a, b, c]);
  });

  test('are 20 a page, which repeats and skips none; a page beyond the last is empty', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 45; at += 1) ids.push(await insert('2026-11-19T15:00:00Z'));
    const pages = [];
    for (const page of [1, 2, 3, 4, 999_999])
      pages.push(await listar(client, `&paginaAtual=${page}&paginacao=true`));
    expect(pages.map(({ colecao }) => colecao.length)).toEqual([20, 20, 5, 0, 0]);
    expect(pages.map(({ totalRegistros }) => totalRegistros)).toEqual([45, 45, 45, 45, 45]);
    expect(pages.flatMap(idsOf)).toEqual(ids.toReversed());
    expect(idsOf(await listar(client, '&qtdPorPagina=7&paginaAtual=2'))).toEqual(
      ids.toReversed().slice(7, 14),
    );
    expect((await listar(client, '&qtdPorPagina=999')).colecao).toHaveLength(45);
  });

  test('have at most 200 rows a page', async () => {
    for (let at = 0; at < 201; at += 1) await insert('2026-11-19T15:00:00Z');
    const page = await listar(client, '&qtdPorPagina=9999');
    expect([page.colecao.length, page.totalRegistros]).toEqual([200, 201]);
  });

  test('are filtered by situation; an unknown one finds nothing', async () => {
    const aberta = await insert('2026-11-19T15:00:00Z');
    const feita = await insert('2026-11-19T15:00:00Z', resolvida('2026-11-20T15:00:00Z'));
    const excluida = await insert('2026-11-19T15:00:00Z', { situacao: 3 });
    const found = [];
    for (const id of [1, 2, 3, 4]) found.push(idsOf(await listar(client, `&idSituacao=${id}`)));
    expect(found).toEqual([[aberta], [feita], [excluida], []]);
  });

  test('are filtered by days of the business time zone, both included', async () => {
    const late = await insert('2026-11-20T02:59:59.999Z');
    const early = await insert('2026-11-19T03:00:00Z');
    await insert('2026-11-20T03:00:00Z');
    await insert('2026-11-19T02:59:59.999Z');
    const days = '&dataInicialPendencia=2026-11-19&dataFinalPendencia=2026-11-19';
    const page = await listar(client, days);
    expect([idsOf(page), page.totalRegistros]).toEqual([[late, early], 2]);
  });

  test('are filtered by the days of their resolution, which only resolved ones have', async () => {
    await insert('2026-11-10T15:00:00Z');
    await insert('2026-11-10T15:00:00Z', { situacao: 3 });
    const on19 = await insert('2026-11-10T15:00:00Z', resolvida('2026-11-20T02:59:59.999Z'));
    const on20 = await insert('2026-11-12T15:00:00Z', resolvida('2026-11-20T03:00:00Z'));
    const by = async (de: string, ate: string, more = '') =>
      idsOf(await listar(client, `&dataInicialResolucao=${de}&dataFinalResolucao=${ate}${more}`));
    expect(await by('2026-11-19', '2026-11-19')).toEqual([on19]);
    expect(await by('2026-11-19', '2026-11-20')).toEqual([on20, on19]);
    expect(await by('2026-11-18', '2026-11-18')).toEqual([]);
    const pedida = '&dataInicialPendencia=2026-11-11&dataFinalPendencia=2026-11-20';
    expect(await by('2026-11-19', '2026-11-20', pedida)).toEqual([on20]);
  });

  test('lose their file half a year after their end; open ones keep it', async () => {
    const now = bench.now.getTime();
    const ago = (days: number) => new Date(now - days * DAY_MS).toISOString();
    await insert(ago(400));
    await insert(ago(400), resolvida(ago(181)));
    await insert(ago(400), resolvida(ago(179)));
    await insert(ago(181), { situacao: 3 });
    await insert(ago(179), { situacao: 3 });
    await forget(bench.database.db, new Date(now - 90 * DAY_MS));
    const rows = await guardadas(bench.database.db);
    expect(rows.map(({ arquivo }) => arquivo !== null)).toEqual([true, false, true, false, true]);
    expect(rows.map(({ tamanho }) => tamanho > 0)).toEqual([true, true, true, true, true]);
    expect((await listar(client)).totalRegistros).toBe(5);
  });
});

describe.each(oneDatabase)('the list of requests on $name', ({ open }) => {
  const bench = useBench(open);
  let client: ApiClient;

  beforeEach(async () => {
    client = await bench.api.as('representante');
  });

  test('refuses a missing, crossed or invalid day, and days more than a year apart', async () => {
    for (const what of ['Pendencia', 'Resolucao'])
      for (const [de, ate, sentence] of [
        ['2026-11-20', '', 'Informe a data.'],
        ['', '2026-11-20', 'Informe a data.'],
        ['2026-11-21', '2026-11-20', 'A data inicial é maior que a data final.'],
        ['2025-11-19', '2026-11-20', 'O período pode ter no máximo um ano.'],
        ['1900-01-01', '9999-12-31', 'O período pode ter no máximo um ano.'],
        ['0001-01-01', '9999-12-31', 'Informe uma data válida.'],
        ['2026-02-30', '2026-03-01', `O campo dataInicial${what} está ausente ou é inválido (na consulta).`],
      ] as const) {
        const days = [de && `&dataInicial${what}=${de}`, ate && `&dataFinal${what}=${ate}`].join('');
        const { status, body } = await client.get(`${DOCUMENTOS}?idPessoaCliente=101${days}`);
        expect([days, status, body.Codigo, body.Description]).toEqual([
          days,
          400,
          'requisicao-invalida',
          sentence,
        ]);
      }
    const year = '&dataInicialPendencia=2025-11-20&dataFinalPendencia=2026-11-20';
    expect((await listar(client, year)).totalRegistros).toBe(0);
  });

  test('refuses impossible pages, sizes, ids and orders', async () => {
    for (const more of [
      '&paginaAtual=0',
      '&paginaAtual=-1',
      '&paginaAtual=1000000',
      '&qtdPorPagina=0',
      '&qtdPorPagina=10000',
      '&qtdPorPagina=x',
      '&idSituacao=0',
      '&idSituacao=99999999999',
      '&ordenacao=3',
      '&paginacao=%00',
    ]) {
      const { status, body } = await client.get(`${DOCUMENTOS}?idPessoaCliente=101${more}`);
      expect([more, status, body.Codigo]).toEqual([more, 400, 'requisicao-invalida']);
    }
    for (const id of ['0', '-1', 'x', '99999999999', ''])
      expect((await client.get(`${DOCUMENTOS}?idPessoaCliente=${id}`)).status).toBe(400);
  });

  test('is refused for a customer of another user before anything else is looked at', async () => {
    const [buyer] = await createBuyers(bench.api, { count: 1, idPessoaCliente: 107, now: bench.now });
    const crossed = '&dataInicialPendencia=2026-11-21&dataFinalPendencia=2026-11-20';
    const foreign = await buyer?.client.get(`${DOCUMENTOS}?idPessoaCliente=101${crossed}`);
    const missing = await buyer?.client.get(`${DOCUMENTOS}?idPessoaCliente=998${crossed}`);
    expect([foreign?.status, foreign?.body.Codigo]).toEqual([403, 'cliente-nao-vinculado']);
    expect(foreign?.text).toBe(missing?.text);
  });

  test('has situations to filter by', async () => {
    expect(JSON.parse((await client.get(`${DOCUMENTOS}/Situacao`)).text)).toEqual([
      { idPendenciaDocumentoClienteSituacao: 1, descricao: 'Aberta' },
      { idPendenciaDocumentoClienteSituacao: 2, descricao: 'Resolvida' },
      { idPendenciaDocumentoClienteSituacao: 3, descricao: 'Excluída' },
    ]);
  });

  test.each([
    ['1', 1],
    ['1500', 1500],
    ['10240', 10_240],
    ['10241', 10_240],
    ['999999999', 10_240],
    ['9999999999', 5120],
    ['0', 5120],
    ['-1', 5120],
    ['5 MB', 5120],
    ['', 5120],
  ])('says that a file may have %j KB by the parameter: %d', async (valor, kb) => {
    expect((await client.get(`${DOCUMENTOS}/TamanhoMaximoArquivo`)).text).toBe('5120');
    await permitirKb(bench.database.db, valor);
    expect((await client.get(`${DOCUMENTOS}/TamanhoMaximoArquivo`)).text).toBe(String(kb));
  });

  test('goes with the last days of a customer’s licences', async () => {
    const datas = async (c: number) =>
      (
        JSON.parse((await client.get(`/Cliente/consultarClienteDadosGerais?idPessoaCliente=${c}`)).text) as {
          datasRegulatorias: unknown;
        }
      ).datasRegulatorias;
    const nenhuma = {
      anvisa: null,
      sivisa: null,
      autorizacaoRetinoica: null,
      crfEstabelecimento: null,
      sipeagro: null,
    };
    expect(await datas(101)).toEqual(nenhuma);
    const some = { ...nenhuma, anvisa: '2028-02-29', crfEstabelecimento: '2026-11-10' };
    await bench.database.db.updateTable('pessoa').set(some).where('idPessoa', '=', 101).execute();
    expect([await datas(101), await datas(102)]).toEqual([some, nenhuma]);
  });
});
