import type { Moment } from './schema-clientes.ts';

/** A user's note about a visit; a user has one for a customer and day. */
export interface VisitaTable {
  /** A UUID that the device made. */
  id: string;
  idPessoaCliente: number;
  idUsuario: number;
  /** 2026-11-20. */
  dia: string;
  /** Why nothing was sold; null where something was. */
  motivo: number | null;
  texto: string;
  escritaEm: Moment;
}

export interface VisitasTables {
  visita: VisitaTable;
}
