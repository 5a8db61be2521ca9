import { useMemo } from 'react';
import { type ChangeFilter, useAddressFilter } from '#parts/list/use-address-filter.ts';
import { type Filtro, notasHref, readFiltro } from './filtro.ts';

export type ChangeFiltro = ChangeFilter<Filtro>;

/** The filter of the list's address; the years that can be chosen depend on `hoje`. */
export const useFiltro = (hoje: string) =>
  useAddressFilter(
    useMemo(() => ({ read: (search: string) => readFiltro(search, hoje), hrefOf: notasHref }), [hoje]),
  );
