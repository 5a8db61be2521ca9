import { type Celulas, type CelulasRecusadas, UnreadableFile } from '#server/integration/files/line.ts';
import { type CellContext, cellText } from './cell-text.ts';
import { parseXml } from './parse-xml.ts';
import type { Estilo } from './styles.ts';

/** The last column of a sheet, XFD. */
const COLUMNS = 16_384;

/** `BC12` is column 54, from 0: letters are digits of base 26 that begin at 1. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.replace(/\d+$/, '')) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

type SheetContext = CellContext & { readonly estilos: readonly Estilo[] };

/** Collects the cells of one row after the other from the events of their XML. */
class Rows {
  readonly #context: SheetContext;
  #linha = 0;
  #celulas: string[] = [];
  #recusa: string | undefined;
  #column = -1;
  #cell: { tipo: string; estilo: Estilo; isFormula: boolean; valor: string | undefined } | undefined;
  #isValue = false;
  #isGuide = false;

  constructor(context: SheetContext) {
    this.#context = context;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const { r: reference = '', t: tipo = 'n', s: style = '' } = attributes;
    if (name === 'row') {
      this.#linha = Number.parseInt(reference, 10) || this.#linha + 1;
      this.#celulas = [];
      this.#recusa = undefined;
      this.#column = -1;
    } else if (name === 'c') {
      this.#column = reference === '' ? this.#column + 1 : columnOf(reference);
      if (!(this.#column >= 0 && this.#column < COLUMNS))
        throw new UnreadableFile(this.#linha, 'A planilha tem uma célula fora das colunas possíveis.');
      const estilo = this.#context.estilos[Number(style)] ?? { tipo: 'numero' };
      this.#cell = { tipo, estilo, isFormula: false, valor: undefined };
    } else if (this.#cell !== undefined) {
      if (name === 'f') this.#cell.isFormula = true;
      if (name === 'rPh') this.#isGuide = true;
      this.#isValue = name === 'v' || (name === 't' && !this.#isGuide);
      if (this.#isValue) this.#cell.valor ??= '';
    }
  }

  text(more: string): void {
    if (this.#isValue && this.#cell !== undefined) this.#cell.valor = `${this.#cell.valor ?? ''}${more}`;
  }

  /** Returns the row that ends here. */
  close(name: string): Celulas | CelulasRecusadas | undefined {
    this.#isValue = false;
    if (name === 'rPh') this.#isGuide = false;
    if (name === 'c') this.#endCell();
    if (name !== 'row') return undefined;
    const linha = this.#linha;
    const celulas = Array.from(this.#celulas, (text: string | undefined) => text ?? '');
    return this.#recusa === undefined ? { linha, celulas } : { linha, celulas, recusa: this.#recusa };
  }

  #endCell(): void {
    if (this.#cell === undefined) return;
    const text = cellText(this.#cell, this.#context);
    this.#cell = undefined;
    if (text.ok) this.#celulas[this.#column] = text.value;
    else this.#recusa ??= `A célula ${letters(this.#column)}${this.#linha} ${text.error}.`;
  }
}

/** Reads the rows of a sheet while its XML comes. @throws UnreadableFile with the line after the last whole one. */
export async function* readSheet(
  xml: AsyncIterable<Uint8Array>,
  context: SheetContext,
): AsyncGenerator<Celulas | CelulasRecusadas> {
  const rows = new Rows(context);
  const found = parseXml<Celulas | CelulasRecusadas>(xml, (emit) => ({
    open: (name, attributes) => rows.open(name, attributes),
    text: (more) => rows.text(more),
    close(name) {
      const row = rows.close(name);
      if (row !== undefined) emit(row);
    },
  }));
  let linha = 1;
  try {
    for await (const row of found) {
      yield row;
      linha = row.linha + 1;
    }
  } catch (error) {
    throw error instanceof UnreadableFile
      ? new UnreadableFile(Math.max(linha, error.linha), error.message)
      : error;
  }
}
