import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import {
  CLIENTE,
  EMAIL_PRINCIPAL,
  listarEmails,
  listarTelefones,
  salvarEmail,
  salvarTelefone,
  TELEFONE_PRINCIPAL,
} from '#tests/support/contatos.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { readJson } from '#tests/support/read-json.ts';

const SEM_USO = { enviarPedido: false, marketing: false, enviarCobranca: false };

describe.each(bothDatabases)('contacts of a customer on $name', ({ open }) => {
  const bench = useBench(open);
  let client: ApiClient;

  beforeEach(async () => {
    client = await bench.api.as('representante');
  });

  const insertEmails = (...emails: readonly object[]) =>
    bench.database.db
      .insertInto('pessoaEmail')
      .values(emails.map((one) => ({ idPessoa: CLIENTE, email: '', ...one })))
      .execute();
  const insertTelefone = (prefixo: string, numero: string, idTelefoneTipo: number, more: object = {}) =>
    bench.database.db
      .insertInto('pessoaTelefone')
      .values({ idPessoa: CLIENTE, ddd: '11', prefixo, numero, idTelefoneTipo, ...more })
      .execute();
  const setPessoa = (set: object, idPessoa = CLIENTE) =>
    bench.database.db.updateTable('pessoa').set(set).where('idPessoa', '=', idPessoa).execute();
  const enderecos = async (more = '') => (await listarEmails(client, more)).colecao.map(({ email }) => email);
  const numeros = async (more = '') =>
    (await listarTelefones(client, more)).colecao.map(
      ({ ddd, prefixo, numero, telefoneTipo }) =>
        `${ddd} ${prefixo} ${numero} ${telefoneTipo.idTelefoneTipo}`,
    );

  test('have the principal e-mail of the company’s record first, then the others by address', async () => {
    await insertEmails(
      { email: 'b@x.com', marketing: true },
      { email: 'C@x.com', enviarCobranca: true },
      { email: 'a@x.com', enviarPedido: true },
    );
    const one = { idPessoa: CLIENTE, principal: false, ...SEM_USO };
    expect(await listarEmails(client)).toEqual({
      colecao: [
        { ...one, email: EMAIL_PRINCIPAL, principal: true, enviarPedido: true, enviarCobranca: true },
        { ...one, email: 'a@x.com', enviarPedido: true },
        { ...one, email: 'b@x.com', marketing: true },
        { ...one, email: 'C@x.com', enviarCobranca: true },
      ],
      totalRegistros: 4,
    });
  });

  test('have e-mails that begin with a text in any case; signs of a pattern are only signs', async () => {
    await insertEmails({ email: 'Ana@x.com' }, { email: 'ana.b@x.com' }, { email: '_%@x.com' });
    expect(await enderecos('&email=ANA')).toEqual(['ana.b@x.com', 'Ana@x.com']);
    expect(await enderecos('&email=%25')).toEqual([]);
    expect(await enderecos('&email=_')).toEqual(['_%@x.com']);
    expect(await enderecos(`&email=${EMAIL_PRINCIPAL}`)).toEqual([EMAIL_PRINCIPAL]);
    expect((await listarEmails(client, '&email=ana')).totalRegistros).toBe(2);
  });

  test('have the principal phone of the company’s record first, then by type and number', async () => {
    await insertTelefone('98765', '0002', 6, { permiteReceberPromocao: true });
    await insertTelefone('98765', '0001', 6);
    await insertTelefone('5550', '0009', 4);
    const { colecao, totalRegistros } = await listarTelefones(client);
    expect(colecao[0]).toEqual({
      idTelefone: expect.any(Number) as number,
      ...TELEFONE_PRINCIPAL,
      principal: true,
      telefoneTipo: { idTelefoneTipo: 2, descTelefoneTipo: 'Comercial' },
      permiteReceberPromocao: false,
      pessoa: { idPessoa: CLIENTE },
    });
    expect(colecao[3]?.telefoneTipo.descTelefoneTipo).toBe('WhatsApp');
    expect(await numeros()).toEqual([
      '11 5550 0101 2',
      '11 5550 0009 4',
      '11 98765 0001 6',
      '11 98765 0002 6',
    ]);
    expect([colecao.map((one) => one.permiteReceberPromocao), totalRegistros]).toEqual([
      [false, false, false, true],
      4,
    ]);
  });

  test('have one phone by its id, and none by that of another customer', async () => {
    await insertTelefone('98765', '0001', 6);
    const { colecao } = await listarTelefones(client);
    for (const { idTelefone } of colecao) {
      const found = await listarTelefones(client, `&idTelefone=${idTelefone}`);
      expect([found.colecao.map((one) => one.idTelefone), found.totalRegistros]).toEqual([[idTelefone], 1]);
      expect((await listarTelefones(client, `&idTelefone=${idTelefone}`, 102)).totalRegistros).toBe(0);
    }
  });

  test('are 20 a page and at most 200, and pages repeat and skip none', async () => {
    await insertEmails(...Array.from({ length: 209 }, (_, at) => ({ email: `m${at}@x.com` })));
    for (let at = 0; at < 44; at += 1) await insertTelefone('98765', String(at).padStart(4, '0'), 6);
    const emails = [];
    const telefones = [];
    for (const page of [1, 2, 3, 4, 10_000]) {
      emails.push(await listarEmails(client, `&numeroPagina=${page}`));
      telefones.push(await listarTelefones(client, `&numeroPagina=${page}`));
    }
    expect(emails.map(({ colecao }) => colecao.length)).toEqual([20, 20, 20, 20, 0]);
    expect(telefones.map(({ colecao }) => colecao.length)).toEqual([20, 20, 5, 0, 0]);
    expect(new Set(telefones.flatMap(({ colecao }) => colecao.map((one) => one.idTelefone))).size).toBe(45);
    expect(new Set(emails.flatMap(({ colecao }) => colecao.map((one) => one.email))).size).toBe(80);
    const { colecao, totalRegistros } = await listarEmails(client, '&qtdRegistrosPagina=9999');
    expect([colecao.length, totalRegistros]).toEqual([200, 210]);
    expect((await listarTelefones(client, '&qtdRegistrosPagina=9999')).colecao).toHaveLength(45);
  });

  test('follow the principal ones that the company writes, without their consent', async () => {
    await insertEmails({ email: EMAIL_PRINCIPAL.toUpperCase(), marketing: true });
    const before = (await listarEmails(client)).colecao;
    expect(before.map(({ principal, marketing }) => [principal, marketing])).toEqual([[true, true]]);
    await setPessoa({ email: ' novo@x.com ', telefone: '+55 (11) 98888-7777' });
    expect((await listarEmails(client)).colecao[0]).toEqual({
      idPessoa: CLIENTE,
      email: 'novo@x.com',
      principal: true,
      enviarPedido: true,
      marketing: false,
      enviarCobranca: true,
    });
    expect(await numeros()).toEqual(['11 98888 7777 3']);
    await insertTelefone('98888', '7777', 3, { permiteReceberPromocao: true });
    const { colecao } = await listarTelefones(client);
    expect(colecao.map((one) => [one.principal, one.permiteReceberPromocao])).toEqual([[true, false]]);
  });

  test.each(['', ' ', '12', '0800', 'ramal 22', '5511987654321000', '0800 123 4567', '+1 212 555 0101'])(
    'have no principal phone when the company’s record says %j',
    async (telefone) => {
      await setPessoa({ telefone });
      expect(await listarTelefones(client)).toEqual({ colecao: [], totalRegistros: 0 });
    },
  );

  test.each(['(011) 5550-0101', '55 11 5550-0101', '11 5550 0101'])(
    'have the principal phone of %j without what is dialled before it',
    async (telefone) => {
      await setPessoa({ telefone });
      expect(await numeros()).toEqual(['11 5550 0101 2']);
    },
  );

  test('begin with the user’s own when the company has none, and the first one is not principal', async () => {
    await setPessoa({ email: '', telefone: '' });
    expect((await salvarEmail(client, 1, 'primeiro@x.com')).status).toBe(200);
    expect((await salvarTelefone(client, 1)).status).toBe(200);
    const [emails, telefones] = [await listarEmails(client), await listarTelefones(client)];
    expect([...emails.colecao, ...telefones.colecao].map(({ principal }) => principal)).toEqual([
      false,
      false,
    ]);
    await setPessoa({ email: 'da.empresa@x.com', telefone: '1155501234' });
    const [depois, numerosDepois] = [await listarEmails(client), await listarTelefones(client)];
    expect(depois.colecao.map(({ principal }) => principal)).toEqual([true, false]);
    expect(numerosDepois.colecao.map(({ principal }) => principal)).toEqual([true, false]);
  });

  test('are with the company’s record in the general data, null where it is empty', async () => {
    const geral = () =>
      readJson<object>(client, `/Cliente/consultarClienteDadosGerais?idPessoaCliente=${CLIENTE}`);
    await setPessoa({ idUsuarioVendedor: 1, complemento: 'Loja 2', documentoIdentidade: '12.345' });
    expect(await geral()).toMatchObject({
      codigo: CLIENTE,
      cpfCnpj: expect.stringMatching(/^\d{14}$/) as string,
      enderecoPrincipal: {
        tipoLogradouro: 'Rua',
        logradouro: 'das Quaresmeiras',
        numero: '245',
        complemento: 'Loja 2',
        bairro: 'Jardim Primavera',
        cep: '07000001',
        cidade: 'Guarulhos',
        estado: 'SP',
      },
      emailPrincipal: EMAIL_PRINCIPAL,
      telefonePrincipal: '1155500101',
      inscricaoEstadual: expect.stringMatching(/^\d+$/) as string,
      documentoIdentidade: '12.345',
      vendedorPrincipal: { nome: 'Marina Alves Teixeira' },
    });
    const vazio = {
      inscricaoEstadual: '',
      documentoIdentidade: '',
      complemento: ' ',
      email: '',
      telefone: '',
    };
    await setPessoa({ ...vazio, idUsuarioVendedor: null, logradouro: 'Quaresmeiras' });
    expect(await geral()).toMatchObject({
      enderecoPrincipal: { tipoLogradouro: null, logradouro: 'Quaresmeiras', complemento: null },
      emailPrincipal: null,
      telefonePrincipal: null,
      inscricaoEstadual: null,
      documentoIdentidade: null,
      vendedorPrincipal: null,
    });
  });
});
