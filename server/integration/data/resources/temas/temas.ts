import {
  NOMES_DE_TIPOS_DE_TEMA,
  ordenarCores,
  type TemaRegistro,
  TIPOS_DE_TEMA,
  temaLinha,
} from '#contract/integration/tema.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDosIds } from '#server/db/um-de.ts';
import { idOf, readIds, selectConhecidos } from '#server/integration/data/codes.ts';
import { ownRows } from '#server/integration/data/own-rows.ts';
import { defineRecurso } from '#server/integration/data/resource.ts';
import { checkTemas } from './check-temas.ts';
import { idDaCor, nomeDaCor } from './cores.ts';
import { dressVitrines, readVitrinesDe } from './vitrines-do-tema.ts';

const own = ownRows('temas', 'tema', 'idTemaPersonalizado');
const { assign, ...rows } = own;

async function readCores(trx: DatabaseTransaction, ids: readonly number[]) {
  const cores = await trx
    .selectFrom('temaParametro')
    .selectAll()
    .where('idTemaPersonalizado', '=', umDosIds(ids))
    .execute();
  return Map.groupBy(cores, ({ idTemaPersonalizado }) => idTemaPersonalizado);
}

async function ler(trx: DatabaseTransaction, chaves: readonly string[]): Promise<Map<string, TemaRegistro>> {
  const found = await selectConhecidos(trx, 'temas', chaves)
    .innerJoin('tema', 'idTemaPersonalizado', 'codigoErp.id')
    .select(['idTemaPersonalizado', 'idTemaPersonalizadoTipo', 'nome', 'dataInicial', 'dataFinal'])
    .select(['variosHotsite', 'imagemTema'])
    .execute();
  const ids = found.map(({ idTemaPersonalizado }) => idTemaPersonalizado);
  const cores = await readCores(trx, ids);
  const vitrines = await readVitrinesDe(trx, ids);
  return new Map(
    found.map((row) => {
      const { idTemaPersonalizado, idTemaPersonalizadoTipo, variosHotsite, imagemTema, ...resto } = row;
      const dele = cores.get(idTemaPersonalizado) ?? [];
      return [
        row.codigoErp,
        {
          ...resto,
          tipo:
            NOMES_DE_TIPOS_DE_TEMA.find((nome) => TIPOS_DE_TEMA[nome] === idTemaPersonalizadoTipo) ??
            'reserva',
          hotsites: variosHotsite
            .split(';')
            .filter((nome) => nome !== '')
            .toSorted(),
          vitrines: vitrines.get(idTemaPersonalizado) ?? [],
          imagem: imagemTema ?? '',
          cores: ordenarCores(
            dele.map(({ idParametroTipo, valor, percentualTransparencia }) => ({
              cor: nomeDaCor(idParametroTipo),
              valor,
              transparencia: percentualTransparencia,
            })),
          ),
        },
      ];
    }),
  );
}

async function gravar(trx: DatabaseTransaction, registros: readonly TemaRegistro[]): Promise<void> {
  const ids = await assign(trx, registros);
  const columns: readonly Column<TemaRegistro>[] = [
    ['idTemaPersonalizado', 'integer', (t) => idOf(ids, t.codigoErp)],
    ['idTemaPersonalizadoTipo', 'smallint', (t) => TIPOS_DE_TEMA[t.tipo]],
    ['nome', 'text', (t) => t.nome],
    ['dataInicial', 'date', (t) => t.dataInicial],
    ['dataFinal', 'date', (t) => t.dataFinal],
    ['variosHotsite', 'text', (t) => t.hotsites.join(';')],
    ['imagemTema', 'text', (t) => (t.imagem === '' ? null : t.imagem)],
  ];
  await insertColumns(trx, 'tema', columns, registros, ['idTemaPersonalizado']);
  const destes = umDosIds(registros.map(({ codigoErp }) => idOf(ids, codigoErp)));
  await trx.deleteFrom('temaParametro').where('idTemaPersonalizado', '=', destes).execute();
  const cores = registros.flatMap((tema) =>
    tema.cores.map((cor) => ({ ...cor, idTema: idOf(ids, tema.codigoErp) })),
  );
  const daCor: readonly Column<(typeof cores)[number]>[] = [
    ['idTemaPersonalizado', 'integer', (c) => c.idTema],
    ['idParametroTipo', 'integer', (c) => idDaCor(c.cor)],
    ['valor', 'text', (c) => c.valor],
    ['percentualTransparencia', 'smallint', (c) => c.transparencia],
  ];
  await insertColumns(trx, 'temaParametro', daCor, cores);
  await dressVitrines(
    trx,
    registros.map(({ codigoErp, vitrines }) => ({ idTema: idOf(ids, codigoErp), vitrines })),
  );
}

/** The look of the portal: logos and colours. Its own rows are written whole; devices read all themes at once. */
export const temas = defineRecurso<TemaRegistro>({
  nome: 'temas',
  linha: temaLinha,
  codigos: ['codigoErp'],
  obrigatorios: ['nome', 'tipo'],
  padrao: { dataInicial: null, dataFinal: null, hotsites: [], vitrines: [], imagem: '', cores: [] },
  ...rows,
  conferir: checkTemas,
  ler,
  gravar,
  async retirar(trx, chaves) {
    const ids = await readIds(trx, 'temas', chaves);
    await dressVitrines(
      trx,
      [...ids.values()].map((idTema) => ({ idTema, vitrines: [] })),
    );
    await own.retirar(trx, chaves);
  },
});
