import type { Combo } from '#contract/catalogue/combo.ts';
import type { ItemBusca } from '#contract/catalogue/item-busca.ts';
import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import type { Page } from '#engine/search.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { readModos } from '#server/customers/data/preferencias.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Queries } from '#server/queries/queries.ts';
import { type CombosPedidos, ORDEM_ID } from '#server/search/busca-messages.ts';
import type { Busca } from './busca-pedida.ts';
import type { Comprador } from './contexto-da-busca.ts';
import { listCombos, QUALQUER, quemOf } from './data/combos.ts';

/** A combo with its members, as the search returns it. */
function toItemBusca({ itens, promocaoCombo, ...combo }: Combo): ItemBusca {
  return {
    ...combo,
    promocaoCombo: { ...promocaoCombo, itens },
    itemPossuiEstoque: combo.itemPossuiEstoque ?? false,
    descEstoque: combo.descEstoque ?? '',
  };
}

/** Which combos are shown: a customer's under one condition, the public ones, or none. */
type Visto =
  | { readonly cliente: number; readonly contexto: Contexto; readonly user: Scope }
  | 'publico'
  | 'nenhum';

/** A customer's combos under the condition of the shown prices; none for a campaign or without a condition. */
function vistoPor({ user, idPessoaCliente }: Comprador, contexto: Contexto | undefined): Visto {
  if (user === undefined || idPessoaCliente === undefined) return 'publico';
  if (contexto === undefined || contexto.promocao !== undefined) return 'nenhum';
  return { cliente: idPessoaCliente, contexto, user };
}

/** The combos of these ids as they are sold now. */
async function readCombos(
  queries: Pick<Queries, 'listCombosPublicos'>,
  visto: Visto,
  { now, ids }: { now: Date; ids: readonly number[] },
): Promise<Combo[]> {
  if (visto === 'nenhum' || ids.length === 0) return [];
  if (visto === 'publico') return await queries.listCombosPublicos(now, ids);
  const { user, cliente, contexto } = visto;
  const { calcularSt } = await readModos(user);
  const compra = { idPessoaCliente: cliente, contextos: [contexto], hoje: businessDayOf(now), calcularSt };
  return await listCombos(user, compra, ids);
}

/** One combo as the search returns it; undefined when the caller may not buy it. */
export async function readComboDaBusca(
  queries: Pick<Queries, 'listCombosPublicos'>,
  comprador: Comprador,
  { contexto, idPromocaoCombo }: { contexto: Contexto | undefined; idPromocaoCombo: number },
): Promise<ItemBusca | undefined> {
  const ids = [idPromocaoCombo];
  const [combo] = await readCombos(queries, vistoPor(comprador, contexto), { now: comprador.now, ids });
  return combo && toItemBusca(combo);
}

/** The combos of a page in their order, and their total number. */
export type CombosDaPagina = { readonly itens: readonly ItemBusca[]; readonly total: number };

const NENHUM: CombosDaPagina = { itens: [], total: 0 };

/**
 * The combos that a search finds; they precede its products. The index finds them, and the database supplies the
 * current data of the page's combos. Empty when the catalogue is read by id.
 */
export async function listCombosDaBusca(
  queries: Pick<Queries, 'listCombosPublicos' | 'buscarCombos'>,
  comprador: Comprador,
  pedida: { readonly contexto: Contexto | undefined; readonly busca: Busca; readonly page: Page },
): Promise<CombosDaPagina> {
  const { contexto, page } = pedida;
  const { texto, filtros, ordem } = pedida.busca;
  const { fabricantes, marcas, linhas, categorias, subCategorias, selos, lista, mven, cas, dvl } = filtros;
  const soProdutos = lista !== undefined || mven === true || cas === true || dvl === true;
  const visto = vistoPor(comprador, contexto);
  if (ordem === ORDEM_ID || soProdutos || visto === 'nenhum') return NENHUM;
  const { ids, total } = await queries.buscarCombos({
    ...askedBy(visto),
    hoje: businessDayOf(comprador.now),
    busca: { texto, ordem, fabricantes, marcas, linhas, categorias, subCategorias, selos },
    page,
  });
  const combos = new Map(
    (await readCombos(queries, visto, { now: comprador.now, ids })).map((combo) => [combo.idItem, combo]),
  );
  return { itens: ids.flatMap((id) => combos.get(id) ?? []).map(toItemBusca), total };
}

function askedBy(visto: Exclude<Visto, 'nenhum'>): Pick<CombosPedidos, 'quem' | 'contexto'> {
  if (visto === 'publico') return { quem: QUALQUER, contexto: null };
  const { user, cliente, contexto } = visto;
  const { idCondicao, idContexto, filiais } = contexto;
  return {
    quem: quemOf(user, cliente, idCondicao),
    contexto: { idContexto, filiais: filiais.map(({ idPessoaFilial }) => idPessoaFilial) },
  };
}
