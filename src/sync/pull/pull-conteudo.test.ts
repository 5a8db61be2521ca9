import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { type Banner, consultarBanners } from '#contract/content/banner.ts';
import { consultarHotsite, consultarHotsiteId, type Hotsite } from '#contract/content/hotsite.ts';
import { consultarMenu, type Menu } from '#contract/content/menu.ts';
import { consultarParametros } from '#contract/content/parametro.ts';
import { consultarTopo, type Topo } from '#contract/content/topo.ts';
import { consultarVitrineProdutos, consultarVitrines, type Vitrine } from '#contract/content/vitrine.ts';
import { BANNERS, HOTSITE, MENU, TOPO, VITRINES } from '#mirror/conteudo.ts';
import { type Documento, readDocumento } from '#mirror/documentos.ts';
import { answer, refused, replied, silence } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';
import { sampleSync } from '#sync/sync-sample.ts';
import { pullConteudo } from './pull-conteudo.ts';

const NOW = 1_000_000;
const ID = 101;

const banner = (over: Partial<Banner> = {}): Banner => ({
  idBanner: 1,
  idBannerCategoria: 5,
  idBannerConteudoTipo: 1,
  descricao: 'Oferta',
  abrirNovaGuia: false,
  ...over,
});
const menu = (url: string | null, menusFilhos: Menu[] = []): Menu => ({
  idMenu: 1,
  descricao: 'M',
  url,
  menusFilhos,
});
const aviso = { exibir: false, mensagem: '' };
const topo: Topo = {
  televendas: aviso,
  transporte: aviso,
  segundaViaBoleto: aviso,
  parcelamentoCartao: aviso,
  pedidoMinimo: aviso,
  limiteDisponivel: aviso,
};
const hotsite = (idHotsite: number, nome?: string): Hotsite => ({
  idHotsite,
  ...(nome === undefined ? {} : { nome }),
  idTipoConteudo: 2,
  somenteLogado: false,
});
const vitrine = (idVitrine: number, listaItens?: Vitrine['listaItens']): Vitrine => ({
  idVitrine,
  descricaoVitrine: `V${idVitrine}`,
  ...(listaItens === undefined ? {} : { listaItens }),
});
const parametros = (over = {}) => ({
  nomeEmpresaEcommerce: 'Sul',
  nomeInstalacaoEcommerce: 'Sul',
  urlIconeEmpresa: null,
  habilitarGoogleAnalytics: false,
  ...over,
});

/** The server's responses, by path; a test may replace them. */
const GOOD: Record<string, Answer> = {
  [consultarBanners.path]: replied(consultarBanners, [banner()]),
  [consultarVitrines.path]: replied(consultarVitrines, [vitrine(1, [])]),
  [consultarMenu.path]: replied(consultarMenu, [menu(null)]),
  [consultarTopo.path]: replied(consultarTopo, topo),
  [consultarParametros.path]: replied(consultarParametros, parametros()),
};

async function pull(answers: Record<string, Answer> = {}) {
  const sync = await sampleSync(({ path, query }) => {
    const named = answers[`${path} ${query['url'] ?? query['idHotsite'] ?? query['idVitrine'] ?? ''}`.trim()];
    return named ?? answers[path] ?? GOOD[path] ?? refused(404, 'nao-encontrado');
  });
  const done = await pullConteudo(sync.env, ID);
  return { ...sync, done };
}

const kept = async <T>(
  { env }: Awaited<ReturnType<typeof pull>>,
  documento: Documento<T>,
  of?: string | number,
) =>
  (
    await readDocumento(env.vault, documento, {
      idPessoaCliente: documento.name === 'banners' || documento.name === 'vitrines' ? ID : 0,
      ...(of === undefined ? {} : { of }),
    })
  )?.valor;
const paths = (sync: Awaited<ReturnType<typeof pull>>) =>
  sync.calls().map((call) => call.replace('GET ', ''));

