import { sql } from 'kysely';
import {
  NOTAS_DATA_CRESCENTE,
  NOTAS_DATA_DECRESCENTE,
  NOTAS_NUMERO_CRESCENTE,
  NOTAS_NUMERO_DECRESCENTE,
  type NotaFiscal,
  type NotasOrdenacao,
} from '#contract/invoices/nota-fiscal.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { endOf, startOf } from '#server/db/business-time.ts';
import { isChangedSince } from '#server/db/feed-cursor.ts';
import type { Scope } from '#server/db/scope.ts';

/** Selects a page of a customer's invoices. Days are of the business time zone, both included. */
export type NotaFiltro = {
  readonly idPessoaDestinatario: number;
  readonly dataInicial: string | undefined;
  readonly dataFinal: string | undefined;
  readonly numDocumento: number | undefined;
  /** Only rows written by that transaction or a later one. */
  readonly mudadoDesde?: number | undefined;
  /** Newest first when it is undefined. */
  readonly ordenacao: NotasOrdenacao | undefined;
  readonly limit: number;
  readonly offset: number;
};

/** The names of the ways of issuing (`tpEmis`); any other one is a contingency. */
const TIPOS_EMISSAO: Readonly<Record<number, string>> = {
  1: 'Normal',
  2: 'Contingência FS-IA',
  3: 'Regime Especial NFF',
  4: 'Contingência EPEC',
  5: 'Contingência FS-DA',
  6: 'Contingência SVC-AN',
  7: 'Contingência SVC-RS',
};

/** One page of a customer's invoices, newest first, with the total number that match the filter. */
export async function listNotas(
  scope: Scope,
  filtro: NotaFiltro,
): Promise<{ colecao: NotaFiscal[]; totalRegistros: number }> {
  const { totalRegistros } = await filtered(scope, filtro)
    .select((eb) => eb.fn.countAll<number>().as('totalRegistros'))
    .executeTakeFirstOrThrow();
  return {
    colecao: await readColecao(scope, selectNotas(scope, filtro).offset(filtro.offset)),
    totalRegistros,
  };
}

/**
 * The invoices after a given one in the filter's order, or the first ones: so an invoice issued meanwhile moves no
 * page.
 */
export const listNotasDepois = (
  scope: Scope,
  { depoisDe, ...filtro }: Omit<NotaFiltro, 'offset'> & { readonly depoisDe: number | undefined },
): Promise<NotaFiscal[]> =>
  readColecao(
    scope,
    depoisDe === undefined ? selectNotas(scope, filtro) : selectDepois(scope, filtro, depoisDe),
  );

async function readColecao(scope: Scope, query: ReturnType<typeof selectNotas>): Promise<NotaFiscal[]> {
  const rows = await query.execute();
  const boletos = await selectBoletos(
    scope,
    rows.map((row) => row.idTitulo),
  );
  return rows.map((row) =>
    toNota(
      row,
      boletos.filter((boleto) => boleto.idTitulo === row.idTitulo),
    ),
  );
}

type Filtro = Omit<NotaFiltro, 'offset'>;

function filtered(scope: Scope, filtro: Filtro) {
  let query = scope.notasFiscais().where('notaFiscal.idPessoaDestinatario', '=', filtro.idPessoaDestinatario);
  if (filtro.dataInicial !== undefined)
    query = query.where('notaFiscal.dataDocumento', '>=', startOf(filtro.dataInicial));
  if (filtro.dataFinal !== undefined)
    query = query.where('notaFiscal.dataDocumento', '<', endOf(filtro.dataFinal));
  if (filtro.mudadoDesde !== undefined)
    query = query.where(isChangedSince('notaFiscal.mudado', filtro.mudadoDesde));
  if (filtro.numDocumento !== undefined)
    query = query.where('notaFiscal.numDocumento', '=', filtro.numDocumento);
  return query;
}

