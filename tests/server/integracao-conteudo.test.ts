import { describe, expect, test } from 'vitest';
import { bothDatabases } from '#tests/support/database.ts';
import { counts, useLoads } from '#tests/support/loads.ts';

const VITRINE = { codigoErp: 'V-1', descricao: 'Inverno', endereco: 'inverno', ordem: 0, produtos: [] };
const HOTSITE = { codigoErp: 'H-1', nome: 'clube', titulo: 'Clube', html: '<p>Entre</p>', vitrine: 'V-1' };
const BANNER = { codigoErp: 'B-1', lugar: 'topo', descricao: 'Aviso', html: '<p>Aviso novo</p>' };
const MENU = { codigoErp: 'M-1', descricao: 'Novidades', ordem: 0 };

describe.each(bothDatabases)('content of the company on $name', ({ open }) => {
  const bench = useLoads(open);

  const visitor = async (path: string) => (await bench.api.nobody.get(path)).text;
  const codigos = async () => (await bench.codigos('produtos')).slice(0, 3).map((one) => one.codigoErp);
  const again = async (recurso: string, linhas: readonly object[]) =>
    counts(await bench.machine.loaded(recurso, linhas));
  const SAME = ['concluida', 0, 0, 1, 0, 0];

  test('a showcase is on the home page with its products in their order', async () => {
    const [um = '', dois = '', tres = ''] = await codigos();
    const vitrine = { ...VITRINE, produtos: [tres, um, dois] };
    await bench.machine.loaded('vitrines', [vitrine]);
    expect(await visitor('/vitrine')).toContain('"descricaoVitrine":"Inverno"');
    const found = await bench.db
      .selectFrom('vitrineItem')
      .innerJoin('vitrine', 'vitrine.idVitrine', 'vitrineItem.idVitrine')
      .innerJoin('codigoErp', (join) => join.onRef('id', '=', 'idProduto').on('recurso', '=', 'produtos'))
      .select('codigo')
      .where('previaURL', '=', 'inverno')
      .orderBy('posicao')
      .execute();
    expect(found.map(({ codigo }) => codigo)).toEqual([tres, um, dois]);
    expect(await again('vitrines', [vitrine])).toEqual(SAME);
  });

  test('a hotsite is read at its address and holds its showcase', async () => {
    await bench.machine.loaded('vitrines', [VITRINE]);
    await bench.machine.loaded('hotsites', [HOTSITE]);
    expect(await visitor('/hotsite?url=clube')).toContain('<p>Entre</p>');
    expect(await again('hotsites', [HOTSITE])).toEqual(SAME);
    const carga = await bench.machine.loaded(
      'vitrines?modo=substituir',
      await bench.codigos('vitrines', ['V-1']),
    );
    expect(carga.mensagem).toBe(
      'A vitrine V-1 não pode ser retirada: um hotsite a mostra. Nada foi gravado.',
    );
  });

  test('a banner is shown, and is gone when it is withdrawn until the undo', async () => {
    await bench.machine.loaded('banners', [BANNER]);
    expect(await visitor('/banner')).toContain('Aviso novo');
    expect(await again('banners', [BANNER])).toEqual(SAME);
    const carga = await bench.machine.loaded(
      'banners?modo=substituir',
      await bench.codigos('banners', ['B-1']),
    );
    expect(await visitor('/banner')).not.toContain('Aviso novo');
    await bench.undo(carga);
    expect(await visitor('/banner')).toContain('Aviso novo');
  });

  test('entries of the menu stand below others, and make no circle', async () => {
    const filho = { codigoErp: 'M-2', descricao: 'Genéricos novos', url: '/genericos', pai: 'M-1' };
    await bench.machine.loaded('menus', [filho, MENU]);
    expect(await visitor('/menu')).toMatch(/Novidades.*Genéricos novos/);
    expect(await again('menus', [filho])).toEqual(SAME);
    expect(
      await bench.motivosOf('menus', [
        { ...MENU, pai: 'M-2' },
        { ...filho, pai: 'M-9' },
      ]),
    ).toEqual(['1 O menu M-1 não pode ficar abaixo de si mesmo.', '2 O menu M-9 não existe.']);
  });

  test('a list of products is kept in its order, and its change reaches devices', async () => {
    const [um = '', dois = ''] = await codigos();
    const lista = { codigoErp: 'L-1', nome: 'Lista nova', produtos: [dois, um] };
    await bench.machine.loaded('listas', [lista]);
    const mudado = async () =>
      await bench.db.selectFrom('produtoLista').select('mudado').where('nome', '=', 'Lista nova').execute();
    const before = await mudado();
    expect(await again('listas', [lista])).toEqual(SAME);
    expect(await mudado()).toEqual(before);
    await bench.machine.loaded('listas', [{ ...lista, produtos: [um] }]);
    expect(await mudado()).not.toEqual(before);
  });

  test('what names nothing that there is, is refused', async () => {
    expect(await bench.motivosOf('listas', [{ codigoErp: 'L', nome: 'x', produtos: ['P-9'] }])).toEqual([
      '1 O produto P-9 não existe.',
    ]);
    expect(await bench.motivosOf('hotsites', [{ ...HOTSITE, vitrine: 'V-9' }])).toEqual([
      '1 A vitrine V-9 não existe.',
    ]);
    expect(
      await bench.motivosOf('banners', [
        { ...BANNER, condicao: 'X' },
        { ...BANNER, codigoErp: 'B-2', imagem: 'javascript:1' },
        { codigoErp: 'B-3', lugar: 'topo', descricao: 'vazio' },
      ]),
    ).toEqual([
      '1 A condição X não existe.',
      '2 O campo imagem tem de ser uma imagem data:, um caminho que começa com / ou um endereço https.',
      '3 Um banner tem imagem ou html.',
    ]);
  });
});
