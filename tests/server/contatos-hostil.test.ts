import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiAnswer, ApiClient } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import {
  CLIENTE,
  consentimentos,
  EMAILS,
  excluirTelefone,
  listarEmails,
  listarTelefones,
  MANTER_EMAIL,
  MANTER_TELEFONE,
  salvarEmail,
  salvarTelefone,
  TELEFONES,
  telefoneBody,
} from '#tests/support/contatos.ts';
import { oneDatabase } from '#tests/support/database.ts';

const CLIENTE_INVALIDO = 'ID do cliente inválido';
const EMAIL_INVALIDO = 'Informe um e-mail válido.';
const FORMATO = 'O formato do telefone informado é inválido.';
const DDD = 'Favor informar o DDD contendo 2 dígitos.';
const PREFIXO = 'Favor informar um prefixo contendo entre 4 e 5 dígitos.';
const NUMERO = 'Favor informar o número contendo 4 dígitos.';
const OUTRA_PESSOA = [0, -1, 1.5, '101', '', null, undefined, {}, [101], true];

describe.each(oneDatabase)('hostile contacts on $name', ({ open }) => {
  const bench = useBench(open);
  let client: ApiClient;

  beforeEach(async () => {
    client = await bench.api.as('representante');
  });

  function expectRefused(what: unknown, { status, body }: ApiAnswer, sentence?: string): void {
    expect([what, status, body.Codigo, body.Message]).toEqual([what, 400, 'requisicao-invalida', 'Atenção!']);
    if (sentence !== undefined) expect([what, body.Description]).toEqual([what, sentence]);
  }
  async function expectNothingSaved(): Promise<void> {
    const { colecao: emails } = await listarEmails(client);
    const { colecao: telefones } = await listarTelefones(client);
    expect([emails.length, telefones.length]).toEqual([1, 1]);
    expect(await consentimentos(bench.database.db)).toEqual([]);
  }

  test.each([
    'a@b',
    'a@b.c',
    '@x.com',
    'a@',
    'a@@x.com',
    'a b@x.com',
    'a@x..com',
    `${'a'.repeat(65)}@x.com`,
    `a@${'x'.repeat(249)}.com`,
    `${'a'.repeat(100_000)}@x.com`,
    'a@x.com\r\nBcc: b@y.com',
    'a\n@x.com',
    'a@x.com,b@y.com',
    'a\u202emoc.x@x.com',
    'a@x\u200b.com',
    'ａ@x.com',
    'a@-x.com',
    'a..b@x.com',
    'contato@ação.com.br',
  ])('the address %j is refused', async (email) => {
    expectRefused(email, await salvarEmail(client, 1, email), EMAIL_INVALIDO);
    await expectNothingSaved();
  });

  test('an address of signs is text', async () => {
    const emails = ['"<script>"@x.com', '=cmd|calc@x.com', "a'--@x.com"];
    for (const email of emails) expect((await salvarEmail(client, 1, email)).status).toBe(200);
    const { colecao } = await listarEmails(client);
    expect(new Set(colecao.slice(1).map(({ email }) => email))).toEqual(new Set(emails));
    expect((await salvarEmail(client, 1, '=CMD|calc@X.com')).body.Codigo).toBe('contato-duplicado');
  });

  test('a stored address that is refused as a new one can still lose its consent', async () => {
    const email = 'contato@ação.com.br';
    const { db } = bench.database;
    await db.insertInto('pessoaEmail').values({ idPessoa: CLIENTE, email, marketing: true }).execute();
    expect((await salvarEmail(client, 2, email, { permiteReceberPromocao: false })).status).toBe(200);
    const other = await salvarEmail(client, 2, 'vendas@ação.com.br', { emailAnterior: email });
    expectRefused('another one', other, EMAIL_INVALIDO);
  });

  test('an action of an e-mail is 0, 1 or 2', async () => {
    for (const idAcao of [3, 4, 9, -1, 1.5, '1', '', null, undefined, [1], true]) {
      const body = { idAcao, idPessoa: CLIENTE, email: 'a@x.com', permiteReceberPromocao: true };
      expectRefused(idAcao, await client.post(MANTER_EMAIL, body));
    }
    await expectNothingSaved();
  });

  test('an action of a phone is 0, 1 or 2, once, and fits its id', async () => {
    for (const query of ['', '?idAcao=', '?idAcao=3', '?idAcao=4', '?idAcao=9', '?idAcao=x', '?idAcao=01'])
      expectRefused(query, await client.post(`${MANTER_TELEFONE}${query}`, telefoneBody()));
    const twice = `${MANTER_TELEFONE}?idAcao=1&idAcao=0`;
    expectRefused('two', await client.post(twice, telefoneBody()));
    expectRefused('1 with an id', await salvarTelefone(client, 1, { idTelefone: 1 }));
    expectRefused('2 without one', await salvarTelefone(client, 2));
    expectRefused('0 without one', await salvarTelefone(client, 0));
    await expectNothingSaved();
  });

  test('a missing or wrong customer is refused in words', async () => {
    for (const idPessoa of OUTRA_PESSOA) {
      const body = { idAcao: 0, idPessoa, email: 'a@x.com' };
      expectRefused(idPessoa, await client.post(MANTER_EMAIL, body), CLIENTE_INVALIDO);
      const deTelefone = { idTelefone: 1, pessoa: { idPessoa } };
      expectRefused(idPessoa, await client.post(`${MANTER_TELEFONE}?idAcao=0`, deTelefone), CLIENTE_INVALIDO);
    }
    for (const pessoa of [undefined, null, 101, 'x'])
      expectRefused(
        pessoa,
        await client.post(`${MANTER_TELEFONE}?idAcao=0`, { idTelefone: 1, pessoa }),
        CLIENTE_INVALIDO,
      );
  });

  test('ids beyond 32 bits, 0 and text are refused', async () => {
    for (const id of [0, -1, 2 ** 31, 99_999_999_999, '7'])
      expectRefused(id, await excluirTelefone(client, id as number));
    expectRefused('pessoa', await salvarTelefone(client, 1, { pessoa: { idPessoa: 2 ** 31 } }));
    expectRefused('pessoa', await salvarEmail(client, 1, 'a@x.com', { idPessoa: 2 ** 31 }));
    for (const id of ['0', '-1', 'x', '', '2147483648', '999999999999999']) {
      expectRefused(id, await client.get(`${EMAILS}?idPessoaCliente=${id}`));
      expectRefused(id, await client.get(`${TELEFONES}?idPessoaCliente=${id}`));
      expectRefused(id, await client.get(`${TELEFONES}?idPessoaCliente=${CLIENTE}&idTelefone=${id}`));
    }
  });

  test('impossible pages, sizes and signs are refused', async () => {
    for (const more of [
      '&numeroPagina=0',
      '&numeroPagina=-1',
      '&numeroPagina=1000000',
      '&qtdRegistrosPagina=0',
      '&qtdRegistrosPagina=10000',
    ])
      for (const path of [EMAILS, TELEFONES])
        expectRefused(more, await client.get(`${path}?idPessoaCliente=${CLIENTE}${more}`));
    expectRefused('nul', await client.get(`${EMAILS}?idPessoaCliente=${CLIENTE}&email=%00`));
    expectRefused('nul', await salvarEmail(client, 1, 'a\0@x.com'));
    const long = await client.get(`${EMAILS}?idPessoaCliente=${CLIENTE}&email=${'a'.repeat(3000)}`);
    expect([long.status, long.text]).toEqual([200, '{"colecao":[],"totalRegistros":0}']);
  });

  test.each([
    [{ ddd: '01' }, FORMATO],
    [{ ddd: '1a' }, DDD],
    [{ ddd: '１１' }, DDD],
    [{ ddd: '' }, 'Campo obrigatório.'],
    [{ ddd: undefined }, 'Campo obrigatório.'],
    [{ prefixo: '12345' }, FORMATO],
    [{ prefixo: '123' }, PREFIXO],
    [{ prefixo: ' 9876' }, PREFIXO],
    [{ numero: '43' }, NUMERO],
    [{ numero: '4321\n' }, NUMERO],
    [{ telefoneTipo: undefined }, 'Informe o tipo de telefone.'],
    [{ telefoneTipo: { idTelefoneTipo: '6' } }, undefined],
    [{ ddd: 11 }, undefined],
    [{ permiteReceberPromocao: 'true' }, undefined],
    [{ permiteReceberPromocao: undefined }, 'Informe se o contato permite receber promoções.'],
  ])('the phone with %j is refused', async (more, sentence) => {
    expectRefused(more, await salvarTelefone(client, 1, more), sentence);
    await expectNothingSaved();
  });

  test('a consent that is text is refused', async () => {
    for (const permiteReceberPromocao of ['true', 1, null, []])
      expectRefused(
        permiteReceberPromocao,
        await salvarEmail(client, 1, 'a@x.com', { permiteReceberPromocao }),
      );
    await expectNothingSaved();
  });

  test('the company writes contacts by SQL, whatever the user saved before', async () => {
    const { db } = bench.database;
    await salvarEmail(client, 1, 'a@x.com');
    const idTelefone = Number((await salvarTelefone(client, 1)).text);
    await db
      .updateTable('pessoa')
      .set({ email: 'A@x.com', telefone: '11987654321' })
      .where('idPessoa', '=', CLIENTE)
      .execute();
    expect((await listarEmails(client)).colecao.map(({ email }) => email)).toEqual(['A@x.com']);
    expect((await salvarEmail(client, 0, 'a@x.com')).body.Codigo).toBe('contato-nao-alteravel');
    expect((await listarTelefones(client)).colecao.map(({ principal }) => principal)).toEqual([true, false]);
    expect((await excluirTelefone(client, idTelefone)).status).toBe(200);
    await db.updateTable('pessoa').set({ email: 'nao é e-mail', telefone: '?' }).execute();
    await db.deleteFrom('pessoaEmail').execute();
    expect((await listarEmails(client)).colecao.map(({ email }) => email)).toEqual(['nao é e-mail']);
  });
});
