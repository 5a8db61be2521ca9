import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { officeServers, useOffice } from '#tests/support/office-bench.ts';

describe.each(officeServers)('tables from the terminal', (server) => {
  const office = useOffice(server);
  const { folder, type } = office;

  const drop = (nome: string, ...rows: string[]): string => {
    const arquivo = path.join(folder, nome);
    writeFileSync(arquivo, `${rows.join('\r\n')}\r\n`);
    return arquivo;
  };

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

  test('the titles and the decimal sign of colunas.json are used, and kept with those of other kinds', async () => {
    const tipos = {
      prazos: { colunas: { codigoErp: 'Cod' } },
      vitrines: { colunas: { ordem: 'Lugar' }, decimal: ',' },
    };
    const lembradas = drop('colunas.json', JSON.stringify({ versao: 1, tipos }));
    const arquivo = drop('vitrines.csv', 'Código;Descrição;Endereço;Lugar', 'V9;Milhar;milhar;1.097');
    expect((await type('importar', arquivo)).code).toBe(0);
    const found = office.store.db.selectFrom('vitrine').select('ordem').where('previaURL', '=', 'milhar');
    expect(await found.execute()).toEqual([{ ordem: 1097 }]);
    expect(JSON.parse(readFileSync(lembradas, 'utf8'))).toEqual({
      versao: 1,
      tipos: {
        ...tipos,
        vitrines: {
          colunas: { codigoErp: 'Código', descricao: 'Descrição', endereco: 'Endereço', ordem: 'Lugar' },
          decimal: ',',
        },
      },
    });
  });

  test('an empty cell of a member with a default is the default', async () => {
    const arquivo = drop('produtos.csv', 'Código;Descrição;Filial;Fabricante;EAN', 'VZ-1;VAZIO;1;;');
    const { code, said } = await type('importar', arquivo);
    expect([code, said[1]]).toEqual([0, expect.stringMatching(/: 1 novos, .* 0 recusados/)]);
  });
});
