import type { NomeRecurso } from '#contract/integration/recursos.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { recursoOf } from '#server/integration/data/resources/resources.ts';
import { COLUNAS } from '#server/integration/files/columns/columns-of.ts';
import type { Coluna } from '#server/integration/files/columns/coluna.ts';
import { guessColumns } from '#server/integration/files/columns/guess-columns.ts';
import { type Mapeamento, type Mapeamentos, wrongMember } from '#server/integration/files/columns/mapping.ts';
import { guessParte, PARTES_DE_PRODUTOS } from '#server/integration/files/columns/product-parts.ts';
import { tellAbsent, tellMissing } from './tell-missing.ts';

/** The first line of a table. */
export type Titulos = { readonly linha: number; readonly titulos: readonly string[] };

/** The columns of a kind in a table. */
export type Encontrada = {
  readonly recurso: NomeRecurso;
  /** Its name in `colunas.json`. */
  readonly tipo: string;
  readonly colunas: readonly Coluna[];
  readonly mapeamento: Mapeamento;
  /** The decimal sign of its numbers, where `colunas.json` tells it. */
  readonly decimal: Mapeamento['decimal'];
  /** Titles that no member uses. */
  readonly desconhecidas: readonly string[];
  /** Sentences for the terminal about columns that the table lacks. */
  readonly avisos: readonly string[];
};

type Tabular = keyof typeof COLUNAS;

/** The titles that `colunas.json` remembers, and its name; `soAltera`: the lines only change known records. */
type Lembradas = { readonly tipos: Mapeamentos; readonly nome: string; readonly soAltera?: boolean };

/** The members that a line needs to name a known record. A line of historico is an item of an order and needs them all. */
const isChave = (recurso: Tabular, membro: string): boolean =>
  recurso === 'historico' || recursoOf(recurso).codigos.includes(membro);

/** The kind of the table, by the remembered titles or by those that it has. */
function findTipo(
  { linha, titulos }: Titulos,
  recurso: Tabular,
  { tipos, nome, soAltera = false }: Lembradas,
): Result<Encontrada, string> {
  const colunas: readonly Coluna[] = COLUNAS[recurso];
  const known = tipos[recurso];
  const wrong = known === undefined ? undefined : wrongMember(recurso, colunas, known);
  if (wrong !== undefined) return fail(`${wrong} Corrija ${nome}.`);
  const {
    mapa,
    desconhecidas,
    faltantes: semColuna,
    ausentes,
  } = guessColumns(titulos, colunas, known?.colunas);
  const faltantes = semColuna.filter((membro) => !soAltera || isChave(recurso, membro));
  const mapeamento: Mapeamento = { ...known, colunas: { ...mapa } };
  const avisos = ausentes.map((membro) => tellAbsent(membro, known?.colunas[membro] ?? ''));
  if (faltantes.length === 0)
    return ok({
      recurso,
      tipo: recurso,
      colunas,
      mapeamento,
      decimal: known?.decimal,
      desconhecidas,
      avisos,
    });
  const isHeading = Object.keys(guessColumns(titulos, colunas).mapa).length === 0;
  const heading = `A linha ${linha} não tem os títulos das colunas: apague as linhas acima deles. `;
  const cure =
    avisos.length === 0
      ? `Diga quais são em ${nome}.`
      : `${avisos.join(' ')} Corrija o título em ${nome}, ou apague-o para que a coluna seja adivinhada.`;
  const names = !faltantes.some((membro) => isChave(recurso, membro));
  return fail(
    `${isHeading ? heading : ''}Faltam colunas: ${faltantes.join(', ')}. As do arquivo: ${titulos.join(', ')}. ${cure}` +
      (names
        ? ' Para só alterar registros que já existem, elas não são necessárias: importe com --alterar.'
        : ''),
  );
}

const SEM_PARTE = {
  precos: 'Não há coluna de preço: os produtos novos não têm preço enquanto não vier um arquivo de precos.',
  estoques:
    'Não há coluna de estoque: os produtos novos ficam em falta enquanto não vier um arquivo de estoques.',
} as const;

