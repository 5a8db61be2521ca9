import { SITUACOES_ABERTAS } from '#domain/returns/regras.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { idsDosAnexos } from '#server/returns/data/anexos.ts';
import { valorTotal } from '#server/returns/data/valor-total.ts';

/** Finalised returns that are not over. */
export const devolucoesAbertas = (db: Database) =>
  db.selectFrom('devolucao').where('devolucao.idSituacao', 'in', SITUACOES_ABERTAS);

/** A customer's open returns with their invoices, values and photographs, the oldest first. */
export const listDevolucoesAbertas = (db: Database, idPessoaCliente: number) =>
  devolucoesAbertas(db)
    .innerJoin('notaFiscal', 'notaFiscal.idTitulo', 'devolucao.idTitulo')
    .selectAll('devolucao')
    .select('notaFiscal.numDocumento')
    .select([valorTotal.as('valor'), idsDosAnexos.as('idAnexos')])
    .where('devolucao.idPessoaCliente', '=', idPessoaCliente)
    .orderBy('devolucao.idDevolucaoVenda')
    .execute();

export type DevolucaoAberta = Awaited<ReturnType<typeof listDevolucoesAbertas>>[number];
