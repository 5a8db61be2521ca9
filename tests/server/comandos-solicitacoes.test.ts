import { describe, expect, test } from 'vitest';
import { OFFICE_NOW, officeServers, useOffice } from '#tests/support/office-bench.ts';

describe.each(officeServers)('commands of visitors’ requests', (server) => {
  const office = useOffice(server);
  const { type, typeMailing } = office;

  test('answer a request of a visitor once, by mail where the servers send mails', async () => {
    const values = {
      hash: '',
      chave: null,
      criadaEm: OFFICE_NOW,
      nome: 'Ana',
      email: 'ana@a.example',
      telefone: '1',
    };
    await office.store.db.insertInto('solicitacaoAcesso').values([values, values]).execute();
    const ids = await office.store.db
      .selectFrom('solicitacaoAcesso')
      .select('idSolicitacaoAcesso as id')
      .orderBy('id')
      .execute();
    const [one = '', two = ''] = ids.map(({ id }) => `A${id}`);
    const mails = () => office.store.db.selectFrom('mensagem').select(['para', 'assunto', 'texto']).execute();
    expect((await type('solicitacoes', 'responder', one, 'aceita')).said).toEqual([
      `A solicitação ${one} foi aceita. Este servidor não envia e-mails: avise ana@a.example.`,
    ]);
    expect(await mails()).toEqual([]);
    expect((await typeMailing('solicitacoes', 'responder', one, 'recusada')).errors).toEqual([
      `A solicitação "${one}" já foi respondida.`,
    ]);
    const { said } = await typeMailing(
      'solicitacoes',
      'responder',
      two.toLowerCase(),
      'recusada',
      '--texto',
      'Fora da área.',
    );
    expect(said[0]).toMatch(/foi recusada; o e-mail vai para ana@a\.example\.$/);
    expect(await mails()).toMatchObject([
      { para: 'ana@a.example', assunto: 'Sua solicitação de acesso foi recusada' },
    ]);
    expect((await mails())[0]?.texto).toContain('Fora da área.');
    expect((await type('solicitacoes', 'responder', 'A999', 'aceita')).errors).toEqual([
      'Não há a solicitação "A999".',
    ]);
    expect((await type('solicitacoes', 'responder', one, 'talvez')).errors[0]).toMatch(
      /^Não há a resposta "talvez"\./,
    );
    expect(
      (await type('solicitacoes', 'listar')).said.some(
        (line) => line.startsWith(`${one} `) && line.endsWith(', aceita'),
      ),
    ).toBe(true);
  });

  test('show what visitors asked for', async () => {
    const { idSolicitacaoAcesso } = await office.store.db
      .insertInto('solicitacaoAcesso')
      .values({
        nome: 'Rita',
        email: 'rita@x.com',
        telefone: '1155550000',
        chave: null,
        hash: 'h',
        criadaEm: OFFICE_NOW,
      })
      .returning('idSolicitacaoAcesso')
      .executeTakeFirstOrThrow();
    const listed = async () => (await type('solicitacoes', 'listar')).said[0];
    expect(await listed()).toMatch(/^A\d+ 20\/11\/2026 acesso: Rita <rita@x\.com>, 1155550000, $/);
    await office.store.db
      .insertInto('solicitacaoAcessoCliente')
      .values({ idSolicitacaoAcesso, idPessoaCliente: 101 })
      .execute();
    await office.store.db
      .updateTable('codigoErp')
      .set({ codigo: 'C-000101' })
      .where('recurso', '=', 'clientes')
      .where('id', '=', 101)
      .execute();
    expect(await listed()).toMatch(/, 1155550000, C-000101$/);
  });
});
