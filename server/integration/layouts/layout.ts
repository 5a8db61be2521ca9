/** The form of a line: fields at fixed positions, between separators, or in the manner of SPED (`|REG|...|`). */
export type Forma = 'fixa' | 'separada' | 'sped';

/** A figure that is computed when a file is written and compared when it is read: records of a level and those below. */
export type Total =
  | { readonly conta: 'linhas' | { readonly registro: string } }
  | { readonly soma: { readonly registro: string; readonly campo: string } };

type Base = {
  readonly nome: string;
  /** Characters at a fixed position, else the most characters (of a number: digits). */
  readonly tamanho: number;
  readonly descricao: string;
  readonly obrigatorio?: boolean;
};

/** A text, filled with spaces. `livre`: a text of a person that may be cut and lose characters. */
export type CampoTexto = Base & {
  readonly tipo: 'A';
  readonly livre?: boolean;
  /** The only value. */
  readonly fixo?: string;
  /** The only values, with their meaning. */
  readonly codigos?: Readonly<Record<string, string>>;
};

/** A whole number of units of its last decimal, filled with zeros: 1234 with 2 decimals is 12,34. */
export type CampoNumero = Base & { readonly tipo: 'N'; readonly decimais?: number; readonly total?: Total };

/** An ISO day, written in this order. */
export type CampoDia = Base & { readonly tipo: 'D'; readonly ordem: 'ddmmaaaa' | 'aaaammdd' };

export type Campo = CampoTexto | CampoNumero | CampoDia;

/** A kind of line by the code at its start; `vezes` says how often it comes below its parent. */
export type TipoRegistro = {
  readonly nome: string;
  readonly codigo: string;
  readonly vezes: '1' | '0-1' | '1-n' | '0-n';
  /** The fields after the code. */
  readonly campos: readonly Campo[];
  /** The records that follow each one, in this order. */
  readonly filhos?: readonly TipoRegistro[];
};

/** A layout of a text file, as data. */
export type Layout = {
  readonly nome: string;
  readonly descricao: string;
  readonly forma: Forma;
  /** Only of the form `separada`. */
  readonly separador?: string;
  readonly codificacao: 'latin1' | 'utf8';
  readonly fimDeLinha: '\r\n' | '\n';
  readonly registros: readonly TipoRegistro[];
};

export type Valor = string | number;

/** A record with its values by field; a blank field has none. Fixed values and totals are left out. */
export type RegistroLayout = {
  readonly registro: string;
  readonly campos: Readonly<Record<string, Valor>>;
  readonly filhos: readonly RegistroLayout[];
};

/** A record that was read, with its line from 1. */
export type RegistroLido = RegistroLayout & {
  readonly linha: number;
  readonly filhos: readonly RegistroLido[];
};

/**
 * Why a file cannot be written or read. `posicao` is the column of a fixed position, else the number of the field, both
 * from 1.
 */
export type FalhaLayout = {
  readonly linha: number;
  readonly posicao: number;
  readonly campo: string;
  readonly frase: string;
};

/** Ends the work on a file; the border turns it into its fault. */
export class LayoutError extends Error {
  readonly falha: FalhaLayout;

  constructor(falha: FalhaLayout) {
    super(falha.frase);
    this.falha = falha;
  }
}

export const separatorOf = ({ forma, separador }: Layout): string | undefined =>
  forma === 'fixa' ? undefined : forma === 'sped' ? '|' : (separador ?? ';');
