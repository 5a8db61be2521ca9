import type { ProdutoResumo } from '#engine/read.ts';

/** The most products that are suggested. */
export const MAX_SUGESTOES = 6;

/** The first matches of a text, and their total number. */
export type Achados = {
  /** The text that this answers. */
  query: string;
  /** A price is null if the customer has none. */
  produtos: readonly ProdutoResumo[];
  total: number;
};

/** The suggestions, or the reason why there are none; both null while unknown. */
export type Sugeridos = { achados: Achados | null; motivo: string | null };

/** Customer's terms under which a suggestion is priced and opened; null where there are none. */
export type Termos = { idCondicao: number; calcularSt: boolean } | null;
