import { type Insertable, sql } from 'kysely';
import {
  PENDENCIAS_ANTIGAS,
  type Pendencia,
  type PendenciasOrdenacao,
} from '#contract/documents/pendencia.ts';
import { descricaoPendencia } from '#domain/documents/pendencia.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import type { Periodo } from '#lib/periodo.ts';
import { endOf, startOf } from '#server/db/business-time.ts';
import type { Database } from '#server/db/schema/schema.ts';
import type { PendenciaDocumentoTable } from '#server/db/schema/schema-documentos.ts';
import type { Scope } from '#server/db/scope.ts';

export type PendenciasFiltro = {
  readonly idPessoaCliente: number;
  readonly idSituacao?: number | undefined;
  /** Days of the request, and of its resolution. */
  readonly pedida?: Periodo | undefined;
  readonly resolvida?: Periodo | undefined;
  readonly ordenacao: PendenciasOrdenacao;
  readonly page: { readonly limit: number; readonly offset: number };
};

function selectPendencias(
  scope: Scope,
  { idPessoaCliente, idSituacao, pedida, resolvida }: PendenciasFiltro,
) {
  let query = scope.pendenciasDocumento().where('pendenciaDocumento.idPessoaCliente', '=', idPessoaCliente);
  if (idSituacao !== undefined) query = query.where('pendenciaDocumento.situacao', '=', idSituacao);
  if (pedida !== undefined)
    query = query
      .where('pendenciaDocumento.dataPendencia', '>=', startOf(pedida.de))
      .where('pendenciaDocumento.dataPendencia', '<', endOf(pedida.ate));
  if (resolvida !== undefined)
    query = query
      .where('pendenciaDocumento.dataResolucao', '>=', startOf(resolvida.de))
      .where('pendenciaDocumento.dataResolucao', '<', endOf(resolvida.ate));
  return query;
}

const selectRows = (scope: Scope, filtro: PendenciasFiltro) =>
  selectPendencias(scope, filtro)
    .innerJoin('pessoa', 'pessoa.idPessoa', 'pendenciaDocumento.idPessoaCliente')
    .select(['pendenciaDocumento.id', 'pendenciaDocumento.dataPendencia', 'pendenciaDocumento.dataResolucao'])
    .select(['pendenciaDocumento.situacao', 'pendenciaDocumento.origem'])
    .select(['pendenciaDocumento.formato', 'pendenciaDocumento.tamanho'])
    .select(['pessoa.idPessoa', 'pessoa.cpfCnpj', 'pessoa.nome']);

type PendenciaRow = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

/** A page of a customer's requests, and the count of all pages. */
export async function listPendencias(scope: Scope, filtro: PendenciasFiltro) {
  const order = filtro.ordenacao === PENDENCIAS_ANTIGAS ? 'asc' : 'desc';
  const [rows, { quantidade }] = await Promise.all([
    selectRows(scope, filtro)
      .orderBy('pendenciaDocumento.dataPendencia', order)
      .orderBy('pendenciaDocumento.id', order)
      .limit(filtro.page.limit)
      .offset(filtro.page.offset)
      .execute(),
    selectPendencias(scope, filtro)
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('quantidade'))
      .executeTakeFirstOrThrow(),
  ]);
  return { colecao: rows.map(toPendencia), totalRegistros: quantidade };
}

/** A request as the wire tells it. */
const toPendencia = (row: PendenciaRow): Pendencia => ({
  dataPendencia: toBusinessInstant(row.dataPendencia),
  cliente: { pessoa: { idPessoa: row.idPessoa, cpfCnpj: row.cpfCnpj, nome: row.nome } },
  situacao: {
    idPendenciaDocumentoClienteSituacao: row.situacao,
    descricao: descricaoPendencia(row.situacao),
  },
  origem: { descricao: row.origem },
  idPendenciaDocumento: row.id,
  formato: row.formato,
  tamanho: row.tamanho,
  dataResolucao: row.dataResolucao === null ? null : toBusinessInstant(row.dataResolucao),
});

/**
 * Adds an open request of a customer that the caller found in the scope.
 * @returns false if the customer has an open one with the same content.
 */
export async function insertPendencia(
  scope: Scope,
  pendencia: Insertable<PendenciaDocumentoTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await scope.db
    .insertInto('pendenciaDocumento')
    .values(pendencia)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The bytes of all files in the database. Their contents are not read. */
export async function sumArquivos(db: Database): Promise<number> {
  const { bytes } = await db
    .selectFrom('pendenciaDocumento')
    .select(sql<number>`coalesce(sum("tamanho"), 0)::bigint`.as('bytes'))
    .where('arquivo', 'is not', null)
    .executeTakeFirstOrThrow();
  return bytes;
}
