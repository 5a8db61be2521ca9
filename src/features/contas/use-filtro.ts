import { type ChangeFilter, type FilterAddress, useAddressFilter } from '#parts/list/use-address-filter.ts';
import { contasHref, type Filtro, readFiltro } from './filtro.ts';

export type ChangeFiltro = ChangeFilter<Filtro>;

const ADDRESS: FilterAddress<Filtro> = { read: readFiltro, hrefOf: contasHref };

/** The filter of the list's address. */
export const useFiltro = () => useAddressFilter(ADDRESS);
