import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { must } from '#lib/must.ts';
import { openStore, type Store } from '#server/db/open.ts';
import { openApi } from '#tests/support/api.ts';
import { accept, add, confirm, seenOf } from '#tests/support/cart.ts';
import { runAsAdmin, withDatabase } from '#tests/support/database-url.ts';
import { openOffice, type Typed } from '#tests/support/office.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const servers = [inject('postgres')].filter((postgres) => postgres !== null);

/** The walk for a new company, as the page tells it. */
const page = readFileSync('docs/running.md', 'utf8');
const walk = page.slice(page.indexOf('## First start'), page.indexOf('## Go live with containers'));
const files = [...walk.matchAll(/```csv (\S+)\n(.+?)```/gs)].map(([, name = '', rows = '']) => ({
  name,
  rows,
}));
const commands = [...walk.replaceAll('\\\n', '').matchAll(/^npm run maleta -- (.+)$/gm)].map(
  ([, words = '']) => [...words.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, word = '']) => quoted ?? word),
);

describe.each(servers)('a company that starts from nothing', ({ url, prefix }) => {
  const name = `${prefix}${randomUUID().slice(0, 8)}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'comecar-'));
  let store: Store;
  let type: (...words: string[]) => Promise<Typed>;

  /** Types a command of the page, whose files are in the folder of the test. */
  const walkOn = (words: readonly string[] | undefined): Promise<Typed> =>
    type(...must(words, 'a command').map((word) => (word.endsWith('.csv') ? path.join(folder, word) : word)));

  beforeAll(async () => {
    await runAsAdmin(url, `create database "${name}"`);
    const source = { databaseUrl: withDatabase(url, name) };
    type = openOffice(source, NOW);
    store = await openStore(source);
    for (const { name: file, rows } of files)
      writeFileSync(path.join(folder, file), Buffer.from(rows.replaceAll('\n', '\r\n'), 'latin1'));
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  test('begins by one command, loads three files, and its first user orders by them', async () => {
    expect(files.map((file) => file.name)).toEqual(['produtos.csv', 'clientes.csv', 'usuarios.csv']);
    const [comecar, simular, importar, senhas, ...rest] = commands;
    expect(rest).toEqual([]);
    const begun = await walkOn(comecar);
    expect([begun.code, begun.errors, begun.said.slice(0, 4)]).toEqual([
      0,
      [],
      [
        'Novo: filial 1, Distribuidora Nova Ltda, Campinas, SP.',
        'Novo: prazo 28, 28 dias.',
        'Novo: condição de venda VENDA, com as tabelas de preços SP, MG.',
        'Novo: nome Distribuidora Nova Ltda.',
      ],
    ]);
    const again = await walkOn(comecar);
    expect(again.said.slice(0, 3).map((line) => line.split(':')[0])).toEqual([
      'Já havia',
      'Já havia',
      'Já havia',
    ]);

    const counts = (of: Typed) => of.said.filter((line) => line.includes(' retirados.'));
    const counted = [
      ['produtos', 2],
      ['precos', 2],
      ['estoques', 2],
      ['clientes', 1],
      ['usuarios', 1],
    ].map(
      ([kind, count]) =>
        `de ${kind}: ${count} ${count === 1 ? 'novo' : 'novos'}, 0 alterados, 0 iguais, 0 recusados, 0 retirados.`,
    );
    const rehearsed = await walkOn(simular);
    expect([rehearsed.code, counts(rehearsed).map((line) => line.replace(/^Simulação \d+ /, ''))]).toEqual([
      0,
      counted,
    ]);
    const codes = () =>
      store.db.selectFrom('codigoErp').select('codigo').where('recurso', '=', 'produtos').execute();
    expect(await codes()).toEqual([]);
    const loaded = await walkOn(importar);
    expect([loaded.errors, counts(loaded).map((line) => line.replace(/^Carga \d+ /, ''))]).toEqual([
      [],
      counted,
    ]);

    const [filial, pagamento] = [
      { filial: '1', minimoCompra: 10, prazoEntrega: 2 },
      { prazo: '28', forma: 'boleto' },
    ];
    const propria = { condicao: 'VENDA', filiais: [filial], pagamentos: [pagamento] };
    const ndjson = path.join(folder, 'clientes.ndjson');
    writeFileSync(ndjson, `${JSON.stringify({ codigoErp: 'C-9', condicoes: [propria] })}\n`);
    expect(counts(await type('importar', ndjson))[0]).toMatch(/ 0 novos, 1 alterado,/);
    const known = await type('importar', path.join(folder, 'clientes.csv'));
    expect(counts(known)[0]).toMatch(/ 0 novos, 0 alterados, 1 igual,/);

    const mended = path.join(folder, 'clientes-2.csv');
    writeFileSync(
      mended,
      'Código;Razão Social;CNPJ;Cidade;UF;RCA\nC-8;Outra;20.000.274/0001-98;Campinas;SP;V-1\n',
    );
    const usuarios = path.join(folder, 'usuarios.csv');
    rmSync(path.join(folder, 'colunas.json'));
    expect(counts(await type('importar', mended, usuarios)).map((line) => line.split(': ')[1])).toEqual([
      '1 novo, 0 alterados, 0 iguais, 0 recusados, 0 retirados.',
      '0 novos, 1 alterado, 0 iguais, 0 recusados, 0 retirados.',
    ]);
    expect((await type('usuario', 'listar')).said[0]).toMatch(/representante, 2 clientes$/);

    expect((await walkOn(senhas)).code).toBe(0);
    const arquivo = path.join(folder, 'senhas.csv');
    expect(statSync(arquivo).mode & 0o777).toBe(0o600);
    const lines = readFileSync(arquivo, 'utf8').trim().split('\r\n');
    expect(lines.length).toBe(2);
    const token = must(lines[1]?.split('#')[1], 'token');
    const api = await openApi({ store, db: store.db }, { clock: () => NOW });
    const senhaNova = 'maleta123';
    const set = await api.nobody.post('/cliente/RedefinirSenha', {
      token,
      senhaNova,
      confirmacaoSenha: senhaNova,
    });
    expect(set.status).toBe(200);
    expect((await type('usuario', 'senhas', path.join(folder, 'outras.csv'))).said).toEqual([
      'Todos os usuários que entram já têm senha.',
    ]);
    const rita = await api.as('rita@nova.example');
    const idOf = async (recurso: string, codigo: string) =>
      (
        await store.db
          .selectFrom('codigoErp')
          .select('id')
          .where('recurso', '=', recurso)
          .where('codigo', '=', codigo)
          .executeTakeFirstOrThrow()
      ).id;
    const condicao = await idOf('condicoes', 'VENDA');
    const more = {
      IDPessoaCliente: await idOf('clientes', 'C-9'),
      IDCondicaoCliente: condicao,
      IDCondicaoProduto: condicao,
      IDPrazo: await idOf('prazos', '28'),
    };
    const { carrinho } = (await add(rita, await idOf('produtos', 'A-2'), 12, more)).body;
    const seen = await accept(rita, carrinho.idCarrinho);
    const { status, body } = await confirm(rita, carrinho.idCarrinho, seenOf(seen));
    // 12 x 7.50.
    expect([status, body.pedidos.map(({ total }) => total)]).toEqual([200, [90]]);
    await api.close();
    expect((await walkOn(simular)).said[0]).toMatch(/^Este banco já tem pedidos: a simulação só conta/);
    const saida = path.join(folder, 'saida');
    mkdirSync(saida);
    expect((await type('pedidos', 'exportar', '--pasta', saida)).errors).toEqual([]);
    expect(readdirSync(saida)).toEqual([expect.stringMatching(/^pedidos-.+\.txt$/)]);

    writeFileSync(
      mended,
      readFileSync(mended, 'utf8').replace('C-8', 'C-7').replace('20.000.274/0001-98', '33.000.167/0001-01'),
    );
    const vazias = path.join(folder, 'usuarios-2.csv');
    writeFileSync(
      vazias,
      [
        'RCA;Nome;E-mail;Papel;Clientes;Ativo',
        'V-1;Rita Lopes;rita@nova.example;RCA;;S',
        'V-2;Bia;bia@nova.example;Vendedor;;S',
        'V-3;Caio;caio@nova.example;Supervisor;;S',
        'V-4;Davi;davi@nova.example;RCA;;N',
        '',
      ].join('\n'),
    );
    const empty = await type('importar', mended, vazias);
    expect(counts(empty)[1]).toMatch(/ 3 novos, 1 alterado, 0 iguais, 0 recusados/);
    expect(empty.said).toContainEqual(
      expect.stringMatching(
        /^Usuários que não veem nenhum cliente: 2 \(usuários bia@nova\.example, caio@nova\.example\)\. /,
      ),
    );
    expect(empty.said.join()).not.toContain('cujo vendedor');
    expect(empty.said.join()).not.toContain('nenhum usuário vê');
    expect((await type('importar', vazias, '--simular')).said.join('\n')).not.toContain('veem');
    const daX1 = readFileSync(mended, 'utf8').replace(';V-1', ';X-1');
    writeFileSync(mended, `${daX1}C-6;Sexta;00.000.000/0001-91;Campinas;SP;X-1\n`);
    expect((await type('importar', mended)).said.slice(-2)).toEqual([
      'Clientes cujo vendedor não é um usuário: 2 (código X-1). Corrija o vendedor dos clientes, ou carregue usuários com ' +
        'esses códigos.',
      expect.stringMatching(/^Clientes que nenhum usuário vê: 1 \(código C-6\)\. /),
    ]);
    const listed = (await type('usuario', 'listar')).said.join('\n');
    expect(listed).toMatch(/representante, 3 clientes$/m);
  });
});
