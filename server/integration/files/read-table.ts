import { type Celulas, type CelulasRecusadas, type Lida, UnreadableFile } from './line.ts';

/** `exact`: each line must have as many cells as the header, as in a CSV; a sheet leaves out empty ones. */
type TableOptions = { readonly exact: boolean };

const columns = (count: number): string => (count === 1 ? '1 coluna' : `${count} colunas`);

/** The titles of a table, without empty ones at its end: `semTitulo` is how many of those there are. */
type Header = { readonly titles: readonly string[]; readonly semTitulo: number };

function readHeader({ linha, celulas }: Celulas): Header {
  const titles = celulas.slice(0, celulas.findLastIndex((cell) => cell !== '') + 1);
  const seen = new Set<string>();
  for (const title of titles) {
    if (title === '') throw new UnreadableFile(linha, 'O cabeçalho tem uma coluna sem título.');
    if (seen.has(title)) throw new UnreadableFile(linha, `O título "${title}" aparece em duas colunas.`);
    seen.add(title);
  }
  return { titles, semTitulo: celulas.length - titles.length };
}

const ASPAS = 'Falta pôr entre aspas um texto com o separador?';
const FIM = 'Se todas as linhas terminam com o separador, o cabeçalho também deve terminar com ele.';

/** Why the cells of a line are not those of the header. A surplus empty cell may hide a shift of the others. */
function refuseWidth(
  row: Celulas,
  { titles, semTitulo }: Header,
  { exact }: TableOptions,
): string | undefined {
  const used = row.celulas.findLastIndex((cell) => cell !== '') + 1;
  const found = row.celulas.length;
  const width = titles.length;
  const own = exact && semTitulo > 0 ? `${width} e ${semTitulo} sem título no fim` : String(width);
  const sentence = `A linha tem ${columns(found)}, e o cabeçalho tem ${own}.`;
  if (used > width) return `${sentence} ${ASPAS}`;
  if (!exact || found === width + semTitulo) return undefined;
  if (found > width + semTitulo) return `${sentence} ${ASPAS}${semTitulo === 0 ? ` ${FIM}` : ''}`;
  if (row.aberta === true && found < width)
    throw new UnreadableFile(
      row.linha,
      `O arquivo foi cortado: a última linha tem ${columns(found)} de ${width}.`,
    );
  return sentence;
}

/**
 * Gives the titles of the first line that is not blank to the cells of the others, trimmed.
 * @throws UnreadableFile for a file without lines or a header that cannot name its columns.
 */
export async function* readTable(
  rows: AsyncIterable<Celulas | CelulasRecusadas>,
  options: TableOptions,
): AsyncGenerator<Lida> {
  let header: Header | undefined;
  for await (const row of rows) {
    if ('recusa' in row) {
      if (header === undefined) throw new UnreadableFile(row.linha, row.recusa);
      yield { linha: row.linha, recusa: row.recusa };
      continue;
    }
    const celulas = row.celulas.map((cell) => cell.trim());
    if (celulas.every((cell) => cell === '')) continue;
    const trimmed = { ...row, celulas };
    if (header === undefined) {
      header = readHeader(trimmed);
      continue;
    }
    const { linha } = row;
    const recusa = refuseWidth(trimmed, header, options);
    if (recusa === undefined)
      yield {
        linha,
        campos: Object.fromEntries(header.titles.map((title, at) => [title, celulas[at] ?? ''])),
      };
    else yield { linha, recusa };
  }
  if (header !== undefined) return;
  const empty = 'A primeira página da planilha está vazia, e só ela é lida.';
  throw new UnreadableFile(1, options.exact ? 'O arquivo está vazio.' : empty);
}
