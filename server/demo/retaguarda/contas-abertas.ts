import type { Database } from '#server/db/schema/schema.ts';

/** Open instalments that are not paid in advance. */
export const contasAbertas = (db: Database) =>
  db
    .selectFrom('contaReceber')
    .innerJoin('formaPagamento', 'formaPagamento.idFormaPagamento', 'contaReceber.idFormaPagamento')
    .where('contaReceber.dataLiquidacao', 'is', null)
    .where('formaPagamento.pagamentoAntecipado', '=', false);

/** A customer's open instalments, by due date. */
export const listContasAbertas = (db: Database, idPessoaCliente: number) =>
  contasAbertas(db)
    .selectAll('contaReceber')
    .select(['formaPagamento.descricao', 'formaPagamento.pagamentoAntecipado'])
    .where('contaReceber.idPessoaCliente', '=', idPessoaCliente)
    .orderBy('contaReceber.dataVencimento')
    .orderBy('contaReceber.id')
    .execute();

export type ContaAberta = Awaited<ReturnType<typeof listContasAbertas>>[number];
