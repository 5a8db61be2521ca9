import { PEDIDO_ENTREGUE } from '#contract/orders/situacao.ts';
import type { NotaDevolvivel } from '#contract/returns/devolucao.ts';
import { isCartaForaPrazo, prazoDaCarta } from '#domain/letters/prazo.ts';
import { type DiasDaNota, isForaPrazo, prazoAte } from '#domain/returns/prazo.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { endOf, startOf } from '#server/db/business-time.ts';
import { prazoDevolucaoDias } from '#server/db/prazo-devolucao.ts';
import type { Scope } from '#server/db/scope.ts';
import { unidades, unidadesDevolvidas } from '#server/invoices/data/unidades.ts';

/** The most invoices that a search finds. */
export const NOTAS_ACHADAS = 200;

export type NotasFiltro = {
  readonly idPessoaCliente: number;
  readonly numDocumento?: string | undefined;
  /** Branches; every given one must be the issuer. */
  readonly emitentes?: readonly number[];
  readonly de?: string | undefined;
  readonly ate?: string | undefined;
  /** The most invoices; absent: all. */
  readonly limite?: number;
};

const selectNotas = (scope: Scope) =>
  scope
    .notasFiscais()
    .leftJoin('prePedido', 'prePedido.idPrePedido', 'notaFiscal.idPrePedido')
    .leftJoin('pedidoEtapa', (join) =>
      join
        .onRef('pedidoEtapa.idPrePedido', '=', 'notaFiscal.idPrePedido')
        .on('pedidoEtapa.idPedidoSituacao', '=', PEDIDO_ENTREGUE),
    )
    .selectAll('notaFiscal')
    .select(['prePedido.previsaoEntrega', 'prePedido.idPedidoSituacao', 'pedidoEtapa.em as entregueEm'])
    .select([unidades.as('unidades'), unidadesDevolvidas.as('unidadesDevolvidas')])
    .select(prazoDevolucaoDias.as('prazoDias'));

type NotaRow = Awaited<ReturnType<ReturnType<typeof selectNotas>['executeTakeFirstOrThrow']>>;

/** An invoice with the days that decide its term. */
export type NotaDaDevolucao = NotaRow & { readonly dias: DiasDaNota; readonly prazoAte: string };

function withDias(row: NotaRow): NotaDaDevolucao {
  const dias = {
    emitidaEm: businessDayOf(row.dataDocumento),
    previsaoEntrega: row.previsaoEntrega,
    entregueEm: row.entregueEm && businessDayOf(row.entregueEm),
  };
  return { ...row, dias, prazoAte: prazoAte(dias, row.prazoDias) };
}

/** A customer's invoices, newest first. */
export async function listNotas(
  scope: Scope,
  { idPessoaCliente, numDocumento, emitentes = [], de, ate, limite }: NotasFiltro,
): Promise<NotaDaDevolucao[]> {
  let query = selectNotas(scope).where('notaFiscal.idPessoaDestinatario', '=', idPessoaCliente);
  if (numDocumento !== undefined) {
    const numero = Number(numDocumento);
    if (!Number.isSafeInteger(numero) || numero > 2_147_483_647) return [];
    query = query.where('notaFiscal.numDocumento', '=', numero);
  }
  for (const idPessoa of emitentes) query = query.where('notaFiscal.idPessoaEmitente', '=', idPessoa);
  if (de !== undefined) query = query.where('notaFiscal.dataDocumento', '>=', startOf(de));
  if (ate !== undefined) query = query.where('notaFiscal.dataDocumento', '<', endOf(ate));
  if (limite !== undefined) query = query.limit(limite);
  const rows = await query
    .orderBy('notaFiscal.dataDocumento', 'desc')
    .orderBy('notaFiscal.idTitulo', 'desc')
    .execute();
  return rows.map(withDias);
}

/** An invoice of one of the user's customers; undefined for any other. */
export async function readNota(scope: Scope, idTitulo: number): Promise<NotaDaDevolucao | undefined> {
  const row = await selectNotas(scope).where('notaFiscal.idTitulo', '=', idTitulo).executeTakeFirst();
  return row && withDias(row);
}

/** An invoice as the wire tells it, on a day. */
export const toNotaDevolvivel = (nota: NotaDaDevolucao, hoje: string): NotaDevolvivel => ({
  idTitulo: nota.idTitulo,
  numDocumento: String(nota.numDocumento),
  serieDocumento: nota.serieDocumento,
  dataDocumento: toBusinessInstant(nota.dataDocumento),
  valorTotalNota: nota.valorTotalNota,
  idPessoaEmitente: nota.idPessoaEmitente,
  idPessoaDestinatario: nota.idPessoaDestinatario,
  foraPrazo: isForaPrazo(nota.prazoAte, hoje),
  prazoAte: nota.prazoAte,
  idPedidoSituacao: nota.idPedidoSituacao,
  chaveAcesso: nota.chaveAcesso,
  todosItensDevolvidos: nota.unidades > 0 && nota.unidadesDevolvidas >= nota.unidades,
});

/** The same for correction letters, whose term begins with the authorisation: here with the issue, just before it. */
export const toNotaCorrigivel = (nota: NotaDaDevolucao, now: Date): NotaDevolvivel => ({
  ...toNotaDevolvivel(nota, businessDayOf(now)),
  foraPrazo: isCartaForaPrazo(nota.dataDocumento, now),
  prazoAte: businessDayOf(prazoDaCarta(nota.dataDocumento)),
});
