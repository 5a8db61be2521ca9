import { sql } from 'kysely';
import { ITEM_COMBO, ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { LOTE_COMBO, SEM_LOTE } from '#contract/returns/devolucao.ts';
import { cfopDaVenda } from '#domain/invoices/cfop.ts';
import { aliquotaIcms, ICMS_INTERNO } from '#domain/invoices/icms.ts';
import { GRUPO_CONTROLADO, GRUPO_REFRIGERADO } from '#domain/price/produto.ts';
import { codigoErpDe } from '#server/db/erp-code.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { IDADE_MINIMA, IDADES, VALIDADE } from './lote-inventado.ts';

/** By whether the issuer `e` and the recipient `d` are of one state. */
const porEstado = <T>(of: (isInterna: boolean) => T) =>
  sql`case when e."estado" = d."estado" then ${sql.lit(of(true))} else ${sql.lit(of(false))} end`;
const cfop = (comSt: boolean) => porEstado((isInterna) => cfopDaVenda(comSt, isInterna));

/**
 * Writes the lines of invoices that were made from one order each: its served lines, with the invoice's figures and
 * with the taxes of `icmsOf`. A registered medicine gets one lot, whose name and days follow from product and day;
 * other goods have none.
 */
export async function insertItensFaturados(trx: Database, idTitulos: readonly number[]): Promise<void> {
  if (idTitulos.length === 0) return;
  const ids = sql.join(idTitulos.map((id) => sql.lit(id)));
  await sql`insert into "notaFiscalItem" ("idTitulo", "nItem", "idItem", "idItemTipo", "codigo", "descricao",
      "quantidade", "valorUnitario", "valor", "desconto", "st", "valorTotal", "refrigerado", "controlado",
      "cfop", "base", "icms", "aliquotaIcms", "baseSt", "fcpSt")
    select n."idTitulo", row_number() over (partition by n."idTitulo" order by i."posicao"), i."idItem", i."idItemTipo",
      case i."idItemTipo" when ${sql.lit(ITEM_COMBO)} then 'K' || i."idItem"
        else coalesce(${codigoErpDe('produtos', 'i.idItem')}, i."idItem"::text) end,
      coalesce(c."descricao", trim(coalesce(p."nome", 'Produto ' || i."idItem") || ' ' || coalesce(p."apresentacao", ''))),
      i."quantidadeAtendida", i."valorUnitario", v."valor", v."valor" - v."base", v."st", i."valorTotal",
      o."idCarrinhoGrupoTipo" = ${sql.lit(GRUPO_REFRIGERADO)}, o."idCarrinhoGrupoTipo" = ${sql.lit(GRUPO_CONTROLADO)},
      case when v."st" > 0 then ${cfop(true)} else ${cfop(false)} end, v."base", t."icms", a."aliquota",
      case when v."st" = f."fcp" then 0
        else round((v."st" - f."fcp" + t."icms")::numeric * 10000 / ${sql.lit(ICMS_INTERNO)})::bigint end,
      f."fcp"
    from "notaFiscal" n
    join "pessoa" e on e."idPessoa" = n."idPessoaEmitente"
    join "pessoa" d on d."idPessoa" = n."idPessoaDestinatario"
    join "prePedido" o on o."idPrePedido" = n."idPrePedido"
    join "prePedidoItem" i on i."idPrePedido" = n."idPrePedido"
    left join "produto" p on p."idProduto" = i."idItem" and i."idItemTipo" = ${sql.lit(ITEM_PRODUTO)}
    left join "promocaoCombo" c on c."idPromocaoCombo" = i."idItem" and i."idItemTipo" = ${sql.lit(ITEM_COMBO)}
    cross join lateral (
      select round(i."quantidadeAtendida"::numeric * (i."valorLiquido" - i."stValor") / 100)::bigint as "base") b
    cross join lateral (select b."base", i."valorTotal" - b."base" as "st",
      round(i."quantidadeAtendida"::numeric * i."valorUnitario" / 100)::bigint as "valor") v
    cross join lateral (
      select coalesce(round(v."st"::numeric * i."stFcp" / nullif(i."st", 0)), 0)::bigint as "fcp") f
    cross join lateral (select ${porEstado(aliquotaIcms)} as "aliquota") a
    cross join lateral (select round(v."base"::numeric * a."aliquota" / 10000)::bigint as "icms") t
    where i."quantidadeAtendida" > 0 and n."idTitulo" in (${ids})`.execute(trx);
  await sql`insert into "notaFiscalItemLote"
    select i."idTitulo", i."nItem",
      case when i."idItemTipo" = ${sql.lit(ITEM_COMBO)} then ${sql.lit(LOTE_COMBO)}
        when f."fabricacao" is null then ${sql.lit(SEM_LOTE)}
        else left('L' || to_char(f."fabricacao", 'YYMM') || i."idItem", 20) end,
      i."quantidade", f."fabricacao", f."fabricacao" + ${sql.lit(VALIDADE)}::int
    from "notaFiscalItem" i
    join "notaFiscal" n on n."idTitulo" = i."idTitulo"
    left join "produto" p on p."idProduto" = i."idItem" and i."idItemTipo" = ${sql.lit(ITEM_PRODUTO)}
    cross join lateral (select case when p."registro" is not null then
      (n."dataDocumento" at time zone 'America/Sao_Paulo')::date - ${sql.lit(IDADE_MINIMA)}::int
        - i."idItem" % ${sql.lit(IDADES)}::int end as "fabricacao") f
    where i."idTitulo" in (${ids})`.execute(trx);
}
