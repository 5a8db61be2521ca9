import type { NomeRecurso } from '#contract/integration/recursos.ts';
import type { Schema } from '#contract/wire/call.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';

/** A record of the company in code's form: JSON with the company's own codes, never with our ids. */
export type Registro = object;

/** The load that writes records, and the moment. */
export type Origem = { readonly idCarga: number; readonly em: Date };

/** The members that a line has. */
export type LinhaDe<R extends Registro> = { [Name in keyof R]?: R[Name] | undefined };

/** Rows that go with a withdrawn record, such as the prices of a product. */
export type Dependente = {
  readonly recurso: Recurso;
  /** Their keys. */
  chavesDe(trx: DatabaseTransaction, chaves: readonly string[]): Promise<string[]>;
};

/**
 * One kind of data that the company loads. The engine calls these functions in a transaction, with up to a thousand
 * records. `gravar` gets only records that differ from those of `ler`.
 */
export type Recurso<R extends Registro = Registro> = {
  readonly nome: NomeRecurso;
  /** A line as sent, decoded to code's form; an absent member keeps its value. */
  readonly linha: Schema;
  /** The members that name a record. */
  readonly codigos: readonly string[];
  /** How those of them are read that are no codes. */
  readonly chaves?: Readonly<Record<string, Schema>>;
  /** The further members that a new record needs. */
  readonly obrigatorios: readonly string[];
  /** The values of a new record where its line has none. */
  readonly padrao: Partial<R>;
  readonly dependentes?: readonly Dependente[];
  /** The record's own code, or its codes joined by `|`. */
  chaveDe(linha: LinhaDe<R>): string;
  /** The same records with our numbers of orders that they name by the company's own; a name of no order stays. */
  nomear?(trx: DatabaseTransaction, registros: readonly R[]): Promise<readonly R[]>;
  /** Why records cannot be written, such as an unknown code, by key; the map lacks those that can. */
  conferir(trx: DatabaseTransaction, registros: readonly R[]): Promise<ReadonlyMap<string, string>>;
  /** The keys of new records that a user's decision leaves away: their lines are counted as equal. */
  dispensar?(trx: DatabaseTransaction, registros: readonly R[]): Promise<ReadonlySet<string>>;
  /** The current records with all members, by key. */
  ler(trx: DatabaseTransaction, chaves: readonly string[]): Promise<Map<string, R>>;
  /** `origem` is absent where no load writes. */
  gravar(trx: DatabaseTransaction, registros: readonly R[], origem?: Origem): Promise<void>;
  /** Why records cannot be withdrawn, by key; the map lacks those that can. */
  presos?(trx: DatabaseTransaction, chaves: readonly string[]): Promise<ReadonlyMap<string, string>>;
  retirar(trx: DatabaseTransaction, chaves: readonly string[], origem?: Origem): Promise<void>;
  /** The keys after `depoisDe` in order, at most `quantas`. */
  listarChaves(trx: DatabaseTransaction, depoisDe: string, quantas: number): Promise<string[]>;
};

/** A resource whose records are of one type, as the engine handles it. */
export const defineRecurso = <R extends Registro>(recurso: Recurso<R>): Recurso =>
  recurso as unknown as Recurso;

/** Joins codes to a key; `|` cannot be part of a code. */
export const chaveDeCodigos = (...codigos: readonly string[]): string => codigos.join('|');

/** The first and the second codes of keys that join two, as two columns for the database. */
export function separarPares(chaves: readonly string[]): [primeiros: string[], segundos: string[]] {
  const pares = chaves.map((chave) => chave.split('|'));
  return [pares.map(([primeiro = '']) => primeiro), pares.map(([, segundo = '']) => segundo)];
}
