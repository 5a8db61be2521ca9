import { useMemo } from 'react';
import { type ChangeFilter, useAddressFilter } from '#parts/list/use-address-filter.ts';
import { documentosHref, type Filtro, readFiltro } from './filtro.ts';

export type ChangeFiltro = ChangeFilter<Filtro>;

/** The filter in the list's address; its first days depend on `hoje`. */
export const useFiltro = (hoje: string) =>
  useAddressFilter(
    useMemo(
      () => ({
        read: (search: string) => readFiltro(search, hoje),
        hrefOf: (filtro: Filtro) => documentosHref(filtro, hoje),
      }),
      [hoje],
    ),
  );
