import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NomeRecurso } from '#contract/integration/recursos.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { CorpoInvalido } from '#server/integration/data/split-lines.ts';
import { COLUNAS } from '#server/integration/files/columns/columns-of.ts';
import type { Coluna } from '#server/integration/files/columns/coluna.ts';
import { guessColumns, type MapaColunas } from '#server/integration/files/columns/guess-columns.ts';
import { findVirgula } from '#server/integration/files/columns/guess-decimal.ts';
import {
  type Mapeamento,
  type Mapeamentos,
  parseMapeamentos,
  serializeMapeamentos,
  wrongMember,
} from '#server/integration/files/columns/mapping.ts';
import { nestRecord } from '#server/integration/files/columns/nest-record.ts';
import { guessParte, PARTES_DE_PRODUTOS } from '#server/integration/files/columns/product-parts.ts';
import { toRecord } from '#server/integration/files/columns/to-record.ts';
import { readFile as readRecords, readRows } from '#server/integration/files/read-file.ts';
import { readNumero } from '#server/integration/files/values/read-numero.ts';
import type { Preenchimento } from './fill-lines.ts';

/** Where a company's columns are remembered, next to its files. */
export const COLUNAS_LEMBRADAS = 'colunas.json';

/** A table as lines of one kind. */
export type Tabela = {
  readonly arquivo: string;
  readonly kind: 'csv' | 'xlsx';
  readonly recurso: NomeRecurso;
  readonly colunas: readonly Coluna[];
  readonly mapeamento: Mapeamento;
  /** The decimal sign of its numbers, where `colunas.json` or the file tells it. */
  readonly decimal: Mapeamento['decimal'];
  /** Titles that no member uses. */
  readonly desconhecidas: readonly string[];
};

/** The tables of a file, and a sentence for the terminal about its numbers. */
export type Tabelas = { readonly tabelas: readonly Tabela[]; readonly aviso: string | undefined };

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

/** The titles of a table, without empty ones at its end. */
export async function readTitulos(
  arquivo: string,
  kind: Tabela['kind'],
): Promise<Result<readonly string[], string>> {
  const header = await headerOf(arquivo, kind);
  return header.ok ? ok(header.value.titulos) : header;
}

type Aberta = Omit<Tabela, 'arquivo' | 'kind' | 'recurso'>;

type Parte = Omit<Tabela, 'arquivo' | 'kind'> & { readonly lembrada: string };

/** The kinds that stand in a table of products too, with their columns. */
function openPartes(
  titulos: readonly string[],
  produtos: Aberta,
  lembradas: Mapeamentos,
  nome: string,
): Result<readonly Parte[], string> {
  const abertas: Parte[] = [];
  for (const parte of PARTES_DE_PRODUTOS) {
    const { recurso, colunas, lembrada } = parte;
    const known = lembradas[lembrada];
    const wrong = known === undefined ? undefined : wrongMember(lembrada, colunas, known);
    if (wrong !== undefined) return fail(`${wrong} Corrija ${nome}.`);
    const mapa = guessParte(titulos, produtos.mapeamento.colunas, parte, known?.colunas);
    if (mapa === undefined) continue;
    const mapeamento: Mapeamento = { ...known, colunas: { ...mapa } };
    const decimal = known?.decimal ?? produtos.decimal;
    abertas.push({ recurso, colunas, lembrada, mapeamento, decimal, desconhecidas: [] });
  }
  return ok(abertas);
}

/** Finds the columns of a kind in the titles of a table, by the remembered ones or by the titles. */
function openColunas(
  { linha, titulos }: Titulos,
  recurso: keyof typeof COLUNAS,
  known: Mapeamento | undefined,
  lembradas: string,
): Result<Aberta, string> {
  const colunas: readonly Coluna[] = COLUNAS[recurso];
  const wrong = known === undefined ? undefined : wrongMember(recurso, colunas, known);
  if (wrong !== undefined) return fail(`${wrong} Corrija ${lembradas}.`);
  const { mapa, desconhecidas, faltantes } = guessColumns(titulos, colunas, known?.colunas);
  const mapeamento: Mapeamento = { ...known, colunas: { ...mapa } };
  if (faltantes.length === 0) return ok({ colunas, mapeamento, decimal: mapeamento.decimal, desconhecidas });
  const isHeading = Object.keys(guessColumns(titulos, colunas).mapa).length === 0;
  const heading = `A linha ${linha} não tem os títulos das colunas: apague as linhas acima deles. `;
  return fail(
    `${isHeading ? heading : ''}Faltam colunas: ${faltantes.join(', ')}. As do arquivo: ${titulos.join(', ')}. ` +
      `Diga quais são em ${lembradas}.`,
  );
}

