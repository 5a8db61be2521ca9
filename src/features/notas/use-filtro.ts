import { useMemo, useState } from 'react';
import type { NotasOrdenacao } from '#contract/invoices/nota-fiscal.ts';
import { type ChangeFilter, useAddressFilter } from '#parts/list/use-address-filter.ts';
import { type Filtro, notasHref, readFiltro } from './filtro.ts';
import { keepOrdem, readOrdem } from './ordem.ts';

export type ChangeFiltro = ChangeFilter<Filtro>;

/** The filter of the list's address; the years that can be chosen depend on `hoje`, the order on the last choice here. */
export function useFiltro(hoje: string) {
  const [guardada, setGuardada] = useState(readOrdem);
  const { filtro, change } = useAddressFilter(
    useMemo(
      () => ({ read: (search: string) => readFiltro(search, hoje, guardada), hrefOf: notasHref }),
      [hoje, guardada],
    ),
  );
  const ordenar = (ordem: NotasOrdenacao) => {
    keepOrdem(ordem);
    setGuardada(ordem);
    change({ ordem }, 'replace');
  };
  return { filtro, change, ordenar };
}
