import { createContext, useContext } from 'react';
import type { ListaAnalise } from '#domain/orders/analise.ts';

/** The place of a purchase, as analytics names it; by default a product card. */
export const ListaAnaliseContext = createContext<ListaAnalise>('Botão Comprar');

export const useListaAnalise = (): ListaAnalise => useContext(ListaAnaliseContext);
