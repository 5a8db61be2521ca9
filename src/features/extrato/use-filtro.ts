import { useMemo } from 'react';
import type { Periodo } from '#lib/periodo.ts';
import { type ChangeFilter, useAddressFilter } from '#parts/list/use-address-filter.ts';
import { extratoHref, readFiltro } from './filtro.ts';

export type ChangeFiltro = ChangeFilter<Periodo>;

/** The days in the statement's address; the first ones depend on `hoje`. */
export const useFiltro = (hoje: string) =>
  useAddressFilter(
    useMemo(
      () => ({
        read: (search: string) => readFiltro(search, hoje),
        hrefOf: (periodo: Periodo) => extratoHref(periodo, hoje),
      }),
      [hoje],
    ),
  );
