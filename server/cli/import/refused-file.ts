import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import Papa from 'papaparse';
import { type NomeRecurso, RECURSOS } from '#contract/integration/recursos.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { listRecusadas } from '#server/integration/data/refused.ts';
import { readRows } from '#server/integration/files/read-file.ts';
import type { Tabela } from './file-to-lines.ts';

type Linhas = AsyncIterable<string>;

/** The reasons that the reader knows better than the load, and the lines of records that have several, by their last one. */
type Lidas = {
  readonly motivos: ReadonlyMap<number, string>;
  readonly linhasDe: ReadonlyMap<number, readonly number[]>;
};

type Recusa = { readonly linha: number; readonly motivo: string };

async function* asNdjson(db: Database, idCarga: number): Linhas {
  for await (const recusada of listRecusadas(db, idCarga)) yield `${JSON.stringify(recusada)}\n`;
}

/** The part of a name that tells a file of refused lines. */
export const RECUSADAS = '.recusadas.';

const LINHA = 'linha do arquivo';
const MOTIVO = 'motivo da recusa';

const toCsv = (cells: readonly (string | number)[]): string =>
  `${Papa.unparse([cells], { delimiter: ';' })}\r\n`;

/** The refused lines in their order. A record of several is refused with all its lines, which no later one follows. */
async function* listLinhas(
  db: Database,
  idCarga: number,
  { motivos, linhasDe }: Lidas,
): AsyncGenerator<Recusa, undefined> {
  const several: Recusa[] = [];
  for await (const { linha, motivo: doBanco } of listRecusadas(db, idCarga)) {
    const motivo = motivos.get(linha) ?? doBanco;
    if (linhasDe.size === 0) yield { linha, motivo };
    else several.push(...(linhasDe.get(linha) ?? [linha]).map((one) => ({ linha: one, motivo })));
  }
  yield* several.toSorted((a, b) => a.linha - b.linha);
  return undefined;
}

const isBlank = (cell: string): boolean => cell.trim() === '';

/** The cells of a sheet as many as its titles: it leaves out empty cells at the end or has more of them, a CSV may not. */
const fitCells = (cells: readonly string[], count: number): readonly string[] => [
  ...cells.slice(0, Math.max(count, cells.findLastIndex((cell) => !isBlank(cell)) + 1)),
  ...Array<string>(Math.max(0, count - cells.length)).fill(''),
];

/**
 * The refused lines of a table: their numbers, the reasons and their own cells, which load back as they were. The mark
 * of UTF-8 at the beginning shows their accents in a spreadsheet.
 */
async function* asCsv(db: Database, idCarga: number, { arquivo, kind }: Tabela, lidas: Lidas): Linhas {
  const recusadas = listLinhas(db, idCarga, lidas);
  let next = (await recusadas.next()).value;
  let titles: readonly string[] | undefined;
  let ownTitles = 0;
  for await (const { linha, celulas } of readRows(arquivo, kind)) {
    if (next === undefined) return;
    const found: readonly string[] | undefined = titles;
    // The number and the reason of an earlier refusal are left out.
    const own = celulas.filter((_, at) => ![LINHA, MOTIVO].includes((found ?? celulas)[at]?.trim() ?? ''));
    if (titles === undefined && !celulas.every(isBlank)) {
      titles = celulas;
      ownTitles = own.length;
      yield `\uFEFF${toCsv([LINHA, MOTIVO, ...own])}`;
    } else if (linha === next.linha) {
      const cells = kind === 'xlsx' ? fitCells(own, ownTitles) : own;
      yield toCsv([linha, next.motivo, ...cells]);
      next = (await recusadas.next()).value;
    }
  }
}

/** The end of a name of refused lines: its kind, and its number after the first time. */
const OWN_END = /\.recusadas\.[a-z]+(?:-(\d{1,6}))?\.(?:csv|txt|xlsx|ndjson)$/i;

/**
 * The file of refused lines of a kind next to a file. For one that has mended lines itself it gets the next number;
 * `later` counts on from there.
 */
export function refusedName(base: string, recurso: string, kind: 'csv' | 'ndjson', later = 0): string {
  const [end = '', before = '1'] = OWN_END.exec(base) ?? [];
  const number = (end === '' ? 1 : Number(before) + 1) + later;
  const mark = number === 1 ? '' : `-${number}`;
  return `${base.slice(0, base.length - end.length)}${RECUSADAS}${recurso}${mark}.${kind}`;
}

/** The kind that the name of a file of refused lines tells, also after a person changed its end. */
export function recursoDasRecusadas(arquivo: string): NomeRecurso | undefined {
  const [, kind = ''] = /.*\.recusadas\.([a-z]+)/i.exec(path.basename(arquivo)) ?? [];
  return RECURSOS.find((recurso) => recurso.toLowerCase() === kind.toLowerCase());
}

/** The content of a file of refused lines. */
export type Recusadas = {
  readonly idCarga: number;
  /** Undefined for NDJSON. */
  readonly tabela: Tabela | undefined;
} & Lidas;

/** Writes the refused lines of a load into a file, to be mended and loaded again. */
export async function writeRefused(
  db: Database,
  nome: string,
  { idCarga, tabela, ...lidas }: Recusadas,
): Promise<void> {
  const lines = tabela === undefined ? asNdjson(db, idCarga) : asCsv(db, idCarga, tabela, lidas);
  await mkdir(path.dirname(nome), { recursive: true });
  await pipeline(lines, createWriteStream(nome));
}
