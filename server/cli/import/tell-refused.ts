import type { LinhaRecusada } from '#contract/integration/carga.ts';
import type { Office } from '#server/cli/command.ts';
import { whyNovaSem } from '#server/integration/data/judge-lines.ts';
import { recursoOf } from '#server/integration/data/resources/resources.ts';
import type { Preenchimento } from './fill-lines.ts';
import type { Encontrada } from './find-columns.ts';
import { nameColumn } from './name-columns.ts';
import { NOS_TIPOS, tellMissing } from './tell-missing.ts';

/** Lines whose reasons the terminal shows at least; the file of refused lines has all. */
const LINES_SAID = 3;

/** Kinds of reasons of which it shows a line each. */
const KINDS_SAID = 10;

/** The columns of a member: a status of a past order stands in two, and its total is the sum of its items. */
const COLUMNS_OF: Readonly<Record<string, readonly string[]>> = { etapas: ['situacao', 'em'], total: [] };

/** A member that a new record needs and that the lines of a table cannot have, and its columns. */
type SemColuna = { readonly motivo: string; readonly membros: readonly string[] };

function findSemColuna(
  { recurso, colunas, mapeamento }: Encontrada,
  fill: Preenchimento['fill'],
): readonly SemColuna[] {
  const filled = fill({});
  const lacks = (nome: string): boolean =>
    colunas.some(({ membro }) => membro === nome) && !(nome in mapeamento.colunas) && !(nome in filled);
  return recursoOf(recurso)
    .obrigatorios.map((membro) => ({
      motivo: whyNovaSem(membro),
      membros: (COLUMNS_OF[membro] ?? [membro]).filter(lacks),
    }))
    .filter(({ membros }) => membros.length > 0);
}

/** The sentence about the columns without which new records were refused. */
function tellSemColuna(
  semColuna: readonly SemColuna[],
  count: number,
  { tipo, desconhecidas }: Encontrada,
): string {
  const membros = semColuna.flatMap((one) => one.membros);
  const registros = count === 1 ? '1 registro novo foi recusado' : `${count} registros novos foram recusados`;
  const falta = `Não há coluna de ${membros.join(', ')}: ${registros}.`;
  return desconhecidas.length === 0
    ? `${falta} Acrescente ao arquivo o que falta.`
    : tellMissing(`${falta} As colunas que não são usadas: ${desconhecidas.join(', ')}.`, {
        tipo,
        membros,
        desconhecidas,
      });
}

/** A reason without the values of its line: two lines with one fault have the same. */
const kindOf = (motivo: string): string =>
  motivo
    .replaceAll(/(tem|veio) ".*?"/gs, '$1')
    .replace(/ \S+( \(coluna .*\))? não existe\.$/, '$1 não existe.')
    .replaceAll(/\S*\d\S*/g, '#');

type Dita = { readonly linha: number; readonly motivo: string };

/** Chooses the lines whose reasons are shown: one of each kind, and more of them where there are few kinds. */
function openEscolha() {
  const kinds = new Set<string>();
  const novas: Dita[] = [];
  const repetidas: Dita[] = [];
  return {
    see(dita: Dita) {
      const kind = kindOf(dita.motivo);
      const isNew = kinds.size < KINDS_SAID && !kinds.has(kind);
      if (isNew) kinds.add(kind);
      if (isNew) novas.push(dita);
      else if (repetidas.length < LINES_SAID) repetidas.push(dita);
    },
    take: (): readonly Dita[] =>
      [...novas, ...repetidas.slice(0, Math.max(0, LINES_SAID - novas.length))].toSorted(
        (a, b) => a.linha - b.linha,
      ),
  };
}

/** A column that most lines name wrongly, where no line was taken: it may be another one than it was taken for. */
function tellCitados(
  citados: ReadonlyMap<string, number>,
  { recusadas, lidas }: { readonly recusadas: number; readonly lidas: number },
  { tipo, colunas, mapeamento }: Encontrada,
): readonly string[] {
  if (recusadas < lidas) return [];
  return [...citados].flatMap(([membro, count]) => {
    const isNeeded = colunas.some((coluna) => coluna.membro === membro && coluna.obrigatoria);
    return isNeeded || count * 2 <= lidas
      ? []
      : [
          `Nenhuma linha foi aceita. Se a coluna "${mapeamento.colunas[membro]}" não é ${membro}, deixe-a de fora em ` +
            `${NOS_TIPOS}: "${tipo}": { "colunas": { "${membro}": "" } }. Se é, carregue antes os registros que ela cita.`,
        ];
  });
}

/**
 * Prints reasons for which lines were refused, each kind of them once, and once a column that new records lack. `motivos`
 * gets the reasons with the titles of columns. `lidas` are all lines of the load.
 */
export async function tellRecusadas(
  recusadas: AsyncIterable<Pick<LinhaRecusada, 'linha' | 'motivo'>>,
  tabela: Encontrada,
  { fill, motivos, lidas }: { fill: Preenchimento['fill']; motivos: Map<number, string>; lidas: number },
  { say }: Pick<Office, 'say'>,
): Promise<readonly number[]> {
  const semColuna = findSemColuna(tabela, fill);
  const linhas: number[] = [];
  const citados = new Map<string, number>();
  const escolha = openEscolha();
  let semColunas = 0;
  for await (const { linha, motivo } of recusadas) {
    linhas.push(linha);
    const { motivo: comTitulo, citado } = nameColumn(motivo, tabela);
    if (citado !== undefined) citados.set(citado, (citados.get(citado) ?? 0) + 1);
    if (comTitulo !== motivo && !motivos.has(linha)) motivos.set(linha, comTitulo);
    if (semColuna.some((one) => one.motivo === motivo)) semColunas += 1;
    else escolha.see({ linha, motivo: motivos.get(linha) ?? motivo });
  }
  const ditas = escolha.take();
  for (const { linha, motivo } of ditas) say(`Linha ${linha}: ${motivo}`);
  const mais = linhas.length - semColunas - ditas.length;
  if (mais > 0) say(mais === 1 ? 'E mais 1 linha.' : `E mais ${mais} linhas.`);
  if (semColunas > 0) say(tellSemColuna(semColuna, semColunas, tabela));
  for (const aviso of tellCitados(citados, { recusadas: linhas.length, lidas }, tabela)) say(aviso);
  return linhas;
}
