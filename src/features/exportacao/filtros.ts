import type { exportarItens } from '#contract/catalogue/exportacao.ts';
import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import type { QueryOf } from '#contract/wire/call.ts';
import type { Filtros } from '#engine/filter.ts';
import type { Busca } from '#routes.ts';

/** The filters in the address; '' and empty lists filter nothing. */
const groupsOf = ({ fab, mar, lin, cat, subcat, sel }: Busca) => [fab, mar, lin, cat, subcat, sel];

/** True when the search shows less than everything. */
export const hasFiltros = (busca: Busca): boolean =>
  busca.pes.trim() !== '' ||
  groupsOf(busca).some((ids) => ids.length > 0) ||
  busca.lis !== null ||
  busca.con !== null ||
  busca.est ||
  busca.mven ||
  busca.cas ||
  busca.dvl;

/** The search in the words of the server's call. */
export const toQuery = (busca: Busca): Omit<QueryOf<typeof exportarItens>, 'idPessoaCliente'> => ({
  textoBusca: busca.pes,
  idProdutoFabricante: [...busca.fab],
  idProdutoMarca: [...busca.mar],
  idProdutoLinha: [...busca.lin],
  idCategoria: [...busca.cat],
  idSubCategoria: [...busca.subcat],
  idEcommerceSelo: [...busca.sel],
  ...(busca.lis === null ? {} : { idEcommerceProdutoLista: [busca.lis] }),
  ...(busca.con === null ? {} : { idCondicaoVenda: busca.con }),
  consultarMaisVendidos: busca.mven,
  consultarCashback: busca.cas,
  consultarDescontoVolume: busca.dvl,
});

/** The search in the words of the device's engine. */
export const toFiltros = (busca: Busca, contexto: Contexto): Filtros => ({
  fabricantes: busca.fab,
  marcas: busca.mar,
  linhas: busca.lin,
  categorias: busca.cat,
  subCategorias: busca.subcat,
  selos: busca.sel,
  ...(busca.lis === null ? {} : { lista: busca.lis }),
  ...(busca.est ? { comEstoque: true } : {}),
  ...(busca.mven ? { mven: true } : {}),
  ...(busca.cas ? { cas: true } : {}),
  ...(busca.dvl ? { dvl: true } : {}),
  // A campaign is of the products that have a price in it.
  ...(contexto.promocao === undefined ? {} : { comPreco: true }),
});
