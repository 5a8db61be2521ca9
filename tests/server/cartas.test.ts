import { beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import type { ApiClient } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import {
  CADASTRAR,
  cadastrarPath,
  cartaDe,
  consultarPath,
  fazerCarta,
  recusaOf,
  situacaoPath,
  type WireCarta,
} from '#tests/support/cartas.ts';
import { bothDatabases, oneDatabase } from '#tests/support/database.ts';
import { cadastro, deliver, findNota, type Nota, seedNotas, TOTAL } from '#tests/support/devolucoes.ts';
import { readJson } from '#tests/support/read-json.ts';

const HOUR_MS = 3_600_000;
const NAO_ENCONTRADA = 'Nenhuma carta de correção foi encontrada!';

describe.each(bothDatabases)('one open letter of an invoice on $name', ({ open }) => {
  const bench = useBench(open);
  let client: ApiClient;
  let nota: Nota;
  beforeEach(async () => {
    await seedNotas(bench.database.db, bench.now);
    client = await bench.api.as('representante');
    nota = await findNota(bench.database.db);
    await deliver(bench.database.db, nota, bench.now, 2);
  });

  test('is made once when twelve requests come at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => client.get(cadastrarPath(nota.idTitulo))),
    );
    const made = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 409);
    expect([made.length, refused.length]).toEqual([1, 11]);
    const { idCartaCorrecao } = JSON.parse(must(made[0], 'a letter').text) as WireCarta;
    const sentence = `Já existe uma carta de correção aberta para esta nota fiscal (nº ${idCartaCorrecao}).`;
    for (const answer of refused) {
      expect(recusaOf(answer)).toEqual([409, 'carta-em-aberto', 'Mensagem', sentence]);
      expect(JSON.parse(answer.text)).toHaveProperty('idCartaCorrecao', idCartaCorrecao);
    }
  });

  test('is made once for a key, and another after it was deleted', async () => {
    const key = 'chave-da-carta-1';
    const [first, again] = [
      await client.get(cadastrarPath(nota.idTitulo), { key }),
      await client.get(cadastrarPath(nota.idTitulo), { key }),
    ];
    expect([first.status, again.status, again.text]).toEqual([200, 200, first.text]);
    const { idCartaCorrecao } = JSON.parse(first.text) as WireCarta;
    const deleted = await client.get(situacaoPath(idCartaCorrecao));
    expect((JSON.parse(deleted.text) as WireCarta).cartaCorrecaoSituacao).toEqual({
      idCartaCorrecaoSituacao: 5,
      descricao: 'Excluída',
    });
    expect(await fazerCarta(client, nota.idTitulo)).not.toBe(idCartaCorrecao);
  });
});

