import type { ProdutoResumo } from '#engine/read.ts';

/** The most products that are suggested. */
export const MAX_SUGESTOES = 6;

/** What a text finds at once: the first products, and how many there are in all. */
export type Achados = {
  /** The text that this answers. */
  query: string;
  /** A price is null where it is none of this customer's. */
  produtos: readonly ProdutoResumo[];
  total: number;
};

/** What is suggested, or why nothing can be; both null while it is not known. */
export type Sugeridos = { achados: Achados | null; motivo: string | null };

/** Customer's terms under which a suggestion is priced and opened; null where there are none. */
export type Termos = { idCondicao: number; calcularSt: boolean } | null;
