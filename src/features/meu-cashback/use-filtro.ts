import { useMemo } from 'react';
import type { CashbackFiltro } from '#domain/customer/meu-cashback.ts';
import { type ChangeFilter, useAddressFilter } from '#parts/list/use-address-filter.ts';
import { cashbackHref, readFiltro } from './filtro.ts';

export type ChangeFiltro = ChangeFilter<CashbackFiltro>;

/** The filter in the list's address; its first days depend on `hoje`. */
export const useFiltro = (hoje: string) =>
  useAddressFilter(
    useMemo(
      () => ({
        read: (search: string) => readFiltro(search, hoje),
        hrefOf: (filtro: CashbackFiltro) => cashbackHref(filtro, hoje),
      }),
      [hoje],
    ),
  );
