import { sql } from 'kysely';
import type { TestDatabase } from './database.ts';

/** Adds a campaign with its own price context for customer 101, at all of its branches. It has no prices yet. */
export async function insertContexto(
  { db }: TestDatabase,
  { idContexto, idCondicao }: { idContexto: string; idCondicao: number },
  idContextoBase: string | null = null,
): Promise<void> {
  await db.insertInto('condicao').values({ idCondicao, descricao: idContexto, promocao: true }).execute();
  await sql`insert into "contexto" ("idContexto", "idCondicao", "estado", "calcularSt", "licencas", "idContextoBase")
    select ${idContexto}, ${idCondicao}, "estado", false, 0, ${idContextoBase}
    from "pessoa" where "idPessoa" = 101`.execute(db);
  await sql`insert into "clienteCondicaoFilial"
      ("id", "idPessoaCliente", "idCondicao", "idPessoaFilial", "minimoCompra", "prazoEntrega")
    select ${idCondicao} * 10000 + "idPessoaFilial", 101, ${idCondicao}, "idPessoaFilial", 0, 1
    from "clienteCondicaoFilial" where "idPessoaCliente" = 101 group by "idPessoaFilial"`.execute(db);
}
