/** A record of a file: its cells by the titles of their columns, or the members of its JSON. `linha` begins at 1. */
export type Registro<Valor = string> = { readonly linha: number; readonly campos: Record<string, Valor> };

/** One line cannot be used; the lines after it are read. */
export type LinhaRecusada = { readonly linha: number; readonly recusa: string };

/** The file cannot be read from this line on; nothing comes after it. */
export type ArquivoInvalido = { readonly linha: number; readonly falha: string };

/** A value of a reader: one for each line that is not blank. */
export type Lida<Valor = string> = Registro<Valor> | LinhaRecusada | ArquivoInvalido;

/** A row of a table that cannot be used, with its cells as far as they were read. */
export type CelulasRecusadas = LinhaRecusada & { readonly celulas: readonly string[] };

/** A line of a table before its header gives names to its cells; `aberta`: the file ends without a line end. */
export type Celulas = {
  readonly linha: number;
  readonly celulas: readonly string[];
  readonly aberta?: boolean;
};

/** Ends the reading of a file; `readFile` turns it into an `ArquivoInvalido`. */
export class UnreadableFile extends Error {
  readonly linha: number;

  constructor(linha: number, sentence: string) {
    super(sentence);
    this.linha = linha;
  }
}
