import { expect, test } from 'vitest';
import { parseSelos } from '#contract/catalogue/selo.ts';
import type { Banner } from '#contract/content/banner.ts';
import type { Menu } from '#contract/content/menu.ts';
import type { Topo } from '#contract/content/topo.ts';
import type { ItemVitrine } from '#contract/content/vitrine.ts';
import type { ClienteDetalhe } from '#vault/mirror-rows.ts';
import {
  bannerConteudo,
  bannerHref,
  bannersOf,
  columnsOf,
  toColumns,
  toMenuTree,
  topoAvisos,
  toResumo,
  vitrineHref,
} from './view.ts';

const banner = (change: Partial<Banner>): Banner => ({
  idBanner: 1,
  idBannerCategoria: 5,
  idBannerConteudoTipo: 1,
  descricao: '',
  abrirNovaGuia: false,
  ...change,
});

test('a banner of type 1 is a picture, from whichever of its members holds one; any other is html', () => {
  const src = (change: Partial<Banner>) => bannerConteudo(banner(change));
  expect(src({ imagemBannerBase64: 'iVBORw0KGgo=' })).toEqual({
    kind: 'imagem',
    src: 'data:image/png;base64,iVBORw0KGgo=',
  });
  expect(src({ imagemBannerBase64: 'data:image/webp;base64,UklGR' })).toMatchObject({
    src: 'data:image/webp;base64,UklGR',
  });
  expect(src({ caminhoImagem: '/imagens/a.png' })).toMatchObject({ src: '/imagens/a.png' });
  expect(src({ idBannerConteudoTipo: 3, html: '<p>x</p>' })).toEqual({ kind: 'html', html: '<p>x</p>' });
});

test.each([
  { caminhoImagem: 'https://evil.example/a.png' },
  { caminhoImagem: '//evil.example/a.png' },
  { caminhoImagem: '/\\evil.example/a.png' },
  { imagemBannerBase64: 'data:text/html;base64,PHA+' },
  { imagemBannerBase64: 'javascript:alert(1)' },
  { idBannerConteudoTipo: 2, html: ' ' },
  {},
])('%j shows nothing and takes no room', (change) => {
  expect(bannersOf([banner(change)], 5)).toEqual([]);
});

test('a banner leads to its own address, else to its preview, encoded where no address could hold it', () => {
  const href = (change: Partial<Banner>) => bannerHref(banner(change));
  expect(href({ urlBanner: '/hotsite/x', ecommerceUrl: { previaURL: 'y' } })).toBe('/hotsite/x');
  expect(href({ ecommerceUrl: { previaURL: 'genericos' } })).toBe('/genericos');
  expect(href({ ecommerceUrl: { previaURL: 'dor & febre' } })).toBe('/dor%20%26%20febre');
  expect(href({ ecommerceUrl: { previaURL: '/busca?pes=x' } })).toBe('/busca?pes=x');
  expect(href({})).toBeNull();
});

test("'Ver Mais' is encoded for addresses of type 6 alone", () => {
  const href = (previaURL: string, idEcommerceTipoURL: number) =>
    vitrineHref({ ecommerceUrl: { previaURL, ecommerceTipoURL: { idEcommerceTipoURL } } });
  expect(href('dor & febre?', 6)).toBe('/dor%20%26%20febre%3F');
  expect(href('busca?lis=2', 1)).toBe('/busca?lis=2');
  expect(href('', 1)).toBeNull();
});

test('the menu is the same tree whether it comes nested or each entry names its parent', () => {
  const entry = (idMenu: number, rest: Partial<Menu> = {}): Menu => ({
    idMenu,
    descricao: `m${idMenu}`,
    menusFilhos: [],
    ...rest,
  });
  const ids = (menus: Menu[]): unknown[] => menus.map((m) => [m.idMenu, ids(m.menusFilhos)]);
  const flat = [
    entry(1),
    entry(2, { menuPai: { idMenu: 1 } }),
    entry(3, { menuPai: { idMenu: 2 } }),
    entry(4),
  ];
  const nested = [entry(1, { menusFilhos: [entry(2, { menusFilhos: [entry(3)] })] }), entry(4)];
  expect(ids(toMenuTree(flat))).toEqual(ids(toMenuTree(nested)));
  expect(ids(toMenuTree(flat))).toEqual([
    [1, [[2, [[3, []]]]]],
    [4, []],
  ]);
  expect(toMenuTree([entry(1, { menuPai: { idMenu: 2 } }), entry(2, { menuPai: { idMenu: 1 } })])).toEqual(
    [],
  );
  expect([1, 3, 5, 0].map(columnsOf)).toEqual([12, 4, 2.4, 12]);
});

