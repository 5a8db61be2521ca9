import { type ComponentType, createContext, useContext } from 'react';
import type { ProdutoCardProps } from './produto-face.tsx';

/** The card that buys; its code comes with the device of a logged-in user. */
export const CompravelContext = createContext<ComponentType<ProdutoCardProps> | null>(null);

/** What draws a product that can be bought; null for a visitor. */
export const useCompravel = (): ComponentType<ProdutoCardProps> | null => useContext(CompravelContext);
