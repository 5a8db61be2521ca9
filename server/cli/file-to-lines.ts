import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NomeRecurso } from '#contract/integration/recursos.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { CorpoInvalido } from '#server/integration/data/split-lines.ts';
import { COLUNAS } from '#server/integration/files/columns/columns-of.ts';
import type { Coluna } from '#server/integration/files/columns/coluna.ts';
import { guessColumns, type MapaColunas } from '#server/integration/files/columns/guess-columns.ts';
import {
  type Mapeamento,
  type Mapeamentos,
  parseMapeamentos,
  serializeMapeamentos,
  wrongMember,
} from '#server/integration/files/columns/mapping.ts';
import { nestRecord } from '#server/integration/files/columns/nest-record.ts';
import { toRecord } from '#server/integration/files/columns/to-record.ts';
import { readFile as readRecords, readRows } from '#server/integration/files/read-file.ts';

/** Where a company's columns are remembered, next to its files. */
export const COLUNAS_LEMBRADAS = 'colunas.json';

export type Tabela = {
  readonly arquivo: string;
  readonly kind: 'csv' | 'xlsx';
  readonly recurso: NomeRecurso;
  readonly colunas: readonly Coluna[];
  readonly mapeamento: Mapeamento;
  /** Titles that no member uses. */
  readonly desconhecidas: readonly string[];
};

const isTabular = (recurso: NomeRecurso): recurso is keyof typeof COLUNAS => Object.hasOwn(COLUNAS, recurso);

async function readLembradas(folder: string): Promise<Result<Mapeamentos, string>> {
  const nome = path.join(folder, COLUNAS_LEMBRADAS);
  const known = await stat(nome).catch(() => undefined);
  return known === undefined ? ok({}) : parseMapeamentos(await readFile(nome, 'utf8'));
}

type Titulos = { readonly linha: number; readonly titulos: readonly string[] };

/** The first line of a table that is not blank. */
async function firstRow(arquivo: string, kind: Tabela['kind']): Promise<Titulos> {
  for await (const { linha, celulas } of readRows(arquivo, kind)) {
    const titulos = celulas.map((cell) => cell.trim());
    const count = titulos.findLastIndex((title) => title !== '') + 1;
    if (count > 0) return { linha, titulos: titulos.slice(0, count) };
  }
  return { linha: 1, titulos: [] };
}

/** The titles of a table that has lines. */
async function headerOf(arquivo: string, kind: Tabela['kind']): Promise<Result<Titulos, string>> {
  for await (const lida of readRecords(arquivo, kind)) {
    if ('falha' in lida) return fail(lida.linha === 0 ? lida.falha : `Linha ${lida.linha}: ${lida.falha}`);
    return ok(await firstRow(arquivo, kind));
  }
  return fail('O arquivo não tem linhas.');
}

/**
 * Finds the columns of a table, by the remembered ones or by their titles, and remembers them in `colunas.json` next to the
 * file, where people may change them.
 */
export async function openTabela(
  arquivo: string,
  kind: Tabela['kind'],
  recurso: NomeRecurso,
): Promise<Result<Tabela, string>> {
  if (!isTabular(recurso)) return fail(`O recurso ${recurso} só vem em NDJSON.`);
  const folder = path.dirname(arquivo);
  const lembradas = await readLembradas(folder);
  if (!lembradas.ok) return fail(`${lembradas.error} Corrija ${path.join(folder, COLUNAS_LEMBRADAS)}.`);
  const header = await headerOf(arquivo, kind);
  if (!header.ok) return header;
  const colunas: readonly Coluna[] = COLUNAS[recurso];
  const known = lembradas.value[recurso];
  const wrong = known === undefined ? undefined : wrongMember(recurso, colunas, known);
  if (wrong !== undefined) return fail(`${wrong} Corrija ${path.join(folder, COLUNAS_LEMBRADAS)}.`);
  const { linha, titulos } = header.value;
  const { mapa, desconhecidas, faltantes } = guessColumns(titulos, colunas, known?.colunas);
  if (faltantes.length > 0) {
    const isHeading = Object.keys(guessColumns(titulos, colunas).mapa).length === 0;
    const heading = `A linha ${linha} não tem os títulos das colunas: apague as linhas acima deles. `;
    return fail(
      `${isHeading ? heading : ''}Faltam colunas: ${faltantes.join(', ')}. As do arquivo: ${titulos.join(', ')}. ` +
        `Diga quais são em ${path.join(folder, COLUNAS_LEMBRADAS)}.`,
    );
  }
  const mapeamento: Mapeamento = { ...known, colunas: { ...mapa } };
  await writeFile(
    path.join(folder, COLUNAS_LEMBRADAS),
    serializeMapeamentos({ ...lembradas.value, [recurso]: mapeamento }),
  );
  return ok({ arquivo, kind, recurso, colunas, mapeamento, desconhecidas });
}

/**
 * The lines of a table as NDJSON with the line numbers of the file. A line that cannot be read becomes an empty object,
 * which the load refuses; `motivos` gets its reason.
 */
export async function* toLines(
  { arquivo, kind, recurso, colunas, mapeamento }: Tabela,
  motivos: Map<number, string>,
): AsyncGenerator<Uint8Array> {
  const mapa: MapaColunas = mapeamento.colunas;
  const encoder = new TextEncoder();
  let linha = 1;
  for await (const lida of readRecords(arquivo, kind)) {
    if ('falha' in lida) throw new CorpoInvalido(`Linha ${lida.linha}: ${lida.falha}`);
    const record =
      'recusa' in lida ? fail(lida.recusa) : toRecord(lida.campos, colunas, mapa, mapeamento.decimal);
    if (!record.ok) motivos.set(lida.linha, record.error);
    yield encoder.encode(
      `${'\n'.repeat(lida.linha - linha)}${JSON.stringify(record.ok ? nestRecord(recurso, record.value) : {})}\n`,
    );
    linha = lida.linha + 1;
  }
}