const aviso = (mensagem: string) => ({ exibir: true, mensagem });
const topo: Topo = {
  televendas: aviso('0800'),
  transporte: { exibir: false, mensagem: 'hidden' },
  segundaViaBoleto: aviso('2ª via'),
  parcelamentoCartao: aviso('3x'),
  pedidoMinimo: aviso('Pedido mínimo'),
  limiteDisponivel: aviso('Limite disponível'),
};
const filial = { idPessoaFilial: 1, descricaoFilial: '', prazoEntrega: 1 };
const detalhe = {
  dadosGerais: { limiteDisponivel: 123_45 },
  preferencia: { condicao: { idCondicao: 2 } },
  contextos: [
    { idCondicao: 1, filiais: [{ ...filial, minimoCompra: 10_00 }] },
    {
      idCondicao: 2,
      filiais: [
        { ...filial, minimoCompra: 300_00 },
        { ...filial, minimoCompra: 150_00 },
      ],
    },
  ],
} as unknown as ClienteDetalhe;

test('minimum order and limit are of the customer being served, and for logged-in users only', () => {
  const texts = (of: ClienteDetalhe | null, isVisitor: boolean) =>
    topoAvisos(topo, of, isVisitor).map((a) => a.texto.replace(/\s/g, ' '));
  const afterQueue = topoAvisos(topo, detalhe, false, 23_45).at(-1)?.texto.replace(/\s/g, ' ');
  expect(afterQueue).toBe('Limite disponível: R$ 100,00 (já menos R$ 23,45 na fila)');
  expect(texts(detalhe, false)).toEqual([
    '0800',
    '2ª via',
    '3x',
    'Pedido mínimo: R$ 150,00 a R$ 300,00, por filial',
    'Limite disponível: R$ 123,45',
  ]);
  const oneMinimum = {
    ...detalhe,
    contextos: [{ idCondicao: 2, filiais: [{ ...filial, minimoCompra: 150_00 }] }],
  } as unknown as ClienteDetalhe;
  expect(texts(oneMinimum, false)).toContain('Pedido mínimo: R$ 150,00');
  const none = { ...detalhe, contextos: [] } as unknown as ClienteDetalhe;
  expect(texts(none, false)).toEqual(['0800', '2ª via', '3x', 'Limite disponível: R$ 123,45']);
  expect(texts(null, false)).toEqual(['0800', '2ª via', '3x']);
  expect(texts(detalhe, true)).toEqual(['0800', '2ª via', '3x']);
});

const VITRINE: ItemVitrine = {
  ecommerceProduto: {
    idEcommerceProduto: 7,
    ecommerceProdutoDescricao: 'DIPIRONA',
    produtoFabricante: { descProdutoFabricante: 'ACHÉ' },
    produtoDescricaoTamanhoEmbalagem: '1 G',
    produto: {
      marca: { descricaoMarca: 'Aché' },
      ecommerceSubCategoria: { descSubCategoria: 'Dor', ecommerceCategoria: { descCategoria: 'Saúde' } },
    },
  },
  itemPossuiEstoque: true,
};

test('a product of a showcase keeps its badges and cashback on a device without a catalogue', () => {
  const cashback = {
    valorCashbackItem: 5000,
    utilizarLimitadorQuantidade: false,
    quantidadeLimite: null,
    utilizarLimitadorValor: false,
    valorLimite: null,
  };
  const selos = parseSelos('[{"idSelo":1,"rotulo":"Oferta"}]');
  expect(toResumo({ ...VITRINE, selos, cashback })).toMatchObject({ idProduto: 7, selos, cashback });
  expect(toResumo(VITRINE)).toMatchObject({ selos: [], cashback: null, codigo: '7' });
});

test('a product of a showcase is read by the company’s code', () => {
  const { ecommerceProduto } = VITRINE;
  const produto = { ...ecommerceProduto.produto, codigoErp: '000123' };
  expect(toResumo({ ...VITRINE, ecommerceProduto: { ...ecommerceProduto, produto } }).codigo).toBe('000123');
});

test('a menu panel has its entries without children in one column, and each of the others in its own', () => {
  const entry = (idMenu: number, menusFilhos: Menu[] = []): Menu => ({
    idMenu,
    descricao: `M${idMenu}`,
    url: '',
    menusFilhos,
  });
  const top = entry(1, [entry(2), entry(3, [entry(4)]), entry(5)]);
  const idsOf = (menu: Menu) => toColumns(menu).map((column) => column.map(({ idMenu }) => idMenu));
  expect(idsOf(top)).toEqual([[2, 5], [3]]);
  expect(idsOf({ ...top, url: '/busca?cat=1' })).toEqual([[1, 2, 5], [3]]);
});
