import { sql } from 'kysely';
import { businessDayOf, daysBetween } from '#lib/business-day.ts';
import type { Database } from '#server/db/schema/schema.ts';

/** A lot of an invoice's line; `devolvida` are the units that open returns hold, `naLinha` the lots of its line. */
export type LoteDaNota = {
  lote: string;
  nItem: number;
  dataValidade: string | null;
  quantidade: number;
  devolvida: number;
  naLinha: number;
  refrigerado: boolean;
  controlado: boolean;
  st: number;
};

/** An invoice with its lots; `entregueHa` are the days since its delivery. */
export type NotaComLotes = {
  idTitulo: number;
  idPessoaEmitente: number;
  idPedidoSituacao: number;
  entregueHa: number | null;
  lotes: LoteDaNota[];
};

/** The invoices of a customer on a day. */
export async function notasOf(db: Database, idPessoaCliente: number, hoje: string): Promise<NotaComLotes[]> {
  const { rows } = await sql<Omit<NotaComLotes, 'entregueHa'> & { entregueEm: Date | null }>`
    select n."idTitulo", n."idPessoaEmitente", p."idPedidoSituacao",
      (select e."em" from "pedidoEtapa" e where e."idPrePedido" = n."idPrePedido" and e."idPedidoSituacao" = 10)
        as "entregueEm",
      (select json_agg(json_build_object('lote', l."lote", 'nItem', l."nItem", 'dataValidade', l."dataValidade",
        'quantidade', l."quantidade", 'refrigerado', i."refrigerado", 'controlado', i."controlado", 'st', i."st",
        'naLinha', (select count(*) from "notaFiscalItemLote" o
          where o."idTitulo" = l."idTitulo" and o."nItem" = l."nItem"),
        'devolvida', (select coalesce(sum(r."quantidade"), 0) from "devolucao" d
          join "devolucaoItem" r on r."idDevolucaoEletronica" = d."idDevolucaoEletronica"
          where d."idTitulo" = l."idTitulo" and r."nItem" = l."nItem" and r."lote" = l."lote"
            and d."idSituacao" in (4, 11))))
        from "notaFiscalItemLote" l join "notaFiscalItem" i on i."idTitulo" = l."idTitulo" and i."nItem" = l."nItem"
        where l."idTitulo" = n."idTitulo") as lotes
    from "notaFiscal" n join "prePedido" p on p."idPrePedido" = n."idPrePedido"
    where n."idPessoaDestinatario" = ${idPessoaCliente}`.execute(db);
  return rows.map(({ entregueEm, ...nota }) => ({
    ...nota,
    entregueHa: entregueEm && daysBetween(businessDayOf(entregueEm), hoje),
  }));
}
