import { useMemo } from 'react';
import { type ChangeFilter, useAddressFilter } from '#parts/list/use-address-filter.ts';
import { cartasHref, type Filtro, readFiltro } from './filtro.ts';

export type ChangeFiltro = ChangeFilter<Filtro>;

/** The filter of the list's address; its days depend on `hoje`. */
export const useFiltro = (hoje: string) =>
  useAddressFilter(
    useMemo(
      () => ({
        read: (search: string) => readFiltro(search, hoje),
        hrefOf: (filtro: Filtro) => cartasHref(filtro, hoje),
      }),
      [hoje],
    ),
  );
