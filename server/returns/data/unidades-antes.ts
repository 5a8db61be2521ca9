import { sql } from 'kysely';
import { DEVOLUCAO_EM_DIGITACAO } from '#contract/returns/devolucao.ts';
import { SITUACOES_QUE_DEVOLVEM } from '#domain/returns/regras.ts';
import type { Database } from '#server/db/schema/schema.ts';

const QUE_DEVOLVEM = sql.join(SITUACOES_QUE_DEVOLVEM.map((id) => sql.lit(id)));

/**
 * The units of each line of an invoice (by `nItem`) that other returns held when a return was finalised. They stay the
 * same whatever becomes of those returns, so that a paper printed again has the same figures.
 */
export async function unidadesAntes(
  db: Database,
  { idDevolucaoEletronica, idTitulo }: { readonly idDevolucaoEletronica: number; readonly idTitulo: number },
): Promise<Map<number, number>> {
  const { rows } = await sql<{ nItem: number; unidades: number }>`
    select i."nItem", sum(i."quantidade")::integer as "unidades"
    from "devolucao" d
    join "devolucaoItem" i on i."idDevolucaoEletronica" = d."idDevolucaoEletronica"
    where d."idTitulo" = ${idTitulo} and d."idDevolucaoEletronica" <> ${idDevolucaoEletronica}
      and (select e."idSituacao" from "devolucaoEtapa" e
        where e."idDevolucaoEletronica" = d."idDevolucaoEletronica" and e."id" < (
          select min(f."id") from "devolucaoEtapa" f
          where f."idDevolucaoEletronica" = ${idDevolucaoEletronica}
            and f."idSituacao" <> ${sql.lit(DEVOLUCAO_EM_DIGITACAO)})
        order by e."id" desc limit 1) in (${QUE_DEVOLVEM})
    group by i."nItem"`.execute(db);
  return new Map(rows.map(({ nItem, unidades }) => [nItem, unidades]));
}
