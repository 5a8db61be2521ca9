import { sql } from 'kysely';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';

/** Gives an older demonstration the codes by which a company's own system would name its records. */
export async function completeCodigos(trx: DatabaseTransaction): Promise<void> {
  await sql`insert into "codigoErp" ("recurso", "codigo", "id")
    select 'produtos', "registro", "idProduto" from "produto"
    union all select case "tipo" when 'filial' then 'filiais' else 'clientes' end, "idPessoa"::text, "idPessoa" from "pessoa"
    union all select 'usuarios', "login", "idUsuario" from "usuario"
    union all select 'condicoes', "idCondicao"::text, "idCondicao" from "condicao"
    union all select 'prazos', "idPrazo"::text, "idPrazo" from "prazo"
    on conflict do nothing`.execute(trx);
}
