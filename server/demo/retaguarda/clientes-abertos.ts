import type { Database } from '#server/db/schema/schema.ts';
import { contasAbertas } from './contas-abertas.ts';
import { devolucoesAbertas } from './devolucoes-abertas.ts';

/** The customers with open instalments or open returns, by name. */
export const listClientesAbertos = (db: Database) =>
  db
    .selectFrom('pessoa')
    .select(['idPessoa', 'nome'])
    .where((eb) =>
      eb.or([
        eb('idPessoa', 'in', contasAbertas(db).select('contaReceber.idPessoaCliente')),
        eb('idPessoa', 'in', devolucoesAbertas(db).select('devolucao.idPessoaCliente')),
      ]),
    )
    .orderBy('nome')
    .orderBy('idPessoa')
    .execute();

export type ClienteAberto = Awaited<ReturnType<typeof listClientesAbertos>>[number];
