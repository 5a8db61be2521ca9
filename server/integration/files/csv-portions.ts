import Papa from 'papaparse';
import { type Celulas, type CelulasRecusadas, UnreadableFile } from './line.ts';

/** The largest record: quotes that never close would otherwise keep the rest of the file. */
const MAIOR_LINHA = 1024 * 1024;

type Rows = { data: string[][]; errors: { row?: number }[]; meta: { cursor: number } };

const breaksOf = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => (cell.includes('\n') ? sum + cell.split('\n').length - 1 : sum), 0);

/** Parses a text in portions, with the parser below Papa Parse's streams: those tell no lines and have no limits. */
export class CsvPortions {
  readonly #parser: Papa.Parser;
  #linha: number;

  constructor(separator: string, linha: number) {
    this.#parser = new Papa.Parser({ delimiter: separator, newline: '\n' });
    this.#linha = linha;
  }

  /**
   * Reads the whole lines of a portion and returns the text after them; at the end of the file that is a line too.
   * @throws UnreadableFile for quotes that do not close.
   */
  *read(text: string, isEnd: boolean): Generator<Celulas | CelulasRecusadas, string> {
    const { data, errors, meta }: Rows = this.#parser.parse(text, 0, !isEnd);
    const faults = new Set(errors.map(({ row }) => row));
    for (const [at, celulas] of data.entries()) {
      const linha = this.#linha;
      const breaks = breaksOf(celulas);
      const aberta = isEnd && at === data.length - 1;
      if (faults.has(at) && (breaks > 0 || aberta)) this.#refuseQuotes();
      this.#linha += 1 + breaks;
      if (faults.has(at))
        yield {
          linha,
          celulas,
          recusa: 'Uma aspa no meio da célula não está dobrada: escreva "" no lugar dela.',
        };
      else yield { linha, celulas, aberta };
    }
    const rest = isEnd ? '' : text.slice(meta.cursor);
    if (rest.length > MAIOR_LINHA) this.#refuseQuotes();
    return rest;
  }

  #refuseQuotes(): never {
    throw new UnreadableFile(
      this.#linha,
      'As aspas que começam nesta linha não fecham: o arquivo foi cortado ou tem uma aspa a mais.',
    );
  }
}
