import { consultarBanners } from '#contract/content/banner.ts';
import { consultarHotsite, consultarHotsiteId, type Hotsite } from '#contract/content/hotsite.ts';
import { consultarMenu, type Menu } from '#contract/content/menu.ts';
import { consultarParametros } from '#contract/content/parametro.ts';
import { consultarTopo } from '#contract/content/topo.ts';
import { consultarVitrineProdutos, consultarVitrines, type Vitrine } from '#contract/content/vitrine.ts';
import { ok, type Result } from '#lib/result.ts';
import { BANNERS, putConteudo, VITRINES, type VitrineLida } from '#mirror/conteudo.ts';
import { readDocumento } from '#mirror/documentos.ts';
import type { NetError } from '#net/request.ts';
import { ask } from '#sync/ask.ts';
import type { SyncEnv } from '#sync/env.ts';

/** Banners and showcases change a few times a week: younger content is not requested again. */
const FRESH_MS = 15 * 60_000;

/** The most hotsites from the menu and the banners that are kept for a day without a signal. */
const MOST_HOTSITES = 12;

const HOTSITE_PATH = /\/hotsite\/([\w-]+)/g;

/** The customer that content is asked for; a user without customers asks for none. */
type Cliente = { idPessoaCliente?: number };

/**
 * A read of content: the new value, `undefined` if the kept content stays, or an error that ends the refresh.
 */
type Read<T> = Result<T | undefined, NetError>;

const orNoNews = <T>(answer: Result<T, NetError>): Read<T> =>
  answer.ok || answer.error.kind !== 'refused' || answer.error.status === 401 ? answer : ok(undefined);

/**
 * Returns a showcase with its items, which came with it or are requested now; a refused one has the reason
 * instead.
 */
async function readVitrine(
  env: SyncEnv,
  { listaItens, ...vitrine }: Vitrine,
  cliente: Cliente,
): Promise<Result<VitrineLida, NetError>> {
  if (listaItens !== undefined) return ok({ ...vitrine, itens: listaItens, recusa: null });
  const answer = await ask(env, consultarVitrineProdutos, {
    query: { idVitrine: vitrine.idVitrine, ...cliente },
  });
  if (answer.ok) return ok({ ...vitrine, itens: answer.value.listaItens, recusa: null });
  if (answer.error.kind !== 'refused' || answer.error.status === 401) return answer;
  const { Message, Description } = answer.error.erro;
  return ok({ ...vitrine, itens: null, recusa: { Message, Description } });
}

async function readVitrines(env: SyncEnv, cliente: Cliente): Promise<Read<VitrineLida[]>> {
  const answer = orNoNews(await ask(env, consultarVitrines, { query: { ...cliente, incluirItens: true } }));
  if (!answer.ok || answer.value === undefined) return answer.ok ? ok(undefined) : answer;
  const lidas: VitrineLida[] = [];
  for (const vitrine of answer.value) {
    const lida = await readVitrine(env, vitrine, cliente);
    if (!lida.ok) return lida;
    lidas.push(lida.value);
  }
  return ok(lidas);
}

const urlsOf = (menu: readonly Menu[]): string[] =>
  menu.flatMap(({ url, menusFilhos }) => [url ?? '', ...urlsOf(menusFilhos)]);

/** Returns the names of the hotsites that texts link to. */
const namesIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(HOTSITE_PATH)].map(([, name]) => name ?? ''))),
];

/** Returns the named hotsites, and the two that the app itself opens. A refused one is left out. */
async function readHotsites(env: SyncEnv, names: readonly string[]): Promise<Result<Hotsite[], NetError>> {
  const parametros = await ask(env, consultarParametros, {});
  const { idHotsiteAtalhos, idHotsitePolitica } = parametros.ok ? parametros.value : {};
  const found: Hotsite[] = [];
  for (const idHotsite of [idHotsiteAtalhos, idHotsitePolitica]) {
    if (idHotsite === undefined) continue;
    const answer = orNoNews(await ask(env, consultarHotsiteId, { query: { idHotsite } }));
    if (!answer.ok) return answer;
    if (answer.value) found.push(answer.value);
  }
  for (const url of names.slice(0, MOST_HOTSITES)) {
    const answer = orNoNews(await ask(env, consultarHotsite, { query: { url } }));
    if (!answer.ok) return answer;
    if (answer.value) found.push(answer.value);
  }
  return ok(found);
}

async function isFresh({ vault, now }: SyncEnv, idPessoaCliente: number): Promise<boolean> {
  for (const documento of [BANNERS, VITRINES]) {
    const kept = await readDocumento<unknown>(vault, documento, { idPessoaCliente });
    if (!kept || Math.abs(now() - kept.at) >= FRESH_MS) return false;
  }
  return true;
}

/**
 * Refreshes the content of a customer's home page and around it: banners, showcases, menu, the bar over the
 * page, and their hotsites. Content that the server refuses stays as it was. `served` is null for a user without
 * customers: the server then sends what all users see.
 */
export async function pullConteudo(env: SyncEnv, served: number | null): Promise<Result<null, NetError>> {
  const idPessoaCliente = served ?? 0;
  if (await isFresh(env, idPessoaCliente)) return ok(null);
  const cliente: Cliente = served === null ? {} : { idPessoaCliente };
  const banners = orNoNews(await ask(env, consultarBanners, { query: cliente }));
  if (!banners.ok) return banners;
  const vitrines = await readVitrines(env, cliente);
  if (!vitrines.ok) return vitrines;
  const menu = orNoNews(await ask(env, consultarMenu, {}));
  if (!menu.ok) return menu;
  const topo = orNoNews(await ask(env, consultarTopo, { query: { idUsuario: env.vault.idUsuario } }));
  if (!topo.ok) return topo;
  const texts = (banners.value ?? []).flatMap((banner) => [banner.urlBanner ?? '', banner.html ?? '']);
  const hotsites = await readHotsites(env, namesIn([...texts, ...urlsOf(menu.value ?? [])]));
  if (!hotsites.ok) return hotsites;
  const { value: listed } = vitrines;
  await putConteudo(
    env.vault,
    idPessoaCliente,
    {
      ...(banners.value ? { banners: banners.value } : {}),
      ...(listed ? { vitrines: listed } : {}),
      ...(menu.value ? { menu: menu.value } : {}),
      ...(topo.value ? { topo: topo.value } : {}),
      hotsites: hotsites.value,
    },
    env.now(),
  );
  return ok(null);
}
