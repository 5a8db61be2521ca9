import { describe, expect, test } from 'vitest';
import type { Papel } from '#contract/access/papel.ts';
import { type Caixa, createCaixa } from '#server/demo/mail/caixa.ts';
import type { ApiClient } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { bothDatabases } from '#tests/support/database.ts';

/** A database of WebAssembly is slow to begin. */
const WAIT = { timeout: 10_000 };
const PEDIDO = { nome: 'Ana Souza', telefone: '(11) 98765-4321', email: 'ana@example.com', clientes: '101' };
const ACEITA = { resposta: 'aceita', texto: 'O login é ana.souza.' };

describe.each(bothDatabases)('requests of visitors at the office on $name', ({ open }) => {
  let caixa: Caixa;
  const bench = useBench(open, (at) => {
    caixa = createCaixa(() => at.now);
    return { correio: caixa, endereco: 'https://maleta.example.com' };
  });

  const as = async (papel: Papel): Promise<ApiClient> => {
    await bench.database.db
      .updateTable('usuario')
      .set({ papel })
      .where('login', '=', 'representante')
      .execute();
    return await bench.api.as('representante');
  };
  const ask = () => bench.api.nobody.post('/cliente/solicitarAcesso', PEDIDO);
  const answer = (client: ApiClient, body: object = ACEITA, key = 'resposta-0001') =>
    client.post('/escritorio/solicitacoes/A1/resposta', body, { key });
  const list = async (client: ApiClient) =>
    JSON.parse((await client.get('/escritorio/solicitacoes')).text) as {
      colecao: { numero: string; resposta: string | null }[];
      enviaEmails: boolean;
    };
  const subjects = () => caixa.listar().map(({ para, assunto }) => `${para} ${assunto}`);

  test('a request for access is confirmed by a mail, once', async () => {
    const key = 'pedido-chave-0001';
    for (const _ of [1, 2]) await bench.api.nobody.post('/cliente/solicitarAcesso', PEDIDO, { key });
    await expect.poll(subjects, WAIT).toEqual(['ana@example.com Solicitação de acesso']);
    expect(await bench.database.db.selectFrom('mensagem').selectAll().execute()).toHaveLength(1);
    expect(caixa.listar()[0]?.texto).toContain('a resposta chega neste e-mail.');
  });

  test('an answer is stored once and mailed once, with the text of the office', async () => {
    await ask();
    await expect.poll(subjects, WAIT).toHaveLength(1);
    const office = await as('escritorio');
    expect((await list(office)).colecao).toMatchObject([{ numero: 'A1', resposta: null }]);
    expect((await answer(office)).text).toBe('{"avisada":true}');
    expect((await answer(office)).text).toBe('{"avisada":true}');
    const again = await answer(office, { resposta: 'recusada', texto: '' }, 'resposta-0002');
    expect([again.status, again.body.Codigo]).toEqual([409, 'situacao-nao-permite']);
    await expect.poll(subjects, WAIT).toHaveLength(2);
    expect(caixa.listar()[0]).toMatchObject({
      para: 'ana@example.com',
      assunto: 'Sua solicitação de acesso foi aceita',
    });
    expect(caixa.listar()[0]?.texto).toContain('\n\nO login é ana.souza.');
    expect((await list(office)).colecao).toMatchObject([{ numero: 'A1', resposta: 'aceita' }]);
    expect(bench.log()).not.toMatch(/ana\.souza|ana@example/);
  });

  test('of two answers at the same time one is written', async () => {
    await ask();
    const office = await as('escritorio');
    const answers = await Promise.all(
      ['resposta-0001', 'resposta-0002'].map((key) => answer(office, ACEITA, key)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await expect.poll(subjects, WAIT).toHaveLength(2);
  });

  test.each(['representante', 'comprador', 'supervisor'] as const)(
    'a %s neither sees nor answers them',
    async (papel) => {
      await ask();
      const client = await as(papel);
      const seen = await client.get('/escritorio/solicitacoes');
      expect([seen.status, seen.body.Codigo]).toEqual([403, 'sem-permissao']);
      expect(seen.text).not.toContain('ana@example.com');
      expect((await answer(client)).body.Codigo).toBe('sem-permissao');
    },
  );

  test('an unknown number is not found', async () => {
    expect((await answer(await as('escritorio'))).status).toBe(404);
  });

  test('without mails nothing is promised, and the office is told so', async () => {
    await bench.reopen({ correio: null });
    expect((await ask()).text).toBe(
      '{"mensagem":"Sua solicitação de acesso foi recebida. A resposta chega pelo e-mail ou telefone informado."}',
    );
    const office = await as('escritorio');
    expect((await list(office)).enviaEmails).toBe(false);
    expect((await answer(office)).text).toBe('{"avisada":false}');
    expect(await bench.database.db.selectFrom('mensagem').selectAll().execute()).toEqual([]);
    expect((await bench.api.nobody.get('/parametros')).text).toContain('"semEmails":true');
  });
});
