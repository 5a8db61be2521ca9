import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { runAsAdmin, withDatabase } from '#tests/support/database-url.ts';
import { openOffice, type Typed } from '#tests/support/office.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const servers = [inject('postgres')].filter((postgres) => postgres !== null);

describe.each(servers)('tables from the terminal', ({ url, template, prefix }) => {
  const name = `${prefix}${randomUUID().slice(0, 8)}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'tabelas-'));
  let type: (...words: string[]) => Promise<Typed>;

  const drop = (nome: string, ...rows: string[]): string => {
    const arquivo = path.join(folder, nome);
    writeFileSync(arquivo, `${rows.join('\r\n')}\r\n`);
    return arquivo;
  };

  beforeAll(async () => {
    await runAsAdmin(url, `create database "${name}" template "${template}"`);
    type = openOffice({ databaseUrl: withDatabase(url, name) }, NOW);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('every refused line is in the file of refused lines, whatever its width', async () => {
    const arquivo = drop(
      'vitrines.csv',
      'Código;Descrição;Endereço;Ordem',
      'V1;Óleos;oleos;1',
      'V2;CURTA',
      'V3;=Água;agua;x',
      'V4;Larga;larga;1;mais',
      'V5;"Aspa" solta";aspa;1',
      'Total: 5',
    );
    expect((await type('importar', arquivo)).said[1]).toMatch(/: 1 novos, .* 5 recusados, 0 retirados\.$/);
    const text = readFileSync(`${arquivo}.recusadas.vitrines.csv`, 'utf8');
    expect(text.split('\r\n')).toEqual([
      '\uFEFFlinha do arquivo;motivo da recusa;Código;Descrição;Endereço;Ordem',
      '3;A linha tem 2 colunas, e o cabeçalho tem 4.;V2;CURTA',
      '4;"A coluna ""Ordem"" tem ""x"", que não é um número inteiro.";V3;=Água;agua;x',
      expect.stringMatching(/^5;"?A linha tem 5 colunas, .*;V4;Larga;larga;1;mais$/),
      expect.stringMatching(/^6;"Uma aspa .*;V5;.*;aspa;1$/),
      '7;A linha tem 1 coluna, e o cabeçalho tem 4.;Total: 5',
      '',
    ]);
    const mended = drop('vitrines-2.csv', text.trimEnd().replace('agua;x', 'agua;2'));
    expect((await type('importar', mended)).said[2]).toMatch(/: 2 novos, .* 3 recusados, 0 retirados\.$/);
    const again = readFileSync(`${mended}.recusadas.vitrines.csv`, 'utf8').split('\r\n');
    expect(again[0]).toBe('\uFEFFlinha do arquivo;motivo da recusa;Código;Descrição;Endereço;Ordem');
    expect(again[1]).toMatch(/^2;.*;V2;CURTA$/);
  });

  test('a heading above the titles, and a member that does not exist, are said', async () => {
    const titulos = ['Código;Descrição;Dias', '28;28 dias;28;mais', '42;42 dias;42'];
    const { code, errors } = await type('importar', drop('prazos.csv', 'RELATÓRIO DE PRAZOS', ...titulos));
    expect([code, errors[0]]).toEqual([
      1,
      expect.stringMatching(
        /^A linha 1 não tem os títulos das colunas: .* As do arquivo: RELATÓRIO DE PRAZOS\./,
      ),
    ]);
    const larga = await type('importar', drop('prazos.csv', ...titulos.slice(0, 2)));
    expect(larga.said[1]).toMatch(/ 0 novos, .* 1 recusados/);
    drop('colunas.json', '{"versao":1,"tipos":{"prazos":{"colunas":{"inventado":"Dias"}}}}');
    expect((await type('importar', drop('prazos.csv', ...titulos))).errors[0]).toMatch(
      /não têm o membro "inventado"\. Os membros: codigoErp, descricao, dias\. Corrija .*colunas\.json\.$/,
    );
  });

  test('an empty cell of a member with a default is the default', async () => {
    const arquivo = drop('produtos.csv', 'Código;Descrição;Filial;Fabricante;EAN', 'VZ-1;VAZIO;1;;');
    const { code, said } = await type('importar', arquivo);
    expect([code, said[1]]).toEqual([0, expect.stringMatching(/: 1 novos, .* 0 recusados/)]);
  });
});
