import type { Moment } from './schema-clientes.ts';

/** A number of tries; `nome` is a keyed hash, and the count expires at `ate`. */
export interface ContagemTable {
  nome: string;
  vezes: number;
  ate: Moment;
}

export interface ContagensTables {
  contagem: ContagemTable;
}