describe.each(oneDatabase)('correction letters on $name', ({ open }) => {
  const bench = useBench(open);
  let client: ApiClient;
  let nota: Nota;
  beforeEach(async () => {
    await seedNotas(bench.database.db, bench.now);
    client = await bench.api.as('representante');
    nota = await findNota(bench.database.db);
    await deliver(bench.database.db, nota, bench.now, 2);
  });

  const issuedAt = (dataDocumento: Date) =>
    bench.database.db
      .updateTable('notaFiscal')
      .set({ dataDocumento })
      .where('idTitulo', '=', nota.idTitulo)
      .execute();
  const make = async () => recusaOf(await client.get(cadastrarPath(nota.idTitulo)));

  test('begin open, with the maker’s name and each lot of the invoice', async () => {
    const { cartaCorrecao, itemNota } = await cartaDe(client, await fazerCarta(client, nota.idTitulo));
    expect(cartaCorrecao).toMatchObject({
      data: '2026-11-20T12:00:00-03:00',
      titulo: { idTitulo: nota.idTitulo, numDocumento: String(nota.numDocumento), serieDocumento: '1' },
      cartaCorrecaoSituacao: { idCartaCorrecaoSituacao: 1, descricao: 'Aberta' },
      cliente: { pessoa: { idPessoa: 101 } },
      filial: { idPessoaFilial: nota.idPessoaEmitente },
      evento: null,
    });
    expect(cartaCorrecao.criadaPor).not.toBe('');
    expect(itemNota).toHaveLength(Number(nota.linhas));
    for (const item of itemNota) {
      expect([item.loteCorrigido, item.quantidadeCorrigida, item.correcoesAnteriores]).toEqual([
        null,
        null,
        [],
      ]);
      expect(item.quantidadeRestante).toBe(item.loteOrigem.quantidade);
    }
  });

  test('may be made until 720 hours after the authorisation, and not a second later', async () => {
    await issuedAt(new Date(bench.now.getTime() - 720 * HOUR_MS));
    await fazerCarta(client, nota.idTitulo);
    await bench.database.db.deleteFrom('cartaCorrecao').execute();
    bench.later(1000);
    const sentence = 'O prazo de 30 dias para corrigir esta nota fiscal terminou.';
    expect(await make()).toEqual([422, 'prazo-encerrado', 'Mensagem', sentence]);
    const path = '/Devolucao/ConsultarNotas?idCliente=101&finalidade=carta';
    type Notas = { ListaNotas: { idTitulo: number; foraPrazo: boolean }[]; ForaDoPrazo: number[] };
    const { ListaNotas, ForaDoPrazo } = await readJson<Notas>(client, path);
    expect(ListaNotas.find(({ idTitulo }) => idTitulo === nota.idTitulo)?.foraPrazo).toBe(true);
    expect(ForaDoPrazo).toContain(nota.idTitulo);
    expect(ListaNotas.some(({ foraPrazo }) => !foraPrazo)).toBe(true);
  });

  test('are refused for an invoice that was returned, has no lots or was not authorised', async () => {
    const { db } = bench.database;
    await db
      .insertInto('notaFiscalXml')
      .values({ idTitulo: nota.idTitulo, xml: '<nfeProc><NFe><infNFe></infNFe></NFe></nfeProc>' })
      .execute();
    expect(await make()).toEqual([
      422,
      'carta-nao-permitida',
      'Mensagem',
      'Esta nota fiscal não está autorizada.',
    ]);
    await db.deleteFrom('notaFiscalXml').execute();
    await client.post('/Devolucao/Cadastrar', cadastro(nota, TOTAL));
    expect(await make()).toEqual([422, 'carta-nao-permitida', 'Mensagem', 'Esta nota fiscal foi devolvida.']);
    await db
      .updateTable('notaFiscalItemLote')
      .set({ lote: '—' })
      .where('idTitulo', '=', nota.idTitulo)
      .execute();
    expect(await make()).toEqual([
      422,
      'carta-nao-permitida',
      'Mensagem',
      'Esta nota fiscal não tem lotes para corrigir.',
    ]);
  });

  test('are deleted from open only, by the one allowed change of situation', async () => {
    const id = await fazerCarta(client, nota.idTitulo);
    const naoPermite = 'A situação da carta de correção não permite esta alteração.';
    for (const nova of [1, 2, 3, 4])
      expect(recusaOf(await client.get(situacaoPath(id, nova)))).toEqual([
        409,
        'situacao-nao-permite',
        'Mensagem',
        naoPermite,
      ]);
    const naoExclui = [409, 'situacao-nao-permite', 'Mensagem', 'Situação inválida para exclusão.'];
    expect(recusaOf(await client.get(situacaoPath(id, 5, 2)))).toEqual(naoExclui);
    expect((await client.get(situacaoPath(id).replace('idAcaoOrigem=8', 'idAcaoOrigem=7'))).status).toBe(400);
    expect((await client.get(situacaoPath(id))).status).toBe(200);
    expect(recusaOf(await client.get(situacaoPath(id)))).toEqual(naoExclui);
  });

  test('change nothing for HEAD, without a session, and for another user', async () => {
    const id = await fazerCarta(client, nota.idTitulo);
    const other = await bench.api.as('farmacia');
    // Of a customer that the other user is not linked to.
    await bench.database.db.updateTable('cartaCorrecao').set({ idPessoaCliente: 107 }).execute();
    for (const path of [consultarPath(id), situacaoPath(id)])
      expect([(await other.get(path)).status, (await other.get(path)).body.Description]).toEqual([
        404,
        NAO_ENCONTRADA,
      ]);
    expect((await bench.api.nobody.get(situacaoPath(id))).status).toBe(401);
    const head = await bench.api.app.inject({
      method: 'HEAD',
      url: `/api${situacaoPath(id)}`,
      headers: { authorization: `Bearer ${client.token}` },
    });
    expect(head.statusCode).toBe(405);
    expect((await cartaDe(client, id)).cartaCorrecao.cartaCorrecaoSituacao.descricao).toBe('Aberta');
  });

  test.each(['0', '-1', 'x', '4294967297', '99999999999999999', ''])('refuse the id %j', async (id) => {
    const statuses = [consultarPath(id), situacaoPath(id), `${CADASTRAR}?idTitulo=${id}`].map(
      async (path) => (await client.get(path)).status,
    );
    // Invoices count beyond 32 bits.
    const daNota = id === '4294967297' ? 404 : 400;
    expect(await Promise.all(statuses)).toEqual([400, 400, daNota]);
  });

  test('are listed newest first by days, situations, id and invoice, with the total in each row', async () => {
    type Lista = { colecao: WireCarta[]; totalRegistros: number };
    const list = (query = '') => readJson<Lista>(client, `/cartacorrecao?idPessoaCliente=101${query}`);
    const idsOf = ({ colecao }: Lista) => colecao.map(({ idCartaCorrecao }) => idCartaCorrecao);
    const first = await fazerCarta(client, nota.idTitulo);
    await client.get(situacaoPath(first));
    bench.later(24 * HOUR_MS);
    client = await bench.api.as('representante');
    const second = await fazerCarta(client, nota.idTitulo);
    const all = await list();
    expect([idsOf(all), all.totalRegistros]).toEqual([[second, first], 2]);
    expect(all.colecao.map(({ quantidadeRegistros }) => quantidadeRegistros)).toEqual([2, 2]);
    expect(all.colecao[0]).not.toHaveProperty('itemNota');
    expect(idsOf(await list('&variasSituacoes=5'))).toEqual([first]);
    expect(idsOf(await list('&variasSituacoes=1;5'))).toEqual([second, first]);
    expect(idsOf(await list('&variasSituacoes='))).toEqual([second, first]);
    expect(idsOf(await list('&variasSituacoes=9'))).toEqual([]);
    expect(idsOf(await list('&dataInicial=2026-11-21&dataFinal=2026-11-21'))).toEqual([second]);
    expect(idsOf(await list(`&idCartaCorrecao=${first}`))).toEqual([first]);
    expect(idsOf(await list(`&numDocumentoCorrigido=${nota.numDocumento}`))).toEqual([second, first]);
    expect(idsOf(await list(`&numDocumentoCorrigido=${'9'.repeat(50)}`))).toEqual([]);
    const page = '&quantidadeRegistrosPagina=1&numeroPagina=2';
    expect([idsOf(await list(page)), (await list(page)).totalRegistros]).toEqual([[first], 2]);
    expect(idsOf(await list('&quantidadeRegistrosPagina=null&numeroPagina=1'))).toEqual([second, first]);
    const [comItens] = (await list('&incluirItens=true')).colecao;
    expect(comItens?.itemNota).toEqual((await cartaDe(client, second)).itemNota);
    expect(
      (await client.get('/cartacorrecao?idPessoaCliente=101&dataInicial=2026-11-22&dataFinal=2026-11-21'))
        .status,
    ).toBe(400);
  });
});
