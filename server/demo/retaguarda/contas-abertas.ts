import type { Database } from '#server/db/schema/schema.ts';

/** Open instalments that are not paid in advance. */
const contasAbertas = (db: Database) =>
  db
    .selectFrom('contaReceber')
    .innerJoin('formaPagamento', 'formaPagamento.idFormaPagamento', 'contaReceber.idFormaPagamento')
    .where('contaReceber.dataLiquidacao', 'is', null)
    .where('formaPagamento.pagamentoAntecipado', '=', false);

/** The customers with open instalments, by name. */
export const listDevedores = (db: Database) =>
  db
    .selectFrom('pessoa')
    .select(['idPessoa', 'nome'])
    .where('idPessoa', 'in', contasAbertas(db).select('contaReceber.idPessoaCliente'))
    .orderBy('nome')
    .orderBy('idPessoa')
    .execute();

/** A customer's open instalments, by due date. */
export const listContasAbertas = (db: Database, idPessoaCliente: number) =>
  contasAbertas(db)
    .selectAll('contaReceber')
    .select(['formaPagamento.descricao', 'formaPagamento.pagamentoAntecipado'])
    .where('contaReceber.idPessoaCliente', '=', idPessoaCliente)
    .orderBy('contaReceber.dataVencimento')
    .orderBy('contaReceber.id')
    .execute();

export type Devedor = Awaited<ReturnType<typeof listDevedores>>[number];
export type ContaAberta = Awaited<ReturnType<typeof listContasAbertas>>[number];
