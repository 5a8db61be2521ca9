import type { Database } from '#server/db/schema/schema.ts';
import { cartasAbertas } from './cartas-abertas.ts';
import { contasAbertas } from './contas-abertas.ts';
import { devolucoesAbertas } from './devolucoes-abertas.ts';
import { documentosAbertos } from './documentos-abertos.ts';

/** All customers by name, and whether each has open instalments, returns, letters or requests for review. */
export const listClientes = (db: Database) =>
  db
    .selectFrom('pessoa')
    .select(['idPessoa', 'nome'])
    .select((eb) =>
      eb
        .or([
          eb('idPessoa', 'in', contasAbertas(db).select('contaReceber.idPessoaCliente')),
          eb('idPessoa', 'in', devolucoesAbertas(db).select('devolucao.idPessoaCliente')),
          eb('idPessoa', 'in', cartasAbertas(db).select('cartaCorrecao.idPessoaCliente')),
          eb('idPessoa', 'in', documentosAbertos(db).select('pendenciaDocumento.idPessoaCliente')),
        ])
        .as('temAberto'),
    )
    .where('tipo', '=', 'cliente')
    .orderBy('nome')
    .orderBy('idPessoa')
    .execute();

export type ClienteListado = Awaited<ReturnType<typeof listClientes>>[number];
