import { consultarBanners } from '#contract/content/banner.ts';
import { consultarHotsite, consultarHotsiteId, consultarHotsitePolitica } from '#contract/content/hotsite.ts';
import { consultarMenu } from '#contract/content/menu.ts';
import { consultarTopo } from '#contract/content/topo.ts';
import {
  consultarVitrinePrevia,
  consultarVitrineProdutos,
  consultarVitrines,
} from '#contract/content/vitrine.ts';
import { ok, type Result } from '#lib/result.ts';
import type { ContextoVitrine } from '#server/catalogue/data/vitrine-itens.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { listContextos } from '#server/customers/data/compra.ts';
import { readPreferencia } from '#server/customers/data/preferencias.ts';
import type { Scope } from '#server/db/scope.ts';
import { naoVinculado, type Recusa, refuse } from '#server/http/recusa.ts';
import { publicRoute, type Route, visitorRoute } from '#server/http/route.ts';
import type { Queries } from '#server/queries/queries.ts';
import type { HotsiteProcurado } from './data/conteudo.ts';
import { readVitrinesComItens } from './vitrine-itens.ts';

/** The customer's part of the content: the conditions they buy by, and the context of their prices. */
type Alcance = { readonly idCondicoes: readonly number[]; readonly contexto: ContextoVitrine | undefined };

const PUBLICO: Alcance = { idCondicoes: [], contexto: undefined };

/** A visitor names no customer; a user only one of their own. */
async function alcanceOf(
  user: Scope | undefined,
  idPessoaCliente: number | undefined,
  now: Date,
): Promise<Result<Alcance, Recusa>> {
  if (idPessoaCliente === undefined) return ok(PUBLICO);
  if (user === undefined) return refuse('nao-autenticado', 'Entre com seu usuário e senha para continuar.');
  const cliente = await readCliente(user, idPessoaCliente);
  if (cliente === undefined) return naoVinculado();
  const contextos = await listContextos(user, cliente, now);
  const { condicao } = await readPreferencia(user, cliente);
  return ok({
    idCondicoes: contextos.map((contexto) => contexto.idCondicao),
    contexto: contextos.find((contexto) => contexto.idCondicao === condicao?.idCondicao),
  });
}

const semVitrine = () => refuse('nao-encontrado', 'Esta vitrine não existe mais.');

async function answerHotsite(queries: Queries, isLogado: boolean, wanted: HotsiteProcurado) {
  const hotsite = await queries.readHotsite(isLogado, wanted);
  return hotsite === undefined ? refuse('nao-encontrado', 'Esta página não existe mais.') : ok(hotsite);
}

const NUMERO = /^[1-9]\d{0,8}$/;

/** The content of the home page and around every page. A visitor does not get the parts for signed-in users. */
export const conteudoRoutes: readonly Route[] = [
  visitorRoute(consultarBanners, async ({ user, queries, query, now }) => {
    const alcance = await alcanceOf(user, query.idPessoaCliente, now);
    if (!alcance.ok) return alcance;
    const { idCondicoes } = alcance.value;
    return ok(await queries.listBanners({ isLogado: user !== undefined, idCondicoes }));
  }),

  visitorRoute(consultarVitrines, async ({ user, queries, query, now }) => {
    const alcance = await alcanceOf(user, query.idPessoaCliente, now);
    if (!alcance.ok) return alcance;
    const vitrines = await queries.listVitrines(user !== undefined, { idVitrine: query.idEcommerceVitrine });
    if (query.incluirItens !== true) return ok(vitrines);
    return ok(await readVitrinesComItens(queries, vitrines, alcance.value.contexto));
  }),

  visitorRoute(
    consultarVitrineProdutos,
    async ({ user, queries, now, query: { idVitrine, idPessoaCliente } }) => {
      const alcance = await alcanceOf(user, idPessoaCliente, now);
      if (!alcance.ok) return alcance;
      const found = await queries.listVitrines(user !== undefined, { idVitrine });
      const [lida] = await readVitrinesComItens(queries, found, alcance.value.contexto);
      return lida ? ok({ idVitrine, listaItens: lida.listaItens }) : semVitrine();
    },
  ),

  visitorRoute(consultarVitrinePrevia, async ({ user, queries, now, query: { url, idPessoaCliente } }) => {
    const alcance = await alcanceOf(user, idPessoaCliente, now);
    if (!alcance.ok) return alcance;
    const found = await queries.listVitrines(user !== undefined, { previaURL: url });
    const [lida] = await readVitrinesComItens(queries, found, alcance.value.contexto);
    return lida ? ok(lida) : semVitrine();
  }),

  visitorRoute(consultarHotsite, async ({ user, queries, query: { url } }) => {
    const wanted = NUMERO.test(url) ? { idHotsite: Number(url) } : { nome: url };
    return await answerHotsite(queries, user !== undefined, wanted);
  }),

  visitorRoute(consultarHotsiteId, async ({ user, queries, query: { idHotsite } }) =>
    answerHotsite(queries, user !== undefined, { idHotsite }),
  ),

  visitorRoute(consultarHotsitePolitica, async ({ user, queries, query: { idHotsite } }) =>
    answerHotsite(queries, user !== undefined, { idPolitica: idHotsite }),
  ),

  publicRoute(consultarMenu, async (_args, { queries }) => ok(await queries.listMenu())),

  visitorRoute(consultarTopo, async ({ usuario, queries, query }) => {
    if (query.idUsuario !== undefined && query.idUsuario !== usuario?.id) {
      return usuario === undefined
        ? refuse('nao-autenticado', 'Entre com seu usuário e senha para continuar.')
        : refuse('outro-usuario', 'Estes avisos são de outro usuário.');
    }
    return ok(await queries.readTopo(usuario !== undefined));
  }),
];
