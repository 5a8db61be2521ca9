import { sql } from 'kysely';
import type { Database } from '#server/db/schema/schema.ts';

const MOST = 100;

export type Solicitacao = {
  readonly tipo: 'cadastro' | 'acesso';
  readonly criadaEm: Date;
  readonly nome: string;
  readonly email: string;
  readonly telefone: string;
  /** The tax id of a registration, the numbers of the customers of an access. */
  readonly sobre: string;
};

/** The newest requests of visitors for a registration or for access to customers, newest first. */
export async function listSolicitacoes(db: Database): Promise<readonly Solicitacao[]> {
  const { rows } = await sql<Solicitacao>`
    select 'cadastro' as "tipo", "criadaEm", "nomeCompleto" as "nome", "email", "telefone", "cpfCnpj" as "sobre"
      from "solicitacaoCadastro"
    union all
    select 'acesso', s."criadaEm", s."nome", s."email", s."telefone",
      coalesce((select string_agg(c."idPessoaCliente"::text, ', ' order by c."idPessoaCliente")
        from "solicitacaoAcessoCliente" c where c."idSolicitacaoAcesso" = s."idSolicitacaoAcesso"), '')
      from "solicitacaoAcesso" s
    order by "criadaEm" desc limit ${MOST}`.execute(db);
  return rows;
}
