import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { lerValor } from '#contract/integration/parametro-valor.ts';
import { PARAMETROS_CONHECIDOS } from '#contract/integration/parametros-conhecidos.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { counts, useLoads } from '#tests/support/loads.ts';

test('the default of each parameter is in its own range and form', () => {
  const withDefault = PARAMETROS_CONHECIDOS.filter(({ padrao }) => padrao !== '');
  expect(withDefault.map((one) => lerValor(one, one.padrao))).toEqual(
    withDefault.map(({ padrao }) => ({ ok: true, value: padrao })),
  );
});

test('the page for programmers names every parameter', () => {
  const page = readFileSync(path.join(import.meta.dirname, '..', '..', 'docs', 'integration.md'), 'utf8');
  const missing = PARAMETROS_CONHECIDOS.filter(({ chave }) => !page.includes(`\`${chave}\``));
  expect(missing).toEqual([]);
});

describe.each(bothDatabases)('parameters of the company on $name', ({ open }) => {
  const bench = useLoads(open);

  const set = async (...pares: readonly (readonly [chave: string, valor: unknown])[]) =>
    await bench.machine.loaded(
      'parametros',
      pares.map(([chave, valor]) => ({ chave, valor })),
    );
  const parametros = async () =>
    (await bench.api.nobody.get('/parametros')).body as unknown as Record<string, unknown>;

  test('a loaded parameter reaches the app, one that is withdrawn has its default, and one of SQL alone stays', async () => {
    const deSql = { nome: 'soPorSql', valor: '1' };
    await bench.db.insertInto('parametro').values(deSql).execute();
    await set(['nomeInstalacaoEcommerce', 'Casa Nova'], ['qtdMaxProdutosVitrine', 7]);
    expect(await parametros()).toMatchObject({
      nomeInstalacaoEcommerce: 'Casa Nova',
      qtdMaxProdutosVitrine: 7,
    });
    const carga = await bench.machine.loaded('parametros?modo=substituir&limiteRetirada=100', [
      { chave: 'nomeInstalacaoEcommerce', valor: 'Casa Nova' },
    ]);
    expect(carga.situacao).toBe('concluida');
    expect(await parametros()).toMatchObject({
      nomeInstalacaoEcommerce: 'Casa Nova',
      qtdMaxProdutosVitrine: 10,
    });
    const kept = bench.db.selectFrom('parametro').selectAll().where('nome', '=', deSql.nome);
    expect(await kept.execute()).toEqual([deSql]);
    expect(await bench.undo(carga)).toBe('desfeita');
    expect(await parametros()).toMatchObject({ qtdMaxProdutosVitrine: 7 });
  });

  test('a wrong value is refused with its range, an unknown key with those that are alike', async () => {
    expect(
      await bench.motivosOf('parametros', [
        { chave: 'qtdMaxProdutosVitrine', valor: 0 },
        { chave: 'solicitarGeolocalizacao', valor: 'talvez' },
        { chave: 'prazoDevolucao', valor: 3 },
        { chave: 'xyz', valor: 3 },
        { chave: 'versaoMinima', valor: '1' },
        { chave: 'nomeEmpresaEcommerce' },
        { valor: 3 },
      ]),
    ).toEqual([
      '1 O parâmetro qtdMaxProdutosVitrine deve ser um número inteiro de 1 a 100 (produtos).',
      '2 O parâmetro solicitarGeolocalizacao deve ser sim ou não.',
      '3 O parâmetro prazoDevolucao não existe. Parecidos: prazoDevolucaoDias.',
      '4 O parâmetro xyz não existe.',
      '5 O parâmetro versaoMinima deve ser uma versão como 1.2.0.',
      '7 O campo chave falta ou não é um código.',
    ]);
  });

  test('a page is named by its code', async () => {
    const hotsite = { codigoErp: 'H-9', nome: 'ajuda', titulo: 'Ajuda', html: '<p>Ajuda</p>' };
    await bench.machine.loaded('hotsites', [hotsite]);
    await set(['idHotsiteAtalhos', 'H-9']);
    const { idHotsite } = await bench.db
      .selectFrom('hotsite')
      .select('idHotsite')
      .where('nome', '=', 'ajuda')
      .executeTakeFirstOrThrow();
    expect((await parametros())['idHotsiteAtalhos']).toBe(idHotsite);
    expect(counts(await set(['idHotsiteAtalhos', 'H-9']))).toEqual(['concluida', 0, 0, 1, 0, 0]);
    expect(await bench.motivosOf('parametros', [{ chave: 'idHotsitePolitica', valor: 'H-8' }])).toEqual([
      '1 O hotsite H-8 não existe.',
    ]);
  });

  test('a value in another form is the same value', async () => {
    await set(['solicitarGeolocalizacao', 'não'], ['prazoDevolucaoDias', 10]);
    const again = await set(['solicitarGeolocalizacao', false], ['prazoDevolucaoDias', '10']);
    expect(counts(again)).toEqual(['concluida', 0, 0, 2, 0, 0]);
  });
});
