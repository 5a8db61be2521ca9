import { sql } from 'kysely';
import { SITUACOES_QUE_DEVOLVEM } from '#domain/returns/regras.ts';

/** The units of an invoice's lots, in a statement over `notaFiscal`; 0 while its lines are not known. */
export const unidades = sql<number>`(select coalesce(sum(l."quantidade"), 0)::integer from "notaFiscalItemLote" l
  where l."idTitulo" = "notaFiscal"."idTitulo")`;

/** The units of an invoice that returns hold. */
export const unidadesDevolvidas = sql<number>`(select coalesce(sum(i."quantidade"), 0)::integer from "devolucao" d
  join "devolucaoItem" i on i."idDevolucaoEletronica" = d."idDevolucaoEletronica"
  where d."idTitulo" = "notaFiscal"."idTitulo"
    and d."idSituacao" in (${sql.join(SITUACOES_QUE_DEVOLVEM.map((id) => sql.lit(id)))}))`;
