import type { Combo } from '#contract/combo.ts';
import type { ItemBusca } from '#contract/item-busca.ts';
import { matchCombos } from '#domain/combo-busca.ts';
import { ORDEM_ID } from '#server/store/busca-messages.ts';
import type { Queries } from '#server/store/queries/queries.ts';
import type { Busca } from './busca-pedida.ts';
import type { Comprador } from './contexto-da-busca.ts';

/** A combo as the search answers it, with its members. */
function toItemBusca({ itens, promocaoCombo, ...combo }: Combo): ItemBusca {
  return {
    ...combo,
    promocaoCombo: { ...promocaoCombo, itens },
    itemPossuiEstoque: combo.itemPossuiEstoque ?? false,
    descEstoque: combo.descEstoque ?? '',
  };
}

/** All combos that may be shown: with prices of the condition asked for, else of the preference's; or nobody's. */
async function readCombos(
  queries: Pick<Queries, 'listCombosPublicos'>,
  { user, idPessoaCliente, idCondicao, now }: Comprador,
): Promise<Combo[]> {
  const cliente =
    user === undefined || idPessoaCliente === undefined ? undefined : await user.readCliente(idPessoaCliente);
  if (user === undefined || cliente === undefined) return await queries.listCombosPublicos(now);
  const { compra } = await user.readCompra(cliente, now);
  const wanted = idCondicao ?? (await user.readPreferencia(cliente)).condicao?.idCondicao;
  return (await user.listCombos(compra)).filter((combo) => combo.promocaoCombo.idCondicao === wanted);
}

/** One combo as the search answers it; undefined when it is not sold to who asks. */
export async function readComboDaBusca(
  queries: Pick<Queries, 'listCombosPublicos'>,
  comprador: Comprador,
  idPromocaoCombo: number,
): Promise<ItemBusca | undefined> {
  const combo = (await readCombos(queries, comprador)).find(({ idItem }) => idItem === idPromocaoCombo);
  return combo && toItemBusca(combo);
}

/**
 * The combos that a search finds, all of them and in their order: they stand before its products. None when the
 * catalogue is read by id.
 */
export async function listCombosDaBusca(
  queries: Pick<Queries, 'listCombosPublicos'>,
  comprador: Comprador,
  { texto, filtros, ordem }: Busca,
): Promise<readonly ItemBusca[]> {
  const { fabricantes, marcas, linhas, categorias, subCategorias, selos, lista, mven, cas, dvl } = filtros;
  const soProdutos = lista !== undefined || mven === true || cas === true || dvl === true;
  if (ordem === ORDEM_ID || soProdutos) return [];
  const groups = { fabricantes, marcas, linhas, categorias, subCategorias, selos };
  const found = matchCombos(await readCombos(queries, comprador), { texto, ordem, ...groups });
  return found.map(toItemBusca);
}
