import { sql } from 'kysely';
import { type ParametroRegistro, parametroLinha } from '#contract/integration/parametro.ts';
import { lerValor } from '#contract/integration/parametro-valor.ts';
import { PARAMETROS_CONHECIDOS, parametroDe } from '#contract/integration/parametros-conhecidos.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDe } from '#server/db/um-de.ts';
import { type Codigos, readIds } from '#server/integration/data/codes.ts';
import { nearest } from '#server/integration/data/nearest.ts';
import type { Motivo } from '#server/integration/data/references.ts';
import { defineRecurso, type LinhaDe } from '#server/integration/data/resource.ts';

const chaveDe = ({ chave = '' }: LinhaDe<ParametroRegistro>) => chave;
const CHAVES = PARAMETROS_CONHECIDOS.map(({ chave }) => chave);

/** The kinds whose codes are values of parameters; the database keeps the record's id. */
const COM_CODIGO = {
  hotsite: { recurso: 'hotsites', um: 'O hotsite' },
  tema: { recurso: 'temas', um: 'O tema' },
} as const;

type Ids = Readonly<Record<keyof typeof COM_CODIGO, Codigos>>;

/** The kind whose code a parameter names. */
function kindOf({ chave }: ParametroRegistro): keyof typeof COM_CODIGO | undefined {
  const tipo = parametroDe(chave)?.tipo;
  return tipo === 'hotsite' || tipo === 'tema' ? tipo : undefined;
}

function whyWrong(registro: ParametroRegistro, ids: Ids): string | undefined {
  const { chave, valor } = registro;
  const parametro = parametroDe(chave);
  if (parametro === undefined) {
    const parecidas = nearest(chave, CHAVES);
    const words = parecidas.length === 0 ? '' : ` Parecidos: ${parecidas.join(', ')}.`;
    return `O parâmetro ${chave} não existe.${words}`;
  }
  const read = lerValor(parametro, valor);
  if (!read.ok) return read.error;
  const kind = kindOf(registro);
  return kind !== undefined && !ids[kind].has(valor)
    ? `${COM_CODIGO[kind].um} ${valor} não existe.`
    : undefined;
}

/** The ids of the records that parameters name. */
async function readIdsDosCodigos(
  trx: DatabaseTransaction,
  registros: readonly ParametroRegistro[],
): Promise<Ids> {
  const idsDe = async (kind: keyof typeof COM_CODIGO) =>
    await readIds(
      trx,
      COM_CODIGO[kind].recurso,
      registros.filter((registro) => kindOf(registro) === kind).map(({ valor }) => valor),
    );
  return { hotsite: await idsDe('hotsite'), tema: await idsDe('tema') };
}

/** The id of the record that a parameter names; one that an undo restores may be an id that has no code. */
function storedValue(registro: ParametroRegistro, ids: Ids): string {
  const kind = kindOf(registro);
  return kind === undefined ? registro.valor : String(ids[kind].get(registro.valor) ?? registro.valor);
}

/** The code of a record by its id; another text stays as it is. */
async function readCodigo(trx: DatabaseTransaction, recurso: string, id: string): Promise<string> {
  const row = await trx
    .selectFrom('codigoErp')
    .select('codigo')
    .where('recurso', '=', recurso)
    .where(sql<string>`"id"::text`, '=', id)
    .executeTakeFirst();
  return row?.codigo ?? id;
}

/** The company's settings. One that is withdrawn has its default again. */
export const parametros = defineRecurso<ParametroRegistro>({
  nome: 'parametros',
  linha: parametroLinha,
  codigos: ['chave'],
  obrigatorios: ['valor'],
  padrao: {},
  chaveDe,
  async conferir(trx, registros) {
    const ids = await readIdsDosCodigos(trx, registros);
    return new Map(
      registros.flatMap((registro): Motivo[] => {
        const motivo = whyWrong(registro, ids);
        return motivo === undefined ? [] : [[registro.chave, motivo]];
      }),
    );
  },
  async ler(trx, chaves) {
    const rows = await trx
      .selectFrom('parametro')
      .select(['nome as chave', 'valor'])
      .where('nome', '=', umDe(chaves))
      .execute();
    const lidos = new Map<string, ParametroRegistro>();
    for (const row of rows) {
      const kind = kindOf(row);
      const valor =
        kind === undefined ? row.valor : await readCodigo(trx, COM_CODIGO[kind].recurso, row.valor);
      lidos.set(row.chave, { ...row, valor });
    }
    return lidos;
  },
  async gravar(trx, registros) {
    const ids = await readIdsDosCodigos(trx, registros);
    const columns: readonly Column<ParametroRegistro>[] = [
      ['nome', 'text', (p) => p.chave],
      ['valor', 'text', (p) => storedValue(p, ids)],
    ];
    await insertColumns(trx, 'parametro', columns, registros, ['nome']);
  },
  async retirar(trx, chaves) {
    await trx.deleteFrom('parametro').where('nome', '=', umDe(chaves)).execute();
  },
  /** Parameters that only SQL sets are not the company's, and stay. */
  async listarChaves(trx, depoisDe, quantas) {
    const rows = await trx
      .selectFrom('parametro')
      .select('nome')
      .where('nome', '=', umDe(CHAVES))
      .where('nome', '>', depoisDe)
      .orderBy('nome')
      .limit(quantas)
      .execute();
    return rows.map(({ nome }) => nome);
  },
});
