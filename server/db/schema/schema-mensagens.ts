import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './schema-clientes.ts';

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** A mail: its text until it is sent, then its outcome. `login` owns the link for a new password that it carries. */
export interface MensagemTable {
  referencia: string;
  login: Maybe<string>;
  para: Maybe<string>;
  assunto: Maybe<string>;
  texto: Maybe<string>;
  criadaEm: Moment;
  tentativas: Generated<number>;
  /** The next try; null once it was sent or given up. */
  proximaEm: Maybe<Date>;
  enviadaEm: Maybe<Date>;
  motivo: Maybe<string>;
}

export interface MensagensTables {
  mensagem: MensagemTable;
}
