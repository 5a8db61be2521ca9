import { SITUACOES_ABERTAS } from '#domain/returns/regras.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { valorTotal } from '#server/returns/data/valor-total.ts';

/** Finalised returns that are not over. */
export const devolucoesAbertas = (db: Database) =>
  db.selectFrom('devolucao').where('devolucao.idSituacao', 'in', SITUACOES_ABERTAS);

/** A customer's open returns with their invoices and values, the oldest first. */
export const listDevolucoesAbertas = (db: Database, idPessoaCliente: number) =>
  devolucoesAbertas(db)
    .innerJoin('notaFiscal', 'notaFiscal.idTitulo', 'devolucao.idTitulo')
    .selectAll('devolucao')
    .select('notaFiscal.numDocumento')
    .select(valorTotal.as('valor'))
    .where('devolucao.idPessoaCliente', '=', idPessoaCliente)
    .orderBy('devolucao.idDevolucaoVenda')
    .execute();

export type DevolucaoAberta = Awaited<ReturnType<typeof listDevolucoesAbertas>>[number];
