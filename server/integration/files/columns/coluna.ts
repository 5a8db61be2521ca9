/** How the text of a cell becomes the value of a member. */
export type TipoColuna =
  | 'texto'
  | 'nome'
  | 'codigo'
  | 'numero'
  | 'inteiro'
  | 'dia'
  | 'mes'
  | 'momento'
  | 'booleano'
  | 'motivo'
  | 'email'
  | 'lista';

/** A member of a resource and the titles that companies give to its column. */
export type Coluna = {
  readonly membro: string;
  readonly tipo: TipoColuna;
  readonly sinonimos: readonly string[];
  readonly obrigatoria: boolean;
  /** An empty cell makes the member null. */
  readonly anulavel: boolean;
};

/** A member that each line needs. */
export const precisa = (membro: string, tipo: TipoColuna, ...sinonimos: string[]): Coluna => ({
  membro,
  tipo,
  sinonimos,
  obrigatoria: true,
  anulavel: false,
});

/** A member that a file may leave out. */
export const pode = (membro: string, tipo: TipoColuna, ...sinonimos: string[]): Coluna => ({
  ...precisa(membro, tipo, ...sinonimos),
  obrigatoria: false,
});

/** The same, whose empty cell says that the record has none. */
export const podeSerNula = (membro: string, tipo: TipoColuna, ...sinonimos: string[]): Coluna => ({
  ...pode(membro, tipo, ...sinonimos),
  anulavel: true,
});
