import Papa from 'papaparse';
import { type Celulas, type CelulasRecusadas, UnreadableFile } from './line.ts';
import { readStrayLine, type StrayLine } from './stray-quote.ts';

/** The largest record: quotes that never close would otherwise keep the rest of the file. */
const MAIOR_LINHA = 1024 * 1024;

/** Characters that are parsed after a stray quote, at first: the next one may be near. */
const AFTER_STRAY = 1024;

/** The sentences about quotes. */
const NAO_DOBRADA =
  'Uma célula que começa com aspas tem uma aspa que não está dobrada: ponha a célula inteira entre aspas e dobre cada ' +
  'aspa do texto dela, como em """A"" VITAMINA".';
const NAO_FECHAM =
  'As aspas que começam nesta linha não fecham: o arquivo foi cortado ou tem uma aspa a mais.';

/** `index`: the place after the quote that begins the cell. */
type Rows = {
  data: string[][];
  errors: { row?: number; index?: number }[];
  meta: { cursor: number };
};

/** Where the cell of a stray quote begins in a row, and if the row ends in the text. */
type Swallow = { readonly cell: number; readonly isWhole: boolean };

const countBreaks = (text: string): number => text.split('\n').length - 1;

const breaksOf = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => (cell.includes('\n') ? sum + countBreaks(cell) : sum), 0);

/** Where the first cell of each row with a stray quote begins. */
function faultsOf(errors: Rows['errors']): ReadonlyMap<number, number> {
  const faults = new Map<number, number>();
  for (const { row = 0, index = 1 } of errors) if (!faults.has(row)) faults.set(row, index - 1);
  return faults;
}

/** Parses a text in portions, with the parser below Papa Parse's streams: those tell no lines and have no limits. */
export class CsvPortions {
  readonly #parser: Papa.Parser;
  readonly #separator: string;
  #linha: number;

  constructor(separator: string, linha: number) {
    this.#parser = new Papa.Parser({ delimiter: separator, newline: '\n' });
    this.#separator = separator;
    this.#linha = linha;
  }

  /**
   * Reads the whole lines of a portion and returns the text after them; at the end of the file that is a line too.
   * @throws UnreadableFile for quotes that do not close.
   */
  *read(text: string, isEnd: boolean): Generator<Celulas | CelulasRecusadas, string> {
    let rest = text;
    let size = text.length;
    for (;;) {
      const isWhole = size >= rest.length;
      const isLast = isEnd && isWhole;
      const piece = rest.slice(0, size);
      const { data, errors, meta }: Rows = this.#parser.parse(piece, 0, !isLast);
      const first = this.#linha;
      const swallows = yield* this.#readRows(data, faultsOf(errors), isLast);
      const stray =
        swallows === undefined ? undefined : this.#readStray(piece, swallows, { first, isEnd: isLast });
      if (stray !== undefined) {
        yield { linha: this.#linha, celulas: stray.celulas, recusa: NAO_DOBRADA };
        this.#linha += 1;
        rest = rest.slice(stray.next);
        size = AFTER_STRAY;
        continue;
      }
      if (isLast) return '';
      rest = rest.slice(meta.cursor);
      if (isWhole) {
        if (rest.length > MAIOR_LINHA) throw new UnreadableFile(this.#linha, NAO_FECHAM);
        return rest;
      }
      size *= 2;
    }
  }

  /** Reads rows up to one whose stray quote may have taken other lines into its cell. */
  *#readRows(
    data: string[][],
    faults: ReadonlyMap<number, number>,
    isEnd: boolean,
  ): Generator<Celulas | CelulasRecusadas, Swallow | undefined> {
    for (const [at, celulas] of data.entries()) {
      const linha = this.#linha;
      const breaks = breaksOf(celulas);
      const aberta = isEnd && at === data.length - 1;
      const cell = faults.get(at);
      if (cell !== undefined && (breaks > 0 || aberta)) return { cell, isWhole: true };
      this.#linha += 1 + breaks;
      yield cell === undefined ? { linha, celulas, aberta } : { linha, celulas, recusa: NAO_DOBRADA };
    }
    const cell = faults.get(data.length);
    return cell === undefined ? undefined : { cell, isWhole: false };
  }

  /** The line with a stray quote alone; undefined when the text does not tell yet where it ends. @throws UnreadableFile */
  #readStray(
    text: string,
    { cell, isWhole }: Swallow,
    { first, isEnd }: { first: number; isEnd: boolean },
  ): StrayLine | undefined {
    const start = text.lastIndexOf('\n', cell) + 1;
    const begins = first + countBreaks(text.slice(0, start)) === this.#linha;
    const isFull = isWhole || text.length - start > MAIOR_LINHA;
    const stray = readStrayLine({ text, isEnd, isFull }, { start, cell }, this.#separator);
    if (stray === 'later') return undefined;
    if (stray === 'open') throw new UnreadableFile(this.#linha, NAO_FECHAM);
    if (stray === 'unclear' || !begins)
      throw new UnreadableFile(this.#linha, `${NAO_DOBRADA} Não se sabe onde a linha termina.`);
    return stray;
  }
}
