import { type Celulas, type CelulasRecusadas, type Lida, UnreadableFile } from './line.ts';

/** `exact`: each line must have all cells of the header, as in a CSV; a sheet leaves out empty ones. */
type TableOptions = { readonly exact: boolean };

const columns = (count: number): string => (count === 1 ? '1 coluna' : `${count} colunas`);

/** The titles of a table, without empty ones at its end. */
function readHeader({ linha, celulas }: Celulas): string[] {
  const titles = celulas.slice(0, celulas.findLastIndex((cell) => cell !== '') + 1);
  const seen = new Set<string>();
  for (const title of titles) {
    if (title === '') throw new UnreadableFile(linha, 'O cabeçalho tem uma coluna sem título.');
    if (seen.has(title)) throw new UnreadableFile(linha, `O título "${title}" aparece em duas colunas.`);
    seen.add(title);
  }
  return titles;
}

function refuseWidth(row: Celulas, width: number, { exact }: TableOptions): string | undefined {
  const used = row.celulas.findLastIndex((cell) => cell !== '') + 1;
  const found = row.celulas.length;
  if (used > width)
    return `A linha tem ${columns(found)}, e o cabeçalho tem ${width}. Falta pôr entre aspas um texto com o separador?`;
  if (!exact || found >= width) return undefined;
  if (row.aberta === true)
    throw new UnreadableFile(
      row.linha,
      `O arquivo foi cortado: a última linha tem ${columns(found)} de ${width}.`,
    );
  return `A linha tem ${columns(found)}, e o cabeçalho tem ${width}.`;
}

/**
 * Gives the titles of the first line that is not blank to the cells of the others, trimmed.
 * @throws UnreadableFile for a file without lines or a header that cannot name its columns.
 */
export async function* readTable(
  rows: AsyncIterable<Celulas | CelulasRecusadas>,
  options: TableOptions,
): AsyncGenerator<Lida> {
  let titles: string[] | undefined;
  for await (const row of rows) {
    if ('recusa' in row) {
      if (titles === undefined) throw new UnreadableFile(row.linha, row.recusa);
      yield { linha: row.linha, recusa: row.recusa };
      continue;
    }
    const celulas = row.celulas.map((cell) => cell.trim());
    if (celulas.every((cell) => cell === '')) continue;
    const trimmed = { ...row, celulas };
    if (titles === undefined) {
      titles = readHeader(trimmed);
      continue;
    }
    const { linha } = row;
    const recusa = refuseWidth(trimmed, titles.length, options);
    if (recusa === undefined)
      yield { linha, campos: Object.fromEntries(titles.map((title, at) => [title, celulas[at] ?? ''])) };
    else yield { linha, recusa };
  }
  if (titles !== undefined) return;
  const empty = 'A primeira página da planilha está vazia, e só ela é lida.';
  throw new UnreadableFile(1, options.exact ? 'O arquivo está vazio.' : empty);
}
