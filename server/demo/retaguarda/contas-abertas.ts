import type { Database } from '#server/db/schema/schema.ts';

/** The customers that have instalments to settle, by name. */
export const listDevedores = (db: Database) =>
  db
    .selectFrom('pessoa')
    .select(['idPessoa', 'nome'])
    .where('idPessoa', 'in', (eb) =>
      eb
        .selectFrom('contaReceber')
        .select('contaReceber.idPessoaCliente')
        .where('contaReceber.dataLiquidacao', 'is', null),
    )
    .orderBy('nome')
    .orderBy('idPessoa')
    .execute();

/** A customer's open instalments that are not paid in advance, by due date. */
export const listContasAbertas = (db: Database, idPessoaCliente: number) =>
  db
    .selectFrom('contaReceber')
    .innerJoin('formaPagamento', 'formaPagamento.idFormaPagamento', 'contaReceber.idFormaPagamento')
    .selectAll('contaReceber')
    .select(['formaPagamento.descricao', 'formaPagamento.pagamentoAntecipado'])
    .where('contaReceber.idPessoaCliente', '=', idPessoaCliente)
    .where('contaReceber.dataLiquidacao', 'is', null)
    .where('formaPagamento.pagamentoAntecipado', '=', false)
    .orderBy('contaReceber.dataVencimento')
    .orderBy('contaReceber.id')
    .execute();

export type Devedor = Awaited<ReturnType<typeof listDevedores>>[number];
export type ContaAberta = Awaited<ReturnType<typeof listContasAbertas>>[number];
