import { describe, expect, test } from 'vitest';
import { consultarTemas, type TemaPersonalizado } from '#contract/content/tema.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { counts, useLoads } from '#tests/support/loads.ts';

const SAME = ['concluida', 0, 0, 1, 0, 0];
const REFUSED = ['concluida', 0, 0, 0, 1, 0];

const TEMA = {
  codigoErp: 'T-1',
  nome: 'Natal',
  tipo: 'periodo',
  dataInicial: '2026-12-01',
  dataFinal: '2026-12-25',
  vitrines: ['4'],
  imagem: '/imagens/natal.png',
  cores: [
    { cor: 'brand', valor: '#7D1650' },
    { cor: 'scrim', valor: '#0e1f1a', transparencia: 50 },
  ],
};

describe.each(bothDatabases)('themes that are loaded on $name', ({ open }) => {
  const bench = useLoads(open);

  const load = async (linhas: readonly object[], more = '') =>
    await bench.machine.loaded(`temas${more}`, linhas);
  const temas = async (): Promise<TemaPersonalizado[]> =>
    consultarTemas.reply.parse(JSON.parse((await bench.api.nobody.get('/temapersonalizado')).text));
  /** The theme of a showcase. */
  const temaDe = async (idVitrine: number) =>
    (await bench.api.db.selectFrom('vitrine').selectAll().where('idVitrine', '=', idVitrine).execute())[0]
      ?.idTemaPersonalizado;
  /** The loaded theme as visitors get it. */
  const natal = async () => (await temas()).find(({ dataFinal }) => dataFinal === '2026-12-25');

  test('of the demonstration are read as they would be sent', async () => {
    const todos = await bench.codigos('temas');
    expect(counts(await load(todos))).toEqual(['concluida', 0, 0, 5, 0, 0]);
  });

  test('are shown with logo, days and colours, and the same file changes nothing', async () => {
    expect(counts(await load([TEMA]))).toEqual(['concluida', 1, 0, 0, 0, 0]);
    expect(await natal()).toMatchObject({
      temaPersonalizadoTipo: { idTemaPersonalizadoTipo: 2 },
      dataInicial: '2026-12-01',
      imagemTema: '/imagens/natal.png',
      parametros: [
        { parametroTipo: { idParametroTipo: 3 }, valor: '#7d1650' },
        {
          parametroTipo: { idParametroTipo: 27 },
          valor: '#0e1f1a',
          valorComPercentualTransparencia: '#0e1f1a80',
        },
      ],
    });
    expect(counts(await load([{ ...TEMA, cores: TEMA.cores.toReversed() }]))).toEqual(SAME);
  });

  test('keep what a line leaves out, and the undo brings the colours back', async () => {
    await load([TEMA]);
    const carga = await load(
      [{ codigoErp: 'T-1', cores: [{ cor: 'brand', valor: '#00607a' }] }],
      '?modo=alterar',
    );
    expect(counts(carga)).toEqual(['concluida', 0, 1, 0, 0, 0]);
    expect(await natal()).toMatchObject({ imagemTema: TEMA.imagem, parametros: [{ valor: '#00607a' }] });
    await bench.undo(carga);
    expect((await natal())?.parametros).toMatchObject([{ valor: '#7d1650' }, { valor: '#0e1f1a' }]);
    expect(counts(await load([{ ...TEMA, codigoErp: 'T-2' }], '?modo=alterar&simular=true'))).toEqual(
      REFUSED,
    );
  });

  test('go when a file that replaces all leaves them out', async () => {
    await load([TEMA]);
    const todos = await bench.codigos('temas', ['T-1']);
    expect(counts(await load(todos, '?modo=substituir'))).toEqual(['concluida', 0, 0, 5, 0, 1]);
    expect([await natal(), await temaDe(4)]).toEqual([undefined, null]);
  });

  test('have showcases, which the undo gives back', async () => {
    const antes = await temaDe(3);
    await load([TEMA]);
    const natalId = await temaDe(4);
    expect(natalId).not.toBeNull();
    const carga = await load([{ codigoErp: 'T-1', vitrines: ['3'] }], '?modo=alterar');
    expect([await temaDe(3), await temaDe(4)]).toEqual([natalId, null]);
    await bench.undo(carga);
    expect([await temaDe(3), await temaDe(4)]).toEqual([null, natalId]);
    expect(antes).toBe(4);
    expect(counts(await load([{ ...TEMA, vitrines: [] }]))).toEqual(['concluida', 0, 1, 0, 0, 0]);
    expect(await temaDe(4)).toBeNull();
  });

  test('are the store’s own by a parameter that names the code', async () => {
    await load([
      { codigoErp: 'T-L', nome: 'Loja nova', tipo: 'loja', cores: [{ cor: 'brand', valor: '#0b5d4a' }] },
    ]);
    const parametro = { chave: 'idTemaLoja', valor: 'T-L' };
    expect(counts(await bench.machine.loaded('parametros', [parametro]))[2]).toBe(1);
    expect((await temas())[0]?.parametros).toMatchObject([{ valor: '#0b5d4a' }]);
    expect(counts(await bench.machine.loaded('parametros', [parametro]))[3]).toBe(1);
    expect(await bench.motivosOf('parametros', [{ ...parametro, valor: 'T-9' }])).toEqual([
      '1 O tema T-9 não existe.',
    ]);
  });

  test('are refused one by one with a sentence', async () => {
    const umTema = (more: object, codigoErp: string) => ({ codigoErp, nome: 'x', tipo: 'loja', ...more });
    const cor = (nome: string, valor: string) => ({ cores: [{ cor: nome, valor }] });
    expect(
      await bench.motivosOf('temas', [
        umTema(cor('brnd', '#ffffff'), 'A'),
        umTema(cor('brand', 'azul'), 'B'),
        umTema(cor('ink', '#f0f0f0'), 'C'),
        umTema({ cores: [...TEMA.cores, ...TEMA.cores] }, 'D'),
        umTema({ tipo: 'hotsites', hotsites: ['nada-disso'] }, 'E'),
        umTema({ hotsites: ['verao-da-saude'] }, 'F'),
        umTema({ tipo: 'periodo' }, 'G'),
        umTema({ tipo: 'periodo', dataInicial: '2026-12-25', dataFinal: '2026-12-01' }, 'H'),
        umTema({ tipo: 'natal' }, 'I'),
        umTema({ imagem: 'javascript:1' }, 'J'),
        umTema({ cores: [{ cor: 'scrim', valor: '#000000', transparencia: 101 }] }, 'K'),
        umTema({ vitrines: ['99'] }, 'L'),
        umTema({ vitrines: ['1', '2'] }, 'M'),
        umTema({ vitrines: ['2'] }, 'N'),
      ]),
    ).toEqual([
      '1 A cor brnd não existe. Parecidas: brand, onBrand.',
      '2 O campo cores.0.valor tem de ser uma cor como #32307b.',
      '3 A cor ink não se lê bem sobre page, surface, sunken, brandSoft, accentSoft, cautionSoft, syncSoft: ' +
        'o contraste tem de ser de 4,5:1 ou mais.',
      '4 O campo cores tem um item repetido.',
      '5 O hotsite nada-disso não existe.',
      '6 Um tema de tipo hotsites, e nenhum outro, nomeia hotsites.',
      '7 Um tema de período tem dataInicial ou dataFinal.',
      '8 O campo dataFinal é anterior a dataInicial.',
      '9 O campo tipo tem de ser um de: loja, periodo, hotsites, reserva (veio "natal").',
      '10 O campo imagem tem de ser uma imagem data:, um caminho que começa com / ou um endereço https.',
      '11 O campo cores.0.transparencia tem de ser no máximo 100 (veio "101").',
      '12 A vitrine 99 não existe.',
      '14 A vitrine 2 já é do tema M nesta carga.',
    ]);
  });

  test('with a brand colour alone are taken, although texts are derived from it', async () => {
    expect(
      counts(
        await load([
          { codigoErp: 'T-3', nome: 'x', tipo: 'reserva', cores: [{ cor: 'brand', valor: '#ffe3a3' }] },
        ]),
      )[1],
    ).toBe(1);
  });
});
