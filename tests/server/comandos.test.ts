import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openStore, type Store } from '#server/db/open.ts';
import { findToken } from '#server/integration/data/tokens.ts';
import { openApi } from '#tests/support/api.ts';
import { runAsAdmin, withDatabase } from '#tests/support/database-url.ts';
import { openOffice, type Typed } from '#tests/support/office.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const servers = [inject('postgres')].filter((postgres) => postgres !== null);

describe.each(servers)('commands of the terminal', ({ url, template, prefix }) => {
  const name = `${prefix}${randomUUID().slice(0, 8)}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'comandos-'));
  let store: Store;
  let type: (...words: string[]) => Promise<Typed>;

  beforeAll(async () => {
    await runAsAdmin(url, `create database "${name}" template "${template}"`);
    const source = { databaseUrl: withDatabase(url, name) };
    store = await openStore(source);
    type = openOffice(source, NOW);
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  test('make a token that is shown once and holds until it is revoked', async () => {
    const { code, said } = await type('token', 'criar', 'ERP', '--escopos', 'precos,estoques');
    expect([code, said.length]).toEqual([0, 1]);
    const holder = await findToken(store.db, said[0] ?? '', NOW);
    expect(holder).toMatchObject({ nome: 'ERP', escopos: ['precos', 'estoques'] });
    expect((await type('token', 'criar', 'ERP', '--escopos', 'todos')).errors).toEqual([
      'Já há um token de nome "ERP".',
    ]);
    const semEscopos = await type('token', 'criar', 'B');
    expect([semEscopos.code, semEscopos.said, semEscopos.errors[0]]).toEqual([
      1,
      [],
      expect.stringMatching(/^Diga com --escopos o que o token pode, .*produtos, .*; ou --escopos todos\.$/),
    ]);
    expect((await type('token', 'criar', 'B', '--escopos', 'tudo')).errors[0]).toMatch(
      /^Não há o escopo "tudo"\./,
    );
    expect((await type('token', 'listar')).said).toEqual([
      'ERP: precos, estoques; criado em 2026-11-20 15:00, usado 2026-11-20 15:00',
    ]);
    expect((await type('token', 'revogar', 'ERP')).said).toEqual(['O token "ERP" foi revogado.']);
    expect(await findToken(store.db, said[0] ?? '', NOW)).toBeUndefined();
    expect((await type('token', 'revogar', 'ERP')).code).toBe(1);
  });

  test('switch a user off and on', async () => {
    const api = await openApi({ store, db: store.db }, { clock: () => NOW });
    const rep = await api.as('representante');
    expect((await rep.get('/login/usuarioautenticado')).status).toBe(200);
    expect((await type('usuario', 'desligar', 'Representante')).code).toBe(0);
    expect((await rep.get('/login/usuarioautenticado')).status).toBe(401);
    await expect(api.as('representante')).rejects.toThrow('no log-in');
    expect((await type('usuario', 'listar')).said).toContainEqual(
      expect.stringMatching(/^representante: .+ <.+@.+>, representante, 12 clientes, desligado$/),
    );
    expect((await type('usuario', 'ligar', 'representante')).code).toBe(0);
    expect((await api.as('representante')).token).not.toBe('');
    expect((await type('usuario', 'desligar', 'fulano')).errors).toEqual(['Não há o usuário "fulano".']);
    await api.close();
  });

  test('give a user another role, and show it', async () => {
    expect((await type('usuario', 'papel', 'Farmacia', 'escritorio')).said).toEqual([
      'O usuário "Farmacia" tem agora o papel escritorio.',
    ]);
    expect((await type('usuario', 'listar')).said).toContainEqual(
      expect.stringMatching(/^farmacia: .+ <.+@.+>, escritorio, 1 clientes$/),
    );
    expect((await type('usuario', 'papel', 'farmacia', 'chefe')).errors[0]).toMatch(
      /^Não há o papel "chefe"\./,
    );
    expect((await type('usuario', 'papel', 'fulano', 'comprador')).errors).toEqual([
      'Não há o usuário "fulano".',
    ]);
    await type('usuario', 'papel', 'farmacia', 'integracao');
    expect((await type('usuario', 'senha', 'farmacia')).errors).toEqual([
      'O usuário "farmacia" não entra com senha: o papel integracao é só do sistema da empresa.',
    ]);
    expect((await type('usuario', 'papel', 'farmacia', 'comprador')).code).toBe(0);
  });

  test('give a user an address for a new password, once', async () => {
    const api = await openApi({ store, db: store.db }, { clock: () => NOW });
    const { said } = await type('usuario', 'senha', 'farmacia');
    const [address = '', token = ''] = (said[0] ?? '').split('#');
    expect(address).toBe('https://loja.example/recuperar-senha');
    const senhaNova = 'uma-senha-nova-8';
    const body = { token, senhaNova, confirmacaoSenha: senhaNova };
    expect((await api.nobody.post('/cliente/RedefinirSenha', body)).status).toBe(200);
    expect((await api.nobody.post('/cliente/RedefinirSenha', body)).status).toBe(410);
    await api.close();
  });

  test('answer a request of a visitor once, by mail where the servers send mails', async () => {
    const values = {
      hash: '',
      chave: null,
      criadaEm: NOW,
      nome: 'Ana',
      email: 'ana@a.example',
      telefone: '1',
    };
    await store.db.insertInto('solicitacaoAcesso').values([values, values]).execute();
    const ids = await store.db
      .selectFrom('solicitacaoAcesso')
      .select('idSolicitacaoAcesso as id')
      .orderBy('id')
      .execute();
    const [one = '', two = ''] = ids.map(({ id }) => `A${id}`);
    const mails = () => store.db.selectFrom('mensagem').select(['para', 'assunto', 'texto']).execute();
    expect((await type('solicitacoes', 'responder', one, 'aceita')).said).toEqual([
      `A solicitação ${one} foi aceita. Este servidor não envia e-mails: avise ana@a.example.`,
    ]);
    expect(await mails()).toEqual([]);
    const typeMailing = openOffice({ databaseUrl: withDatabase(url, name) }, NOW, true);
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

  test('send a user the address for a new password by mail, where the servers send mails', async () => {
    expect((await type('usuario', 'senha', 'farmacia', '--email')).errors[0]).toMatch(
      /^Este servidor não envia e-mails/,
    );
    const typeMailing = openOffice({ databaseUrl: withDatabase(url, name) }, NOW, true);
    expect((await typeMailing('usuario', 'senha', 'farmacia', '--email')).said).toEqual([
      'O e-mail com o endereço vai para farmacia@example.com.',
    ]);
    const rows = await store.db
      .selectFrom('mensagem')
      .select(['login', 'texto'])
      .where('login', 'is not', null)
      .execute();
    expect(rows).toEqual([{ login: 'farmacia', texto: null }]);
  });

  test('load a file, write its refused lines next to it, and undo the load', async () => {
    const arquivo = path.join(folder, 'produtos.ndjson');
    writeFileSync(
      arquivo,
      '{"codigoErp":"C-1","nome":"DO ARQUIVO","filial":"1"}\n{"codigoErp":"C-2","nome":"SEM FILIAL","filial":"9"}\n',
    );
    const simulada = await type('importar', arquivo, '--simular');
    expect([simulada.code, simulada.errors]).toEqual([1, ['1 linha foi recusada.']]);
    expect(simulada.said[0]).toMatch(
      /^Simulação \d+ de produtos: 1 novos, 0 alterados, 0 iguais, 1 recusados, 0 retirados\.$/,
    );
    const { said } = await type('importar', arquivo);
    expect(said[0]).toMatch(
      /^Carga \d+ de produtos: 1 novos, 0 alterados, 0 iguais, 1 recusados, 0 retirados\.$/,
    );
    expect(said[1]).toBe(
      `As linhas recusadas, com o motivo de cada uma: ${arquivo}.recusadas.produtos.ndjson`,
    );
    expect(JSON.parse(readFileSync(`${arquivo}.recusadas.produtos.ndjson`, 'utf8'))).toEqual({
      linha: 2,
      motivo: 'A filial 9 não existe.',
      texto: '{"codigoErp":"C-2","nome":"SEM FILIAL","filial":"9"}',
    });
    const read = () =>
      store.db.selectFrom('produto').select('nome').where('nome', '=', 'DO ARQUIVO').execute();
    expect(await read()).toHaveLength(1);
    const [, numero = ''] = /^Carga (\d+)/.exec(said[0] ?? '') ?? [];
    expect((await type('carga', 'desfazer', numero)).said.at(-1)).toBe(
      `A carga ${numero} de produtos foi desfeita: 1 registros vistos.`,
    );
    expect(await read()).toEqual([]);
    expect((await type('carga', 'desfazer', numero)).code).toBe(1);
    expect((await type('carga', 'listar')).said[0]).toMatch(/ produtos: desfeita, /);
    expect((await type('importar', path.join(folder, 'precos.csv'))).errors[0]).toMatch(/^Não há o arquivo/);
    expect((await type('importar', arquivo, '--recurso', 'sapatos')).errors[0]).toMatch(
      /^Diga o que o arquivo traz/,
    );
  });

  test('say so when the refused lines cannot be written', async () => {
    const arquivo = path.join(folder, 'produtos-2.ndjson');
    writeFileSync(arquivo, '{"nome":"SEM CODIGO"}\n');
    mkdirSync(`${arquivo}.recusadas.produtos.ndjson`);
    const { code, errors } = await type('importar', arquivo);
    expect([code, errors[0]]).toEqual([1, expect.stringMatching(/^O comando falhou: EISDIR/)]);
  });

  test('load a table by its titles, remember its columns, and write its refused lines as a table', async () => {
    const produto = await store.db
      .selectFrom('produto')
      .select('registro')
      .limit(2)
      .orderBy('idProduto')
      .execute();
    const [um = '', dois = ''] = produto.map(({ registro }) => registro);
    const arquivo = path.join(folder, 'precos de novembro.csv');
    const rows = [
      'Tabela de preço;Código do produto;Preço de Venda (R$);Desconto;Observação',
      `c1;${um};1.234,56;10,5;é`,
      `c1;${dois};abc;0;`,
      'c1;9;5,00;0;',
    ];
    writeFileSync(arquivo, Buffer.from(`${rows.join('\r\n')}\r\n`, 'latin1'));
    const { code, said, errors } = await type('importar', arquivo);
    expect([code, errors]).toEqual([1, ['2 linhas foram recusadas.']]);
    expect(said[0]).toBe(
      'Colunas: tabela = "Tabela de preço", produto = "Código do produto", valorUnitario = "Preço de Venda (R$)", ' +
        'descontoComercial = "Desconto".',
    );
    expect(said[1]).toBe('Colunas que não são usadas: Observação.');
    expect(said[2]).toMatch(
      /^Carga \d+ de precos: 0 novos, 1 alterados, 0 iguais, 2 recusados, 0 retirados\.$/,
    );
    const preco = await store.db
      .selectFrom('produtoPreco')
      .innerJoin('produto', 'produto.idProduto', 'produtoPreco.idProduto')
      .select(['valorUnitario', 'descontoComercial'])
      .where('registro', '=', um)
      .where('idContexto', '=', 'c1')
      .executeTakeFirst();
    expect(preco).toEqual({ valorUnitario: 12_345_600, descontoComercial: 1050 });
    const recusadas = readFileSync(`${arquivo}.recusadas.precos.csv`, 'utf8').trim().split('\r\n');
    expect(recusadas[0]).toBe(
      'linha do arquivo;motivo da recusa;Tabela de preço;Código do produto;Preço de Venda (R$);Desconto;Observação',
    );
    expect(recusadas[1]).toMatch(/^3;.*"+abc"+, que não é um número.*;c1;\d+;abc;0;$/);
    expect(recusadas[2]).toBe('4;O produto 9 não existe.;c1;9;5,00;0;');
    expect(JSON.parse(readFileSync(path.join(folder, 'colunas.json'), 'utf8'))).toMatchObject({
      tipos: { precos: { colunas: { valorUnitario: 'Preço de Venda (R$)' } } },
    });
    writeFileSync(arquivo, 'Tabela;Cor\r\nc1;azul\r\n');
    expect((await type('importar', arquivo)).errors[0]).toMatch(/^Faltam colunas: /);
    writeFileSync(
      arquivo,
      'Tabela de preço;Código do produto;Preço de Venda (R$);Desconto\r\nc1;1;2,00;"cortado',
    );
    expect((await type('importar', arquivo)).errors[0]).toMatch(/^Linha 2: /);
  });

  test('load the files of a folder in their order, and move them', async () => {
    const pasta = mkdtempSync(path.join(tmpdir(), 'pasta-'));
    const drop = (nome: string, rows: readonly string[], em = new Date(NOW.getTime() - 60_000)) => {
      writeFileSync(path.join(pasta, nome), `${rows.join('\n')}\n`);
      utimesSync(path.join(pasta, nome), em, em);
    };
    drop('precos.csv', ['Tabela;Produto;Preço', 'c1;N-1;3,00', 'c1;N-9;3,00']);
    drop('produtos.csv', ['Código;Descrição;Filial', 'N-1;NOVO DA PASTA;1']);
    drop('estoques.csv', ['Cor', 'azul']);
    drop('clientes.csv', ['ainda', 'vem'], NOW);
    drop('contas.csv', ['Conta', '1']);
    drop('prazos.csv', ['Código;Descrição;Dias', 'Z;Dias;x']);
    // The refused lines of this one cannot be written.
    mkdirSync(path.join(pasta, 'feitos', '20261120T150000-prazos.csv.recusadas.prazos.csv'), {
      recursive: true,
    });
    const { code, said, errors } = await type('pasta', 'importar', pasta);
    expect([code, errors.slice(2)]).toEqual([
      1,
      ['Arquivos recusados: 2. Arquivos com linhas recusadas: 1.'],
    ]);
    const recusadas = path.join(pasta, 'feitos', '20261120T150000-precos.csv.recusadas.precos.csv');
    expect(said).toContain(`As linhas recusadas, com o motivo de cada uma: ${recusadas}`);
    expect(said[0]).toBe('clientes.csv acabou de ser gravado: fica para a próxima vez.');
    expect(said[1]).toMatch(/^contas\.csv não é carregado: o nome deve começar por um destes: filiais, /);
    expect(readdirSync(pasta).sort()).toEqual([
      'clientes.csv',
      'colunas.json',
      'contas.csv',
      'feitos',
      'recusados',
    ]);
    expect(readdirSync(path.join(pasta, 'feitos')).sort()).toEqual([
      '20261120T150000-prazos.csv.recusadas.prazos.csv',
      '20261120T150000-precos.csv',
      '20261120T150000-precos.csv.recusadas.precos.csv',
      '20261120T150000-produtos.csv',
    ]);
    expect(readdirSync(path.join(pasta, 'recusados')).sort()).toEqual([
      '20261120T150000-estoques.csv',
      '20261120T150000-estoques.csv.motivo.txt',
      '20261120T150000-prazos.csv',
      '20261120T150000-prazos.csv.motivo.txt',
    ]);
    drop('produtos.csv', ['Código;Descrição;Filial', 'N-2;FICA;1']);
    const away = openOffice({ databaseUrl: 'postgres://127.0.0.1:1/x' }, NOW);
    expect((await away('pasta', 'importar', pasta)).errors).toEqual([
      'O banco de dados de DATABASE_URL não respondeu.',
    ]);
    expect(readdirSync(pasta)).toContain('produtos.csv');
    const rows = await store.db
      .selectFrom('produtoPreco')
      .innerJoin('produto', 'produto.idProduto', 'produtoPreco.idProduto')
      .select('valorUnitario')
      .where('nome', '=', 'NOVO DA PASTA')
      .execute();
    expect(rows).toEqual([{ valorUnitario: 30_000 }]);
    expect((await type('pasta', 'importar', `${pasta}/nada`)).code).toBe(1);
    rmSync(pasta, { recursive: true });
  });

  test('make a receiver of events, change its secret, stop it and send again', async () => {
    const criado = await type(
      'destino',
      'criar',
      'ERP',
      'https://erp.example/maleta',
      '--tipos',
      'pedido.feito',
    );
    expect([criado.code, criado.said[0]]).toEqual([0, expect.stringMatching(/^whsec_/)]);
    expect((await type('destino', 'criar', 'ERP', 'https://erp.example/x')).code).toBe(1);
    expect((await type('destino', 'criar', 'B', 'http://erp.example/x')).errors).toEqual([
      'O endereço deve começar por https://.',
    ]);
    expect((await type('destino', 'criar', 'B', 'https://b.example', '--tipos', 'sol')).errors[0]).toMatch(
      /^Não há o tipo "sol"\./,
    );
    expect((await type('destino', 'segredo', 'ERP')).said[0]).not.toBe(criado.said[0]);
    expect((await type('destino', 'parar', 'ERP')).code).toBe(0);
    expect((await type('destino', 'listar')).said).toEqual([
      'ERP: https://erp.example/maleta, 0 por entregar, 0 não aceitos, parado',
    ]);
    expect((await type('destino', 'seguir', 'ERP')).code).toBe(0);
    await store.db
      .insertInto('evento')
      .values({ tipo: 'pedido.feito', chave: 'pedido:1', referencia: 'evt-1', corpo: '{}', criadoEm: NOW })
      .execute();
    expect((await type('destino', 'reenviar', 'ERP', '--desde', '2026-11-20')).said).toEqual([
      '1 eventos serão entregues de novo a "ERP".',
    ]);
    expect((await type('destino', 'listar')).said[0]).toMatch(/, 1 por entregar, 0 não aceitos$/);
    expect((await type('destino', 'reenviar', 'ERP', '--desde', 'ontem')).code).toBe(1);
    expect((await type('destino', 'parar', 'X')).errors).toEqual(['Não há o destino "X".']);
  });

  test('show what visitors asked for', async () => {
    await store.db
      .insertInto('solicitacaoAcesso')
      .values({
        nome: 'Rita',
        email: 'rita@x.com',
        telefone: '1155550000',
        chave: null,
        hash: 'h',
        criadaEm: NOW,
      })
      .execute();
    const { said } = await type('solicitacoes', 'listar');
    expect(said[0]).toMatch(/^A\d+ 2026-11-20 acesso: Rita <rita@x\.com>, 1155550000, $/);
  });
});