test('banners, showcases, menu and bar are requested and stored', async () => {
  const sync = await pull();
  expect(sync.done).toEqual({ ok: true, value: null });
  expect(sync.asked.map((a) => [a.path, a.query])).toEqual([
    [consultarBanners.path, { idPessoaCliente: '101' }],
    [consultarVitrines.path, { idPessoaCliente: '101', incluirItens: 'true' }],
    [consultarMenu.path, {}],
    [consultarTopo.path, { idUsuario: '7' }],
    [consultarParametros.path, {}],
  ]);
  expect(await kept(sync, BANNERS)).toEqual([banner()]);
  expect(await kept(sync, VITRINES)).toEqual([
    { idVitrine: 1, descricaoVitrine: 'V1', itens: [], recusa: null },
  ]);
  expect(await kept(sync, MENU)).toEqual([menu(null)]);
  expect(await kept(sync, TOPO)).toEqual(topo);
});

test('content younger than a quarter of an hour is not requested again', async () => {
  const sync = await pull();
  const again = async (ms: number) => {
    sync.asked.length = 0;
    sync.clock.now = NOW + ms;
    await pullConteudo(sync.env, ID);
    return sync.asked.length > 0;
  };
  expect([await again(0), await again(899_999), await again(-899_999), await again(900_000)]).toEqual([
    false,
    false,
    false,
    true,
  ]);
  const other = await pull({ [consultarVitrines.path]: refused(403, 'cliente-nao-vinculado') });
  other.asked.length = 0;
  await pullConteudo(other.env, ID);
  expect(other.asked.length).toBeGreaterThan(0);
});

test.each([consultarBanners, consultarVitrines, consultarMenu, consultarTopo])(
  'if $name is refused, only its content is missing and the rest is stored',
  async ({ path }) => {
    const sync = await pull();
    sync.clock.now += 900_000;
    const again = await pull({ [path]: refused(403, 'cliente-nao-vinculado') });
    expect(again.done.ok).toBe(true);
    const all = [
      await kept(again, BANNERS),
      await kept(again, VITRINES),
      await kept(again, MENU),
      await kept(again, TOPO),
    ];
    expect(all.filter((one) => one === undefined)).toHaveLength(1);
  },
);

test.each([consultarBanners, consultarVitrines, consultarMenu, consultarTopo])(
  'a lost line or an ended session at $name ends the refresh of content',
  async ({ path }) => {
    for (const got of [silence(), answer(503, ''), refused(401, 'sessao-expirada')]) {
      const sync = await pull({ [path]: got });
      expect(sync.done.ok).toBe(false);
      expect(paths(sync).at(-1)).toBe(path);
      expect(await sync.env.vault.documentos.count()).toBe(0);
    }
  },
);

const bare = {
  [consultarVitrines.path]: replied(consultarVitrines, [vitrine(1), vitrine(2, []), vitrine(3)]),
};
const itemsOf = (idVitrine: number) => `${consultarVitrineProdutos.path} ${idVitrine}`;

test('a showcase without its items requests them; a refused one has the reason', async () => {
  const sync = await pull({
    ...bare,
    [itemsOf(1)]: replied(consultarVitrineProdutos, { idVitrine: 1, listaItens: [] }),
    [itemsOf(3)]: refused(403, 'cliente-nao-vinculado'),
  });
  expect(await kept(sync, VITRINES)).toEqual([
    { idVitrine: 1, descricaoVitrine: 'V1', itens: [], recusa: null },
    { idVitrine: 2, descricaoVitrine: 'V2', itens: [], recusa: null },
    {
      idVitrine: 3,
      descricaoVitrine: 'V3',
      itens: null,
      recusa: { Message: 'Atenção!', Description: 'Recusado: cliente-nao-vinculado' },
    },
  ]);
  expect(sync.asked.find((a) => a.path === consultarVitrineProdutos.path)?.query).toEqual({
    idVitrine: '1',
    idPessoaCliente: '101',
  });
});

