import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ModoCarga } from '#contract/integration/carga.ts';
import type { NomeRecurso } from '#contract/integration/recursos.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { COLUNAS } from '#server/integration/files/columns/columns-of.ts';
import { findVirgula } from '#server/integration/files/columns/guess-decimal.ts';
import {
  type Mapeamentos,
  parseMapeamentos,
  serializeMapeamentos,
} from '#server/integration/files/columns/mapping.ts';
import { readFile as readRecords, readRows } from '#server/integration/files/read-file.ts';
import { readNumero } from '#server/integration/files/values/read-numero.ts';
import { whyMaybeCut } from './file-ends.ts';
import { type Encontrada, findColumns, findParte, rememberColumns, type Titulos } from './find-columns.ts';
import { COLUNAS_LEMBRADAS } from './tell-missing.ts';

/** The kind of a file. */
export type Tipo = {
  readonly recurso: NomeRecurso;
  /** A table of products brings its prices and stock too. */
  readonly partes: boolean;
  /** It has lines of a table of products, and brings the prices or the stock of these only. */
  readonly deProdutos?: boolean;
};

/** A table as lines of one kind. */
export type Tabela = Encontrada & {
  readonly arquivo: string;
  readonly kind: 'csv' | 'xlsx';
  /** Its last line may lack digits, and is refused. */
  readonly semFim?: boolean;
};

/** The tables of a file, and sentences for the terminal about its numbers and its end. */
export type Tabelas = { readonly tabelas: readonly Tabela[]; readonly avisos: readonly string[] };

const isTabular = (recurso: NomeRecurso): recurso is keyof typeof COLUNAS => Object.hasOwn(COLUNAS, recurso);

async function readLembradas(folder: string): Promise<Result<Mapeamentos, string>> {
  const nome = path.join(folder, COLUNAS_LEMBRADAS);
  const known = await stat(nome).catch(() => undefined);
  return known === undefined ? ok({}) : parseMapeamentos(await readFile(nome, 'utf8'));
}

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
  const sheet = 'A primeira página da planilha, a única que é lida, não tem linhas.';
  return fail(kind === 'xlsx' ? sheet : 'O arquivo não tem linhas.');
}

/** The titles of a table, without empty ones at its end. */
export async function readTitulos(
  arquivo: string,
  kind: Tabela['kind'],
): Promise<Result<readonly string[], string>> {
  const header = await headerOf(arquivo, kind);
  return header.ok ? ok(header.value.titulos) : header;
}

/** The tables with a decimal comma where the file shows one, and no cell shows a point. A sheet writes its numbers itself. */
async function withVirgula(tabelas: readonly Tabela[]): Promise<Tabelas> {
  const [first] = tabelas;
  if (first === undefined || first.kind === 'xlsx' || first.decimal !== undefined)
    return { tabelas, avisos: [] };
  const titulos = tabelas.flatMap(({ colunas, mapeamento }) =>
    colunas
      .filter(({ tipo }) => tipo === 'numero' || tipo === 'inteiro')
      .flatMap(({ membro }) => mapeamento.colunas[membro] ?? []),
  );
  const found = await findVirgula(readRecords(first.arquivo, first.kind), [...new Set(titulos)]);
  if (found === undefined) return { tabelas, avisos: [] };
  const { exemplo, duvida } = found;
  return {
    tabelas: tabelas.map((tabela) => ({ ...tabela, decimal: tabela.decimal ?? ',' })),
    avisos: [
      `Os números do arquivo têm vírgula decimal, como ${exemplo}: ${duvida} é lido como ${readNumero(duvida, ',')}.`,
    ],
  };
}

/** How a table is read: lines that only change records need fewer columns. */
type Lido = Tipo & { readonly modo?: ModoCarga };

/** The columns that a table has, and the titles that `colunas.json` remembers. */
type Achadas = {
  readonly encontradas: readonly Encontrada[];
  readonly tipos: Mapeamentos;
  /** The file of the remembered titles. */
  readonly nome: string;
};

/**
 * Finds the columns of a table, by those that `colunas.json` next to it has. Prices and stock of a table of products come
 * after it.
 */
export async function findTabelas(
  arquivo: string,
  kind: Tabela['kind'],
  { recurso, partes, modo, deProdutos = false }: Lido,
): Promise<Result<Achadas, string>> {
  if (!isTabular(recurso)) return fail(`O recurso ${recurso} só vem em NDJSON.`);
  const folder = path.dirname(arquivo);
  const nome = path.join(folder, COLUNAS_LEMBRADAS);
  const lembradas = await readLembradas(folder);
  if (!lembradas.ok) return fail(`${lembradas.error} Corrija ${nome}.`);
  const header = await headerOf(arquivo, kind);
  if (!header.ok) return header;
  const tipos = lembradas.value;
  const guardadas = { tipos, nome, soAltera: modo === 'alterar' };
  const found = deProdutos
    ? findParte(header.value, recurso, guardadas)
    : findColumns(header.value, recurso, guardadas, partes);
  return found.ok ? ok({ encontradas: found.value, tipos, nome }) : found;
}

/**
 * Finds the columns of a table and remembers them in `colunas.json` next to the file, where people may change them. In a
 * folder that is watched (`vigiada`) no person reads that a file may be cut: its last line is refused.
 */
export async function openTabelas(
  arquivo: string,
  kind: Tabela['kind'],
  tipo: Lido,
  vigiada = false,
): Promise<Result<Tabelas, string>> {
  const found = await findTabelas(arquivo, kind, tipo);
  if (!found.ok) return found;
  const { encontradas, tipos, nome } = found.value;
  await writeFile(nome, serializeMapeamentos(rememberColumns(tipos, encontradas)));
  const { tabelas, avisos } = await withVirgula(encontradas.map((tabela) => ({ ...tabela, arquivo, kind })));
  const cut = kind === 'csv' ? await whyMaybeCut(arquivo) : undefined;
  if (cut === undefined) return ok({ tabelas, avisos });
  if (vigiada) return ok({ tabelas: tabelas.map((tabela) => ({ ...tabela, semFim: true })), avisos });
  return ok({ tabelas, avisos: [...avisos, cut] });
}
