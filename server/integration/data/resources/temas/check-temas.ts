import { sql } from 'kysely';
import type { TemaRegistro } from '#contract/integration/tema.ts';
import { listTemas, toParametro } from '#server/content/data/temas.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDe } from '#server/db/um-de.ts';
import { readIds } from '#server/integration/data/codes.ts';
import { nearest } from '#server/integration/data/nearest.ts';
import { type Motivo, semReferencia } from '#server/integration/data/references.ts';
import { catalogue } from '#theme/catalogue.ts';
import { storeTheme } from '#theme/choose-theme.ts';
import { resolveTheme, type ThemeParametro } from '#theme/resolve-theme.ts';

const CORES = new Map(catalogue.map((cor) => [String(cor.name), cor]));

/** Why a theme is shown at no moment, or at another one than it says. */
function whyNever({ tipo, dataInicial, dataFinal, hotsites }: TemaRegistro): string | undefined {
  if (dataInicial !== null && dataFinal !== null && dataFinal < dataInicial)
    return 'O campo dataFinal é anterior a dataInicial.';
  if (tipo === 'periodo' && dataInicial === null && dataFinal === null)
    return 'Um tema de período tem dataInicial ou dataFinal.';
  if ((tipo === 'hotsites') !== hotsites.length > 0)
    return 'Um tema de tipo hotsites, e nenhum outro, nomeia hotsites.';
  return undefined;
}

/** Why a colour is refused: the catalogue lacks it, or the app would not print the text in it that the line wants. */
function whyWrong({ cores }: TemaRegistro, daLoja: readonly ThemeParametro[]): string | undefined {
  const unknown = cores.find(({ cor }) => !CORES.has(cor));
  if (unknown !== undefined) {
    const parecidas = nearest(unknown.cor, [...CORES.keys()]);
    const words = parecidas.length === 0 ? '' : ` Parecidas: ${parecidas.join(', ')}.`;
    return `A cor ${unknown.cor} não existe.${words}`;
  }
  const proprias = cores.flatMap(({ cor, valor, transparencia }) => {
    const id = CORES.get(cor)?.id;
    return id === undefined
      ? []
      : [toParametro({ idParametroTipo: id, valor, percentualTransparencia: transparencia })];
  });
  const { corrected } = resolveTheme(proprias, daLoja);
  const ilegivel = corrected.find((nome) => cores.some(({ cor }) => cor === nome));
  if (ilegivel === undefined) return undefined;
  const fundos = CORES.get(ilegivel)?.on ?? [];
  return `A cor ${ilegivel} não se lê bem sobre ${fundos.join(', ')}: o contraste tem de ser de 4,5:1 ou mais.`;
}

async function semHotsite(trx: DatabaseTransaction, registros: readonly TemaRegistro[]): Promise<Motivo[]> {
  const nomes = registros.flatMap(({ hotsites }) => hotsites);
  const rows = await trx
    .selectFrom('hotsite')
    .select(sql<string>`lower("nome")`.as('nome'))
    .where(sql<string>`lower("nome")`, '=', umDe(nomes.map((nome) => nome.toLowerCase())))
    .execute();
  const conhecidos = new Set(rows.map(({ nome }) => nome));
  return registros.flatMap(({ codigoErp, hotsites }): Motivo[] => {
    const falta = hotsites.find((nome) => !conhecidos.has(nome.toLowerCase()));
    return falta === undefined ? [] : [[codigoErp, `O hotsite ${falta} não existe.`]];
  });
}

/** A showcase has one theme: the second one that names it in a load is refused. */
function comVitrineDeOutro(registros: readonly TemaRegistro[]): Motivo[] {
  const primeiro = new Map<string, string>();
  return registros.flatMap(({ codigoErp, vitrines }): Motivo[] => {
    const deOutro = vitrines.find((codigo) => primeiro.has(codigo));
    for (const codigo of vitrines) if (!primeiro.has(codigo)) primeiro.set(codigo, codigoErp);
    return deOutro === undefined
      ? []
      : [[codigoErp, `A vitrine ${deOutro} já é do tema ${primeiro.get(deOutro)} nesta carga.`]];
  });
}

/** Sentences for themes that cannot be shown as they say. The store's own theme is judged without its earlier colours. */
export async function checkTemas(
  trx: DatabaseTransaction,
  registros: readonly TemaRegistro[],
): Promise<ReadonlyMap<string, string>> {
  const loja = storeTheme(await listTemas(trx));
  const ids = await readIds(
    trx,
    'temas',
    registros.map(({ codigoErp }) => codigoErp),
  );
  const daLoja = ({ codigoErp }: TemaRegistro) =>
    loja === null || loja.idTemaPersonalizado === ids.get(codigoErp) ? [] : loja.parametros;
  return new Map([
    ...registros.flatMap((registro): Motivo[] => {
      const motivo = whyNever(registro) ?? whyWrong(registro, daLoja(registro));
      return motivo === undefined ? [] : [[registro.codigoErp, motivo]];
    }),
    ...comVitrineDeOutro(registros),
    ...(await semHotsite(trx, registros)),
    ...(await semReferencia(trx, registros, {
      recurso: 'vitrines',
      onde: ({ vitrines }) => vitrines,
      chaveDe: ({ codigoErp }) => codigoErp,
    })),
  ]);
}