test('a lost line or an ended session at a showcase’s items ends the refresh of content', async () => {
  for (const got of [silence(), refused(401, 'sessao-expirada')]) {
    const sync = await pull({ ...bare, [itemsOf(1)]: got });
    expect([sync.done.ok, await sync.env.vault.documentos.count()]).toEqual([false, 0]);
  }
});

const named = (name: string) => `${consultarHotsite.path} ${name}`;

test('hotsites of banners and menu are requested once each, and stored by name and number', async () => {
  const sync = await pull({
    [consultarBanners.path]: replied(consultarBanners, [
      banner({ urlBanner: 'https://sul.example/hotsite/verao-da-saude?x=1' }),
      banner({ html: '<a href="/hotsite/inverno">a</a> <a href="/hotsite/verao-da-saude">b</a>' }),
    ]),
    [consultarMenu.path]: replied(consultarMenu, [menu('/busca', [menu('/hotsite/politica')])]),
    [named('verao-da-saude')]: replied(consultarHotsite, hotsite(1, 'verao-da-saude')),
    [named('inverno')]: replied(consultarHotsite, hotsite(2, 'inverno')),
    [named('politica')]: refused(404, 'nao-encontrado'),
  });
  expect(sync.asked.filter((a) => a.path === consultarHotsite.path).map((a) => a.query['url'])).toEqual([
    'verao-da-saude',
    'inverno',
    'politica',
  ]);
  expect(await kept(sync, HOTSITE, 'verao-da-saude')).toEqual(hotsite(1, 'verao-da-saude'));
  expect(await kept(sync, HOTSITE, 2)).toEqual(hotsite(2, 'inverno'));
  expect(await kept(sync, HOTSITE, 'politica')).toBeUndefined();
});

test('at most twelve hotsites are requested', async () => {
  const html = Array.from({ length: 13 }, (_, n) => `/hotsite/h${n}`).join(' ');
  const sync = await pull({ [consultarBanners.path]: replied(consultarBanners, [banner({ html })]) });
  expect(sync.asked.filter((a) => a.path === consultarHotsite.path)).toHaveLength(12);
  expect(sync.done.ok).toBe(true);
});

test('the two hotsites that the app opens by number are stored', async () => {
  const ids = replied(consultarParametros, parametros({ idHotsiteAtalhos: 8, idHotsitePolitica: 9 }));
  const sync = await pull({
    [consultarParametros.path]: ids,
    [`${consultarHotsiteId.path} 8`]: replied(consultarHotsiteId, hotsite(8)),
    [`${consultarHotsiteId.path} 9`]: replied(consultarHotsiteId, null),
  });
  expect(sync.asked.filter((a) => a.path === consultarHotsiteId.path).map((a) => a.query)).toEqual([
    { idHotsite: '8' },
    { idHotsite: '9' },
  ]);
  expect([await kept(sync, HOTSITE, 8), await kept(sync, HOTSITE, 9)]).toEqual([hotsite(8), undefined]);
  const without = await pull({ [consultarParametros.path]: refused(404, 'nao-encontrado') });
  expect([without.done.ok, paths(without).includes(consultarHotsiteId.path)]).toEqual([true, false]);
  const lost = await pull({ [consultarParametros.path]: ids, [consultarHotsiteId.path]: silence() });
  expect([lost.done.ok, await lost.env.vault.documentos.count()]).toEqual([false, 0]);
});

test('a lost line at a hotsite ends the refresh of content', async () => {
  const sync = await pull({
    [consultarBanners.path]: replied(consultarBanners, [banner({ urlBanner: '/hotsite/a' })]),
    [consultarHotsite.path]: silence(),
  });
  expect([sync.done.ok, await sync.env.vault.documentos.count()]).toEqual([false, 0]);
});
