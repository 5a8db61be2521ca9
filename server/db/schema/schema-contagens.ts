import type { Moment } from './schema-clientes.ts';

/** How often something was tried; `nome` is a keyed hash, and the count is over at `ate`. */
export interface ContagemTable {
  nome: string;
  vezes: number;
  ate: Moment;
}

export interface ContagensTables {
  contagem: ContagemTable;
}