const selectNotas = (scope: Scope, filtro: Filtro) =>
  ordered(scope, filtro)
    .innerJoin('pessoa as destinatario', 'destinatario.idPessoa', 'notaFiscal.idPessoaDestinatario')
    .innerJoin('pessoa as emitente', 'emitente.idPessoa', 'notaFiscal.idPessoaEmitente')
    .selectAll('notaFiscal')
    .select(['destinatario.nome', 'destinatario.cpfCnpj', 'emitente.nomeFantasia as nomeEmitente'])
    .limit(filtro.limit);

/** The invoices after `depoisDe`, by the sort key. */
function selectDepois(scope: Scope, filtro: Filtro, depoisDe: number) {
  const { column, direction } = orderOf(filtro);
  const key = sql.ref(`notaFiscal.${column}`);
  const last = scope.notasFiscais().where('notaFiscal.idTitulo', '=', depoisDe);
  return selectNotas(scope, filtro).where(
    sql<boolean>`(${key}, "notaFiscal"."idTitulo") ${sql.raw(direction === 'asc' ? '>' : '<')}
      (${last.select([`notaFiscal.${column}`, 'notaFiscal.idTitulo'])})`,
  );
}

/** In a fixed order: rows with the same day or number are ordered by id. */
function ordered(scope: Scope, filtro: Filtro) {
  const { column, direction } = orderOf(filtro);
  return filtered(scope, filtro)
    .orderBy(`notaFiscal.${column}`, direction)
    .orderBy('notaFiscal.idTitulo', direction);
}

function orderOf({ ordenacao = NOTAS_DATA_DECRESCENTE }: Filtro) {
  const isCrescente = ordenacao === NOTAS_DATA_CRESCENTE || ordenacao === NOTAS_NUMERO_CRESCENTE;
  const isNumero = ordenacao === NOTAS_NUMERO_CRESCENTE || ordenacao === NOTAS_NUMERO_DECRESCENTE;
  return {
    column: isNumero ? 'numDocumento' : 'dataDocumento',
    direction: isCrescente ? 'asc' : 'desc',
  } as const;
}

/** The boletos of invoices, by due date; one that joins several invoices stands with each. */
export async function selectBoletos(scope: Scope, idTitulos: readonly number[]) {
  if (idTitulos.length === 0) return [];
  const first = scope
    .contasReceber()
    .select(['contaReceber.idTitulo', 'idBoleto', 'dataVencimento', 'contaReceber.id'])
    .where('contaReceber.idTitulo', 'in', idTitulos)
    .where('idBoleto', 'is not', null);
  const further = scope
    .contasReceber()
    .innerJoin('contaReceberNota', 'contaReceberNota.idConta', 'contaReceber.id')
    .select(['contaReceberNota.idTitulo', 'idBoleto', 'dataVencimento', 'contaReceber.id'])
    .where('contaReceberNota.idTitulo', 'in', idTitulos)
    .where('idBoleto', 'is not', null);
  const rows = await first.unionAll(further).orderBy('dataVencimento').orderBy('id').execute();
  return rows.flatMap(({ idTitulo, idBoleto }) => (idBoleto === null ? [] : [{ idTitulo, idBoleto }]));
}

type NotaRow = Awaited<ReturnType<ReturnType<typeof selectNotas>['execute']>>[number];

const toNota = (row: NotaRow, boletos: readonly { idBoleto: number }[]): NotaFiscal => ({
  titulo: {
    idTitulo: row.idTitulo,
    serieDocumento: row.serieDocumento,
    pessoaDestinatario: { idPessoa: row.idPessoaDestinatario, cpfCnpj: row.cpfCnpj, nome: row.nome },
    operacao: { descOperacao: row.descOperacao },
  },
  chaveAcesso: row.chaveAcesso,
  dataDocumento: toBusinessInstant(row.dataDocumento),
  numDocumento: String(row.numDocumento),
  nfeTipoEmissao: { descTipoEmissao: TIPOS_EMISSAO[row.idNfeTipoEmissao] ?? 'Contingência' },
  boletos: boletos.map(({ idBoleto }) => ({ idBoleto })),
  idPrePedido: row.idPrePedido,
  pessoaEmitente: { idPessoa: row.idPessoaEmitente, nome: row.nomeEmitente },
  valorTotalNota: row.valorTotalNota,
});
