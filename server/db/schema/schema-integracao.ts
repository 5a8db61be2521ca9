import type { ColumnType, Generated } from 'kysely';
import type { ModoCarga, SituacaoCarga } from '#contract/integration/carga.ts';
import type { NomeRecurso } from '#contract/integration/recursos.ts';
import type { Moment } from './schema-clientes.ts';

type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A token of the company's own system: only its hash is kept. `escopos` are joined by a space. */
export interface TokenIntegracaoTable {
  idToken: Generated<number>;
  nome: string;
  hash: string;
  escopos: string;
  criadoEm: Moment;
  usadoEm: MaybeMoment;
  revogadoEm: MaybeMoment;
}

/** The id of a code of the company; `retirado`: its record was withdrawn. */
export interface CodigoErpTable {
  recurso: string;
  codigo: string;
  id: number;
  retirado: Generated<boolean>;
}

/** `ultimaLinha`, `ultimaChave`: how far it is; `tomadaAte`: until when a process holds it. */
export interface CargaTable {
  idCarga: Generated<number>;
  recurso: NomeRecurso;
  modo: ModoCarga;
  simulacao: boolean;
  limiteRetirada: number;
  situacao: ColumnType<SituacaoCarga, SituacaoCarga | undefined, SituacaoCarga>;
  /** Null for a load from the command line. */
  idToken: number | null;
  chave: string | null;
  /** Of the whole body; null while it comes. */
  sha256: ColumnType<string | null, undefined, string>;
  linhas: Generated<number>;
  feitas: Generated<number>;
  ultimaLinha: Generated<number>;
  ultimaChave: Generated<string>;
  novas: Generated<number>;
  alteradas: Generated<number>;
  iguais: Generated<number>;
  recusadas: Generated<number>;
  retiradas: Generated<number>;
  mensagem: ColumnType<string | null, undefined, string | null>;
  criadaEm: Moment;
  terminadaEm: MaybeMoment;
  tomadaAte: MaybeMoment;
}

/** A line that waits to be written: its record's key, and its text. */
export interface CargaLinhaTable {
  idCarga: number;
  linha: number;
  chave: string;
  texto: string;
}

export interface CargaRecusadaTable {
  idCarga: number;
  linha: number;
  motivo: string;
  texto: string;
}

/** A record before and after a load, as JSON; null: there was none, or it was withdrawn. */
export interface CargaAntesTable {
  ordem: Generated<number>;
  idCarga: number;
  recurso: NomeRecurso;
  chave: string;
  antes: ColumnType<object | null, string | null, never>;
  depois: ColumnType<object | null, string | null, never>;
}

export interface IntegracaoTables {
  tokenIntegracao: TokenIntegracaoTable;
  codigoErp: CodigoErpTable;
  carga: CargaTable;
  cargaLinha: CargaLinhaTable;
  cargaRecusada: CargaRecusadaTable;
  cargaAntes: CargaAntesTable;
}
