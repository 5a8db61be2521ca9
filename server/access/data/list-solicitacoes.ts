import { sql } from 'kysely';
import type { Resposta } from '#contract/access/solicitacoes.ts';
import { codigoErpDe } from '#server/db/erp-code.ts';
import type { Database } from '#server/db/schema/schema.ts';

const MOST = 100;

export type Solicitacao = {
  /** `C12` a registration, `A3` a request for access. */
  readonly numero: string;
  readonly tipo: 'cadastro' | 'acesso';
  readonly criadaEm: Date;
  readonly nome: string;
  readonly email: string;
  readonly telefone: string;
  /** The tax id of a registration, the codes of the customers of an access. */
  readonly sobre: string;
  readonly resposta: Resposta | null;
  readonly respondidaEm: Date | null;
};

/** The newest requests of visitors for a registration or for access to customers, open ones first, newest first. */
export async function listSolicitacoes(db: Database): Promise<readonly Solicitacao[]> {
  const { rows } = await sql<Solicitacao>`
    select 'C' || "idSolicitacaoCadastro" as "numero", 'cadastro' as "tipo", "criadaEm", "nomeCompleto" as "nome",
        "email", "telefone", "cpfCnpj" as "sobre", "resposta", "respondidaEm"
      from "solicitacaoCadastro"
    union all
    select 'A' || s."idSolicitacaoAcesso", 'acesso', s."criadaEm", s."nome", s."email", s."telefone",
      coalesce((select string_agg(coalesce(${codigoErpDe('clientes', 'c.idPessoaCliente')}, c."idPessoaCliente"::text), ', '
        order by c."idPessoaCliente")
        from "solicitacaoAcessoCliente" c where c."idSolicitacaoAcesso" = s."idSolicitacaoAcesso"), ''),
        s."resposta", s."respondidaEm"
      from "solicitacaoAcesso" s
    order by "respondidaEm" desc nulls first, "criadaEm" desc limit ${MOST}`.execute(db);
  return rows;
}
