import { createContext, type ReactNode, useContext } from 'react';
import type { ProdutoCardProps } from './produto-face.tsx';

type DrawCompravel = (props: ProdutoCardProps) => ReactNode;

/** The card that buys; its code is loaded for a signed-in user. */
export const CompravelContext = createContext<DrawCompravel | null>(null);

/** Returns the function that draws a buyable product; null for a visitor. */
export const useCompravel = (): DrawCompravel | null => useContext(CompravelContext);
