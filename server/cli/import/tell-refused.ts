import type { LinhaRecusada } from '#contract/integration/carga.ts';
import type { Office } from '#server/cli/command.ts';
import { whyNovaSem } from '#server/integration/data/judge-lines.ts';
import { recursoOf } from '#server/integration/data/resources/resources.ts';
import type { Preenchimento } from './fill-lines.ts';
import type { Encontrada } from './find-columns.ts';
import { tellMissing } from './tell-missing.ts';

/** Reasons of refused lines that the terminal shows; the file of refused lines has all. */
const REASONS_SAID = 3;

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

/** Prints the first reasons for which lines were refused, and once a column that new records lack. */
export async function tellRecusadas(
  recusadas: AsyncIterable<Pick<LinhaRecusada, 'linha' | 'motivo'>>,
  tabela: Encontrada,
  { fill, motivos }: { fill: Preenchimento['fill']; motivos: ReadonlyMap<number, string> },
  { say }: Pick<Office, 'say'>,
): Promise<readonly number[]> {
  const semColuna = findSemColuna(tabela, fill);
  const linhas: number[] = [];
  let semColunas = 0;
  let ditas = 0;
  for await (const { linha, motivo } of recusadas) {
    linhas.push(linha);
    if (semColuna.some((one) => one.motivo === motivo)) {
      semColunas += 1;
      continue;
    }
    if (ditas < REASONS_SAID) say(`Linha ${linha}: ${motivos.get(linha) ?? motivo}`);
    ditas += 1;
  }
  const mais = ditas - REASONS_SAID;
  if (mais > 0) say(mais === 1 ? 'E mais 1 linha.' : `E mais ${mais} linhas.`);
  if (semColunas > 0) say(tellSemColuna(semColuna, semColunas, tabela));
  return linhas;
}
