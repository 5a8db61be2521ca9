import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './schema-clientes.ts';

/** A correction letter; situations as in the contract. */
export interface CartaCorrecaoTable {
  idCartaCorrecao: Generated<number>;
  idPessoaCliente: number;
  idPessoaFilial: number;
  idTitulo: number;
  /** The user who made it. */
  idUsuario: number;
  idSituacao: number;
  /** When its invoice was authorised. */
  autorizadaEm: Moment;
  criadaEm: Moment;
  mudadaEm: Moment;
}

/** Units of an invoice's lot that are of another lot. */
export interface CartaCorrecaoItemTable {
  /** Counts up: rows are shown in the order in which they were made. */
  id: Generated<number>;
  idCartaCorrecao: number;
  nItem: number;
  loteOrigem: string;
  loteCorrigido: string;
  quantidade: number;
}

/** A situation that a letter reached. `idUsuario` is null for the company's own act. */
export interface CartaCorrecaoEtapaTable {
  id: Generated<number>;
  idCartaCorrecao: number;
  idSituacao: number;
  em: Moment;
  idUsuario: ColumnType<number | null, number | null | undefined>;
  mensagem: Generated<string>;
}

/** The registered event of a letter. */
export interface CartaCorrecaoEventoTable {
  idCartaCorrecao: number;
  idTitulo: number;
  /** Its number among the invoice's events, from 1. */
  nSeqEvento: number;
  numProtocolo: string;
  registradaEm: Moment;
  /** `procEventoNFe`. */
  xml: string;
}

export interface CartasTables {
  cartaCorrecao: CartaCorrecaoTable;
  cartaCorrecaoItem: CartaCorrecaoItemTable;
  cartaCorrecaoEtapa: CartaCorrecaoEtapaTable;
  cartaCorrecaoEvento: CartaCorrecaoEventoTable;
}