/** The tables with a decimal comma where the file shows one, and no cell shows a point. A sheet writes its numbers itself. */
async function withVirgula(tabelas: readonly Tabela[]): Promise<Tabelas> {
  const [first] = tabelas;
  if (first === undefined || first.kind === 'xlsx' || first.decimal !== undefined)
    return { tabelas, aviso: undefined };
  const titulos = tabelas.flatMap(({ colunas, mapeamento }) =>
    colunas
      .filter(({ tipo }) => tipo === 'numero' || tipo === 'inteiro')
      .flatMap(({ membro }) => mapeamento.colunas[membro] ?? []),
  );
  const found = await findVirgula(readRecords(first.arquivo, first.kind), [...new Set(titulos)]);
  if (found === undefined) return { tabelas, aviso: undefined };
  const { exemplo, duvida } = found;
  return {
    tabelas: tabelas.map((tabela) => ({ ...tabela, decimal: tabela.decimal ?? ',' })),
    aviso: `Os números do arquivo têm vírgula decimal, como ${exemplo}: ${duvida} é lido como ${readNumero(duvida, ',')}.`,
  };
}

/**
 * Finds the columns of a table and remembers them in `colunas.json` next to the file, where people may change them. With
 * `partes` a table of products is also one of prices and of stock, if it has their columns; these come after it.
 */
export async function openTabelas(
  arquivo: string,
  kind: Tabela['kind'],
  recurso: NomeRecurso,
  partes: boolean,
): Promise<Result<Tabelas, string>> {
  if (!isTabular(recurso)) return fail(`O recurso ${recurso} só vem em NDJSON.`);
  const folder = path.dirname(arquivo);
  const lembradas = await readLembradas(folder);
  if (!lembradas.ok) return fail(`${lembradas.error} Corrija ${path.join(folder, COLUNAS_LEMBRADAS)}.`);
  const header = await headerOf(arquivo, kind);
  if (!header.ok) return header;
  const nome = path.join(folder, COLUNAS_LEMBRADAS);
  const aberta = openColunas(header.value, recurso, lembradas.value[recurso], nome);
  if (!aberta.ok) return aberta;
  const mais =
    partes && recurso === 'produtos'
      ? openPartes(header.value.titulos, aberta.value, lembradas.value, nome)
      : ok([]);
  if (!mais.ok) return mais;
  const novas = mais.value.map(({ lembrada, mapeamento }) => [lembrada, mapeamento] as const);
  const todas = {
    ...lembradas.value,
    [recurso]: aberta.value.mapeamento,
    ...Object.fromEntries(novas),
  };
  await writeFile(nome, serializeMapeamentos(todas));
  const usadas = new Set(mais.value.flatMap(({ mapeamento }) => Object.values(mapeamento.colunas)));
  const desconhecidas = aberta.value.desconhecidas.filter((title) => !usadas.has(title));
  return ok(
    await withVirgula([
      { arquivo, kind, recurso, ...aberta.value, desconhecidas },
      ...mais.value.map(({ lembrada: _, ...parte }) => ({ arquivo, kind, ...parte })),
    ]),
  );
}

/** How the lines of a table are read: `pular` are lines that are left out. */
type Leitura = {
  readonly fill: Preenchimento['fill'];
  readonly pular: ReadonlySet<number>;
  /** Gets the reasons of lines that cannot be read. */
  readonly motivos: Map<number, string>;
};

/**
 * The lines of a table as NDJSON with the line numbers of the file. A line that cannot be read becomes an empty object,
 * which the load refuses.
 */
export async function* toLines(
  { arquivo, kind, recurso, colunas, mapeamento, decimal }: Tabela,
  { fill, pular, motivos }: Leitura,
): AsyncGenerator<Uint8Array> {
  const mapa: MapaColunas = mapeamento.colunas;
  const encoder = new TextEncoder();
  let linha = 1;
  for await (const lida of readRecords(arquivo, kind)) {
    if ('falha' in lida) throw new CorpoInvalido(`Linha ${lida.linha}: ${lida.falha}`);
    if (pular.has(lida.linha)) continue;
    const record = 'recusa' in lida ? fail(lida.recusa) : toRecord(lida.campos, colunas, mapa, decimal);
    if (!record.ok) motivos.set(lida.linha, record.error);
    const json = record.ok ? nestRecord(recurso, fill(record.value)) : {};
    yield encoder.encode(`${'\n'.repeat(lida.linha - linha)}${JSON.stringify(json)}\n`);
    linha = lida.linha + 1;
  }
}
