/** Sort modes by their numbers on the wire. */
export const ORDEM_A_Z = 1;
export const ORDEM_Z_A = 2;
export const ORDEM_MAIS_VENDIDOS = 3;
export const ORDEM_MENOR_PRECO = 4;
export const ORDEM_MAIOR_PRECO = 5;
export const ORDEM_RELEVANCIA = 6;

export type Ordem =
  | typeof ORDEM_A_Z
  | typeof ORDEM_Z_A
  | typeof ORDEM_MAIS_VENDIDOS
  | typeof ORDEM_MENOR_PRECO
  | typeof ORDEM_MAIOR_PRECO
  | typeof ORDEM_RELEVANCIA;
