import { createContext, useContext } from 'react';
import type { ListaAnalise } from '#domain/orders/analise.ts';

/** Where something is bought, as analytics names it: a product card unless a screen says otherwise. */
export const ListaAnaliseContext = createContext<ListaAnalise>('Botão Comprar');

export const useListaAnalise = (): ListaAnalise => useContext(ListaAnaliseContext);
