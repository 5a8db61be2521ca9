import { sql } from 'kysely';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';

type Quem = { readonly usuarios?: readonly number[]; readonly clientes?: readonly number[] };

/**
 * Gives users who never chose how to buy for a customer the way that is offered first, and takes away choices that the
 * customer no longer has: of some users, or of some customers.
 */
export async function ensurePreferencias(
  trx: DatabaseTransaction,
  { usuarios = [], clientes = [] }: Quem,
): Promise<void> {
  const destes = sql`(x."idUsuario" = any(${[...usuarios]}::int[]) or x."idPessoaCliente" = any(${[...clientes]}::int[]))`;
  await sql`delete from "preferenciaUsuarioCliente" x where ${destes}
    and not exists (select from "prazoFormaPagamento" p where p."idPessoaCliente" = x."idPessoaCliente"
      and p."idCondicao" = x."idCondicao" and p."idPrazo" = x."idPrazo"
      and p."idFormaPagamento" = x."idFormaPagamento")`.execute(trx);
  await sql`insert into "preferenciaUsuarioCliente"
      ("idUsuario", "idPessoaCliente", "idCondicao", "idPrazo", "idFormaPagamento")
    select distinct on (x."idUsuario", x."idPessoaCliente")
      x."idUsuario", x."idPessoaCliente", p."idCondicao", p."idPrazo", p."idFormaPagamento"
    from "usuarioCliente" x
    join "prazoFormaPagamento" p on p."idPessoaCliente" = x."idPessoaCliente"
    join "condicao" c on c."idCondicao" = p."idCondicao"
    where ${destes}
    order by x."idUsuario", x."idPessoaCliente", c."promocao", p."idCondicao", p."idFormaPagamento", p."idPrazo"
    on conflict do nothing`.execute(trx);
}
