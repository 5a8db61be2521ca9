/** A goal of a user for a month (2026-11); `valor` in cents. A null member does not narrow the goal. */
export interface MetaTable {
  idMeta: number;
  idUsuario: number;
  mes: string;
  /** Names, as products have them. */
  fabricante: string | null;
  marca: string | null;
  idPessoaCliente: number | null;
  valor: number;
}

export interface MetasTables {
  meta: MetaTable;
}
