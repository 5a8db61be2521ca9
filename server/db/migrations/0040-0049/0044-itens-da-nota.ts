import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * An invoice's lines with their lots. A demonstration's invoices from before get the lines of their order, with the
 * taxes of its NF-e (ICMS of 18 % within the state, 12 % to another, the base of ST derived from it) and with the lots
 * that it named by product and day: registered medicines (type 1) have one lot a line, a combo '— combo', other goods
 * '—'. An invoice that has an XML gets its lines from it when they are first asked for; a company's invoices all do.
 */
export const itensDaNota = oneByOne([
  `create table "notaFiscalItem" (
    "idTitulo" integer not null references "notaFiscal" on delete cascade,
    "nItem" integer not null check ("nItem" > 0),
    "idItem" integer not null,
    "idItemTipo" integer not null,
    "codigo" text not null,
    "descricao" text not null,
    "quantidade" integer not null check ("quantidade" > 0),
    "valorUnitario" bigint not null,
    "valor" bigint not null,
    "desconto" bigint not null,
    "st" bigint not null,
    "valorTotal" bigint not null,
    "refrigerado" boolean not null,
    "controlado" boolean not null,
    "cfop" text not null,
    "base" bigint not null,
    "icms" bigint not null,
    "aliquotaIcms" integer not null,
    "baseSt" bigint not null,
    primary key ("idTitulo", "nItem")
  )`,
  `create table "notaFiscalItemLote" (
    "idTitulo" integer not null,
    "nItem" integer not null,
    "lote" text not null,
    "quantidade" integer not null check ("quantidade" > 0),
    "dataFabricacao" date,
    "dataValidade" date,
    primary key ("idTitulo", "nItem", "lote"),
    foreign key ("idTitulo", "nItem") references "notaFiscalItem" on delete cascade
  )`,
  `insert into "notaFiscalItem"
    select n."idTitulo", row_number() over (partition by n."idTitulo" order by i."posicao"), i."idItem", i."idItemTipo",
      case i."idItemTipo" when 2 then 'K' else '' end || i."idItem",
      coalesce(c."descricao", trim(coalesce(p."nome", 'Produto ' || i."idItem") || ' ' || coalesce(p."apresentacao", ''))),
      i."quantidadeAtendida", i."valorUnitario", v."valor", v."valor" - v."base", v."st", i."valorTotal",
      o."idCarrinhoGrupoTipo" = 3, o."idCarrinhoGrupoTipo" = 2,
      case when e."estado" = d."estado" then '5' else '6' end || case when v."st" > 0 then '403' else '102' end,
      v."base", t."icms", a."aliquota",
      case when v."st" = 0 then 0 else round((v."st" + t."icms")::numeric * 10000 / 1800)::bigint end
    from "notaFiscal" n
    join "pessoa" e on e."idPessoa" = n."idPessoaEmitente"
    join "pessoa" d on d."idPessoa" = n."idPessoaDestinatario"
    join "prePedido" o on o."idPrePedido" = n."idPrePedido"
    join "prePedidoItem" i on i."idPrePedido" = n."idPrePedido"
    left join "produto" p on p."idProduto" = i."idItem" and i."idItemTipo" = 1
    left join "promocaoCombo" c on c."idPromocaoCombo" = i."idItem" and i."idItemTipo" = 2
    cross join lateral (
      select round(i."quantidadeAtendida"::numeric * (i."valorLiquido" - i."stValor") / 100)::bigint as "base") b
    cross join lateral (select b."base", i."valorTotal" - b."base" as "st",
      round(i."quantidadeAtendida"::numeric * i."valorUnitario" / 100)::bigint as "valor") v
    cross join lateral (select case when e."estado" = d."estado" then 1800 else 1200 end as "aliquota") a
    cross join lateral (select round(v."base"::numeric * a."aliquota" / 10000)::bigint as "icms") t
    where i."quantidadeAtendida" > 0
      and exists (select from "versaoSemente")
      and not exists (select from "notaFiscalXml" x where x."idTitulo" = n."idTitulo")`,
  `insert into "notaFiscalItemLote"
    select i."idTitulo", i."nItem",
      case when i."idItemTipo" = 2 then '— combo' when f."fabricacao" is null then '—'
        else left('L' || to_char(f."fabricacao", 'YYMM') || i."idItem", 20) end,
      i."quantidade", f."fabricacao", f."fabricacao" + 1095
    from "notaFiscalItem" i
    join "notaFiscal" n on n."idTitulo" = i."idTitulo"
    left join "produto" p on p."idProduto" = i."idItem" and i."idItemTipo" = 1
    cross join lateral (select case when p."registro" is not null then
      (n."dataDocumento" at time zone 'America/Sao_Paulo')::date - 45 - i."idItem" % 240 end as "fabricacao") f
    where exists (select from "versaoSemente")`,
]);
