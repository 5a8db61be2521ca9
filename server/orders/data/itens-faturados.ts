import { sql } from 'kysely';
import { ITEM_COMBO, ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { LOTE_COMBO, SEM_LOTE } from '#contract/returns/devolucao.ts';
import { GRUPO_CONTROLADO, GRUPO_REFRIGERADO } from '#domain/price/produto.ts';
import type { Database } from '#server/db/schema/schema.ts';

/** A demonstration's lot is some months old and valid for three years. */
const IDADE_MINIMA = 45;
const IDADES = 240;
const VALIDADE = 1095;

/**
 * Writes the lines of invoices that were made from one order each: its served lines, with the invoice's figures. A
 * registered medicine gets one lot, whose name and days follow from product and day; other goods have none.
 */
export async function insertItensFaturados(trx: Database, idTitulos: readonly number[]): Promise<void> {
  if (idTitulos.length === 0) return;
  const ids = sql.join(idTitulos.map((id) => sql.lit(id)));
  const valor = sql`round(i."quantidadeAtendida"::numeric * i."valorUnitario" / 100)::bigint`;
  const liquido = sql`round(i."quantidadeAtendida"::numeric * (i."valorLiquido" - i."stValor") / 100)::bigint`;
  await sql`insert into "notaFiscalItem"
    select n."idTitulo", row_number() over (partition by n."idTitulo" order by i."posicao"), i."idItem", i."idItemTipo",
      case i."idItemTipo" when ${sql.lit(ITEM_COMBO)} then 'K' else '' end || i."idItem",
      coalesce(c."descricao", trim(coalesce(p."nome", 'Produto ' || i."idItem") || ' ' || coalesce(p."apresentacao", ''))),
      i."quantidadeAtendida", i."valorUnitario", ${valor}, ${valor} - ${liquido}, i."valorTotal" - ${liquido}, i."valorTotal",
      o."idCarrinhoGrupoTipo" = ${sql.lit(GRUPO_REFRIGERADO)}, o."idCarrinhoGrupoTipo" = ${sql.lit(GRUPO_CONTROLADO)}
    from "notaFiscal" n
    join "prePedido" o on o."idPrePedido" = n."idPrePedido"
    join "prePedidoItem" i on i."idPrePedido" = n."idPrePedido"
    left join "produto" p on p."idProduto" = i."idItem" and i."idItemTipo" = ${sql.lit(ITEM_PRODUTO)}
    left join "promocaoCombo" c on c."idPromocaoCombo" = i."idItem" and i."idItemTipo" = ${sql.lit(ITEM_COMBO)}
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