/** The kinds that stand in a table of products too, each with its columns. */
function withPartes(
  titulos: readonly string[],
  produtos: Encontrada,
  { tipos, nome, soAltera = false }: Lembradas,
): Result<readonly Encontrada[], string> {
  const partes: Encontrada[] = [];
  const faltas: { recurso: keyof typeof SEM_PARTE; tipo: string; membro: string }[] = [];
  for (const parte of PARTES_DE_PRODUTOS) {
    const { recurso, colunas, lembrada: tipo, valor: membro } = parte;
    const known = tipos[tipo];
    const wrong = known === undefined ? undefined : wrongMember(tipo, colunas, known);
    if (wrong !== undefined) return fail(`${wrong} Corrija ${nome}.`);
    const mapa = guessParte(titulos, produtos.mapeamento.colunas, parte, known?.colunas);
    if (mapa === undefined) {
      faltas.push({ recurso, tipo, membro });
      continue;
    }
    const mapeamento: Mapeamento = { ...known, colunas: { ...mapa } };
    const decimal = known?.decimal ?? produtos.decimal;
    partes.push({ recurso, tipo, colunas, mapeamento, decimal, desconhecidas: [], avisos: [] });
  }
  const usadas = new Set(partes.flatMap(({ mapeamento }) => Object.values(mapeamento.colunas)));
  const desconhecidas = produtos.desconhecidas.filter((title) => !usadas.has(title));
  const avisos = faltas.flatMap(({ recurso, tipo, membro }) => {
    const title = tipos[tipo]?.colunas[membro];
    if (title === '') return [];
    if (title !== undefined) return [tellAbsent(membro, title)];
    return desconhecidas.length === 0 || soAltera
      ? []
      : [tellMissing(SEM_PARTE[recurso], { tipo, membros: [membro], desconhecidas })];
  });
  return ok([{ ...produtos, desconhecidas, avisos: [...produtos.avisos, ...avisos] }, ...partes]);
}

/**
 * Finds the columns of a kind in the titles of a table. With `partes` a table of products is also one of prices and of
 * stock, if it has their columns; these come after it.
 */
export function findColumns(
  header: Titulos,
  recurso: Tabular,
  lembradas: Lembradas,
  partes: boolean,
): Result<readonly Encontrada[], string> {
  const found = findTipo(header, recurso, lembradas);
  if (!found.ok) return found;
  return partes && recurso === 'produtos'
    ? withPartes(header.titulos, found.value, lembradas)
    : ok([found.value]);
}

/**
 * Finds the columns of prices or stock in lines of a table of products: as the table had them, unless the titles of a table
 * of this kind alone are remembered.
 */
export function findParte(
  header: Titulos,
  recurso: Tabular,
  lembradas: Lembradas,
): Result<readonly Encontrada[], string> {
  const { tipos } = lembradas;
  const isKnown = PARTES_DE_PRODUTOS.some((parte) => parte.recurso === recurso && parte.lembrada in tipos);
  const alone = () => findColumns(header, recurso, lembradas, false);
  if (!isKnown && recurso in tipos) return alone();
  const found = findColumns(header, 'produtos', lembradas, true);
  if (!found.ok) return isKnown ? found : alone();
  const parte = found.value.filter((tabela) => tabela.recurso === recurso);
  return parte.length === 0 ? alone() : ok(parte);
}

/** The remembered titles with those of a table: a title that this table lacks may be in the next one. */
export const rememberColumns = (tipos: Mapeamentos, tabelas: readonly Encontrada[]): Mapeamentos => ({
  ...tipos,
  ...Object.fromEntries(
    tabelas.map(({ tipo, mapeamento }) => [
      tipo,
      { ...mapeamento, colunas: { ...tipos[tipo]?.colunas, ...mapeamento.colunas } },
    ]),
  ),
});
