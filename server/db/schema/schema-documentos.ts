import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './schema-clientes.ts';

/** A request for the review of a customer's documents; situations as in the contract. */
export interface PendenciaDocumentoTable {
  id: Generated<number>;
  idPessoaCliente: number;
  /** The user who made it; null for one that the company took elsewhere. */
  idUsuario: number | null;
  dataPendencia: Moment;
  /** Of a resolved one only. */
  dataResolucao: ColumnType<Date | null, Date | null | undefined, Date | null>;
  situacao: Generated<number>;
  origem: string;
  /** Null once a closed request's file was deleted. */
  arquivo: Uint8Array | null;
  formato: 'pdf' | 'jpg' | 'png';
  /** The file's bytes. */
  tamanho: number;
}

export interface DocumentosTables {
  pendenciaDocumento: PendenciaDocumentoTable;
}
