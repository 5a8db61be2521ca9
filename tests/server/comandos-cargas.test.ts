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
import { describe, expect, test } from 'vitest';
import { partsOf, zipOf } from '#server/integration/files/xlsx/workbook-sample.ts';
import { openOffice } from '#tests/support/office.ts';
import { OFFICE_NOW, officeServers, useOffice } from '#tests/support/office-bench.ts';

describe.each(officeServers)('commands of loads', (server) => {
  const office = useOffice(server);
  const { folder, type } = office;

  test('load a file, write its refused lines next to it, and undo the load', async () => {
    const arquivo = path.join(folder, 'produtos.ndjson');
    writeFileSync(
      arquivo,
      '{"codigoErp":"C-1","nome":"DO ARQUIVO","filial":"1"}\n{"codigoErp":"C-2","nome":"SEM FILIAL","filial":"9"}\n',
    );
    const simulada = await type('importar', arquivo, '--simular');
    expect([simulada.code, simulada.errors]).toEqual([1, ['1 linha foi recusada.']]);
    expect(simulada.said[0]).toMatch(
      /^Simulação \d+ de produtos: 1 novo, 0 alterados, 0 iguais, 1 recusado, 0 retirados\.$/,
    );
    const { said } = await type('importar', arquivo);
    expect(said[0]).toMatch(
      /^Carga \d+ de produtos: 1 novo, 0 alterados, 0 iguais, 1 recusado, 0 retirados\.$/,
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
      office.store.db.selectFrom('produto').select('nome').where('nome', '=', 'DO ARQUIVO').execute();
    expect(await read()).toHaveLength(1);
    const [, numero = ''] = /^Carga (\d+)/.exec(said[0] ?? '') ?? [];
    expect((await type('carga', 'desfazer', numero)).said.at(-1)).toBe(
      `A carga ${numero} de produtos foi desfeita: 1 registros vistos.`,
    );
    expect(await read()).toEqual([]);
    expect((await type('carga', 'desfazer', numero)).code).toBe(1);
    expect((await type('carga', 'listar')).said[0]).toMatch(/^\d+ 20\/11\/2026 12:00 produtos: desfeita, /);
    expect((await type('importar', path.join(folder, 'precos.csv'))).errors[0]).toMatch(/^Não há o arquivo/);
    expect((await type('importar', arquivo, '--recurso', 'sapatos')).errors[0]).toMatch(
      /^Diga o que o arquivo produtos\.ndjson traz/,
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
    const produto = await office.store.db
      .selectFrom('produto')
      .select('idProduto')
      .limit(2)
      .orderBy('idProduto')
      .execute();
    const [um = 0, dois = 0] = produto.map(({ idProduto }) => idProduto);
    const arquivo = path.join(folder, 'precos de novembro.csv');
    const rows = [
      'Tabela de preço;Código do produto;Preço de Venda (R$);Desconto;Observação',
      `c1;${um};1.234,56;10,5;é`,
      `c1;${dois};abc;0;`,
      'c1;P-9;5,00;0;',
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
      /^Carga \d+ de precos: 0 novos, 1 alterado, 0 iguais, 2 recusados, 0 retirados\.$/,
    );
    const preco = await office.store.db
      .selectFrom('produtoPreco')
      .innerJoin('produto', 'produto.idProduto', 'produtoPreco.idProduto')
      .select(['valorUnitario', 'descontoComercial'])
      .where('produto.idProduto', '=', um)
      .where('idContexto', '=', 'c1')
      .executeTakeFirst();
    expect(preco).toEqual({ valorUnitario: 12_345_600, descontoComercial: 1050 });
    const recusadas = readFileSync(`${arquivo}.recusadas.precos.csv`, 'utf8').trim().split('\r\n');
    expect(recusadas[0]).toBe(
      'linha do arquivo;motivo da recusa;Tabela de preço;Código do produto;Preço de Venda (R$);Desconto;Observação',
    );
    expect(recusadas[1]).toMatch(/^3;.*"+abc"+, que não é um número.*;c1;\d+;abc;0;$/);
    expect(recusadas[2]).toBe('4;"O produto P-9 (coluna ""Código do produto"") não existe.";c1;P-9;5,00;0;');
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

  test('write refused lines of a sheet with as many cells as its titles', async () => {
    const cell = (place: string, text: string) =>
      text === '' ? `<c r="${place}"/>` : `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const rows = [
      ['Código', 'Descrição', 'Endereço', 'Ordem'],
      ['VS1', 'Larga', 'larga', 'x', '', ''],
      ['VS2', '', '', ''],
      ['VS3'],
    ].map(
      (texts, at) => `<row>${texts.map((text, i) => cell(`${'ABCDEF'[i]}${at + 1}`, text)).join('')}</row>`,
    );
    const arquivo = path.join(folder, 'vitrines.xlsx');
    writeFileSync(arquivo, zipOf(partsOf(rows.join(''))));
    expect((await type('importar', arquivo)).errors).toEqual(['3 linhas foram recusadas.']);
    const recusadas = readFileSync(`${arquivo}.recusadas.vitrines.csv`, 'utf8').trim().split('\r\n');
    expect(recusadas.slice(1).map((line) => line.slice(line.lastIndexOf('VS')))).toEqual([
      'VS1;Larga;larga;x',
      'VS2;;;',
      'VS3;;;',
    ]);
  });

  test('load the files of a folder in their order, and move them', async () => {
    const pasta = mkdtempSync(path.join(tmpdir(), 'pasta-'));
    const drop = (nome: string, rows: readonly string[], em = new Date(OFFICE_NOW.getTime() - 60_000)) => {
      writeFileSync(path.join(pasta, nome), `${rows.join('\n')}\n`);
      utimesSync(path.join(pasta, nome), em, em);
    };
    drop('precos.csv', ['Tabela;Produto;Preço', 'c1;N-1;3,00', 'c1;N-9;3,00']);
    drop('produtos.csv', ['Código;Descrição;Filial', 'N-1;NOVO DA PASTA;1']);
    drop('estoques.csv', ['Cor', 'azul']);
    drop('clientes.csv', ['ainda', 'vem'], OFFICE_NOW);
    drop('contas.csv', ['Conta', '1']);
    drop('prazos.csv', ['Código;Descrição;Dias', 'Z;Dias;x']);
    // The refused lines of this one cannot be written.
    mkdirSync(path.join(pasta, 'feitos', '20261120T120000-prazos.csv.recusadas.prazos.csv'), {
      recursive: true,
    });
    const { code, said, errors } = await type('pasta', 'importar', pasta);
    expect([code, errors.slice(2)]).toEqual([
      1,
      ['Arquivos recusados: 2. Arquivos com linhas recusadas: 1.'],
    ]);
    const recusadas = path.join(pasta, 'feitos', '20261120T120000-precos.csv.recusadas.precos.csv');
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
      '20261120T120000-prazos.csv.recusadas.prazos.csv',
      '20261120T120000-precos.csv',
      '20261120T120000-precos.csv.recusadas.precos.csv',
      '20261120T120000-produtos.csv',
    ]);
    expect(readdirSync(path.join(pasta, 'recusados')).sort()).toEqual([
      '20261120T120000-estoques.csv',
      '20261120T120000-estoques.csv.motivo.txt',
      '20261120T120000-prazos.csv',
      '20261120T120000-prazos.csv.motivo.txt',
    ]);
    drop('produtos.csv', ['Código;Descrição;Filial', 'N-2;FICA;1']);
    const away = openOffice({ databaseUrl: 'postgres://127.0.0.1:1/x' }, OFFICE_NOW);
    expect((await away('pasta', 'importar', pasta)).errors).toEqual([
      'O banco de dados de DATABASE_URL não respondeu.',
    ]);
    expect(readdirSync(pasta)).toContain('produtos.csv');
    rmSync(path.join(pasta, 'recusados'), { recursive: true });
    // A refused file cannot be moved, and the next ones are taken all the same.
    writeFileSync(path.join(pasta, 'recusados'), '');
    drop('prazos.csv', ['Cor', 'azul']);
    expect((await type('pasta', 'importar', pasta)).errors.at(-1)).toMatch(/^O comando falhou: E\w+: /);
    expect(readdirSync(pasta)).toContain('prazos.csv');
    expect(readdirSync(pasta)).not.toContain('produtos.csv');
    for (const nome of ['recusados', 'prazos.csv']) rmSync(path.join(pasta, nome));
    const rows = await office.store.db
      .selectFrom('produtoPreco')
      .innerJoin('produto', 'produto.idProduto', 'produtoPreco.idProduto')
      .select('valorUnitario')
      .where('nome', '=', 'NOVO DA PASTA')
      .execute();
    expect(rows).toEqual([{ valorUnitario: 30_000 }]);
    const countsOf = async () => {
      const again = await type('pasta', 'importar', pasta);
      return [again.code, again.errors.at(-1)];
    };
    expect(await countsOf()).toEqual([0, undefined]);
    drop('precos.csv', ['Tabela;Produto;Preço', 'c1;N-9;3,00']);
    expect(await countsOf()).toEqual([1, 'Arquivos recusados: 0. Arquivos com linhas recusadas: 1.']);
    drop('estoques.csv', ['Cor', 'azul']);
    expect(await countsOf()).toEqual([1, 'Arquivos recusados: 1. Arquivos com linhas recusadas: 0.']);
    // The line may have been cut in the number.
    const cortado = path.join(pasta, 'precos.csv');
    writeFileSync(cortado, 'Tabela;Produto;Preço\nc1;N-1;3');
    utimesSync(cortado, new Date(OFFICE_NOW.getTime() - 60_000), new Date(OFFICE_NOW.getTime() - 60_000));
    expect(await countsOf()).toEqual([1, 'Arquivos recusados: 0. Arquivos com linhas recusadas: 1.']);
    expect((await type('pasta', 'importar', `${pasta}/nada`)).code).toBe(1);
    rmSync(pasta, { recursive: true });
  });

  test('keep both of two files of one name that come within a second', async () => {
    const pasta = mkdtempSync(path.join(tmpdir(), 'pasta-'));
    const texts = ['Cor\nazul\n', 'Cor\nverde\n', 'Cor\nlilás\n'];
    for (const text of texts) {
      const arquivo = path.join(pasta, 'estoques.csv');
      writeFileSync(arquivo, text);
      utimesSync(arquivo, 0, 0);
      expect((await type('pasta', 'importar', pasta)).code).toBe(1);
    }
    const kept = ['', '2-', '3-'].map((mark) => `20261120T120000-${mark}estoques.csv`);
    const read = (nome: string) => readFileSync(path.join(pasta, 'recusados', nome), 'utf8');
    expect(kept.map(read)).toEqual(texts);
    expect(readdirSync(path.join(pasta, 'recusados'))).toHaveLength(6);
    rmSync(pasta, { recursive: true });
  });
});
