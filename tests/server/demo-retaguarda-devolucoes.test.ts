import { beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { enviarAnexo, jpegOf, nomeDoAnexo } from '#tests/support/anexos.ts';
import type { ApiClient } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { expectBalancesFromEntries } from '#tests/support/conta-corrente.ts';
import { oneDatabase } from '#tests/support/database.ts';
import { DEMONSTRACAO } from '#tests/support/demonstracao.ts';
import {
  CLIENTE,
  cadastro,
  deliver,
  devolucaoDe,
  finalizar,
  findNota,
  itemParcial,
  lotesDe,
  type Nota,
  rascunho,
  seedNotas,
  TOTAL,
} from '#tests/support/devolucoes.ts';

const PATH = '/demo/retaguarda';
const SAME = { origin: 'http://localhost:3000', host: 'localhost:3000' };
const RECALL = { ...TOTAL, IdMotivoDevolucao: 7 };

describe.each(oneDatabase)('returns at the demonstration’s office on $name', ({ open }) => {
  const bench = useBench(open, () => ({ demonstracao: DEMONSTRACAO }));
  let client: ApiClient;
  let nota: Nota;

  beforeEach(async () => {
    await seedNotas(bench.database.db, bench.now);
    client = await bench.api.as('representante');
    nota = await findNota(bench.database.db);
    await deliver(bench.database.db, nota, bench.now, 2);
  });

  const read = async (query = `?cliente=${CLIENTE}`) =>
    (await bench.api.app.inject({ method: 'GET', url: `${PATH}${query}` })).body;
  const post = (acao: string, fields: Record<string, string>, headers: Record<string, string> = SAME) =>
    bench.api.app.inject({
      method: 'POST',
      url: PATH,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ acao, cliente: String(CLIENTE), ...fields }).toString(),
    });
  const act = (acao: string, id: number, mensagem?: string) =>
    post(`${acao}-devolucao`, { id: String(id), ...(mensagem === undefined ? {} : { mensagem }) });
  const make = async (more: object) =>
    Number((await client.post('/Devolucao/Cadastrar', cadastro(nota, more))).text);
  const situacaoOf = async (id: number) => (await devolucaoDe(client, id)).operacaoSituacao.idSituacao;
  const buttons = (page: string) => [...page.matchAll(/<button>(\w+)<\/button>/g)].map(([, text]) => text);

  test('are listed with number, invoice, type, situation and value, and the acts of their situation', async () => {
    const id = await make(RECALL);
    const { idDevolucaoVenda } = await devolucaoDe(client, id);
    const total = (nota.valorTotalNota / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
    const page = await read();
    expect(page).toContain(
      `<th scope="row">${idDevolucaoVenda}</th><td>${nota.numDocumento}</td><td>Total</td>` +
        `<td>Aguardando aprovação</td><td>${total}</td>`,
    );
    expect(buttons(page)).toEqual(['Aprovar', 'Recusar']);
    await act('aprovar', id);
    expect(buttons(await read())).toEqual(['Autorizar', 'Receber', 'Cancelar']);
    await act('cancelar', id, 'A pedido.');
    expect(buttons(await read())).toEqual([]);
    expect(await read()).toContain('Este cliente não tem devoluções em andamento.');
  });

  test('show their photographs, which are served for open returns only', async () => {
    const [lote] = await lotesDe(client, nota);
    const draft = await rascunho(client, nota);
    await client.post('/Devolucao/CadastrarItemParcial', itemParcial(draft, nota, must(lote, 'a lot'), 1, 6));
    const [first, second] = [nomeDoAnexo(2), nomeDoAnexo(1)];
    await enviarAnexo(client, draft, first, jpegOf(50, 1));
    bench.later(1000);
    await enviarAnexo(client, draft, second, jpegOf(50, 2));
    const addressOf = (idAnexo: string, id: number | string = draft) =>
      `${PATH}/fotografia?devolucao=${id}&anexo=${idAnexo}`;
    const fetch = (url: string) => bench.api.app.inject({ method: 'GET', url });
    // The company has not got a draft.
    expect((await fetch(addressOf(first))).statusCode).toBe(404);
    await finalizar(client, draft);
    const { idDevolucaoVenda } = await devolucaoDe(client, draft);
    const answer = await fetch(`${PATH}?cliente=${CLIENTE}`);
    const pictures = [first, second].map((idAnexo, at) => {
      const address = addressOf(idAnexo).replace('&', '&amp;');
      const alt = `Fotografia ${at + 1} da devolução ${idDevolucaoVenda}`;
      return `<a href="${address}"><img src="${address}" alt="${alt}" height="64" loading="lazy"></a>`;
    });
    expect(answer.body).toContain(`<td>${pictures.join(' ')}</td>`);
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
    const picture = await fetch(addressOf(second));
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(picture.rawPayload.equals(jpegOf(50, 2))).toBe(true);
    expect(picture.headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    for (const other of [
      addressOf(nomeDoAnexo(3)),
      addressOf(first, draft + 1),
      addressOf(first, 'x'),
      addressOf(first, ''),
      addressOf('x'),
      addressOf(`${first}'`),
      `${PATH}/fotografia`,
    ]) {
      const { statusCode, body } = await fetch(other);
      expect([other, statusCode, body]).toEqual([other, 404, 'Esta fotografia não existe.']);
    }
    await act('recusar', draft, 'Não.');
    expect((await fetch(addressOf(first))).statusCode).toBe(404);
  });

  test('of a draft are not shown: the company has not got it', async () => {
    await make({});
    expect(await read()).toContain('Este cliente não tem devoluções em andamento.');
  });

  test('list a customer with open returns and no open instalment among those with something open', async () => {
    const option = `<option value="${CLIENTE}">`;
    await bench.database.db.deleteFrom('contaReceber').where('idPessoaCliente', '=', CLIENTE).execute();
    const isAberto = async () => ((await read('')).split('Sem nada em aberto')[0] ?? '').includes(option);
    expect(await isAberto()).toBe(false);
    await make(RECALL);
    expect(await isAberto()).toBe(true);
    expect(await read('?cliente=112')).toContain('Drogaria d&#39;Água Mineira');
  });

  test('are approved and received: once, with their money', async () => {
    await bench.database.db.deleteFrom('contaReceber').where('idTitulo', '=', nota.idTitulo).execute();
    const id = await make(RECALL);
    expect((await act('receber', id)).statusCode).toBe(409);
    const approved = await act('aprovar', id);
    expect([approved.statusCode, approved.headers.location]).toEqual([303, `${PATH}?cliente=${CLIENTE}`]);
    expect(await situacaoOf(id)).toBe(4);
    const answers = await Promise.all(Array.from({ length: 6 }, () => act('receber', id)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      303, 409, 409, 409, 409, 409,
    ]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.body).toContain('não permite mais');
    expect(await situacaoOf(id)).toBe(13);
    const entries = await bench.database.db
      .selectFrom('lancamentoContaCorrente')
      .select(['valor', 'natureza'])
      .where('idDevolucao', '=', id)
      .execute();
    expect(entries).toEqual([{ valor: nota.valorTotalNota, natureza: 'C' }]);
    await expectBalancesFromEntries(bench.database.db);
  });

  test('are refused with a sentence of up to 200 characters, whatever they are', async () => {
    const id = await make(RECALL);
    const mensagem = `<b>"à"</b>${'😀'.repeat(190)}`;
    expect(Array.from(mensagem)).toHaveLength(200);
    for (const text of [undefined, '', '  ', `${mensagem}x`, 'a\0b']) {
      const answer = await act('recusar', id, text);
      expect([answer.statusCode, await situacaoOf(id)]).toEqual([422, 2]);
      expect(answer.body).toContain('Escreva ao cliente o motivo');
    }
    expect((await act('recusar', id, ` ${mensagem} `)).statusCode).toBe(303);
    expect(await devolucaoDe(client, id)).toMatchObject({
      operacaoSituacao: { idSituacao: 3 },
      mensagem,
    });
    expect((await act('aprovar', id)).statusCode).toBe(409);
  });

  test('are refused to strangers: unknown returns, unknown acts and forms of other sites', async () => {
    for (const id of ['0', '-1', '999999999', '2147483648', 'x', ''])
      expect((await post('aprovar-devolucao', { id })).statusCode, id).toBe(404);
    const id = await make(RECALL);
    expect((await act('apagar', id)).statusCode).toBe(404);
    const other = { origin: 'https://other.example', host: 'localhost:3000' };
    expect((await post('aprovar-devolucao', { id: String(id) }, other)).statusCode).toBe(403);
    expect(await situacaoOf(id)).toBe(2);
  });
});
