import { sql } from 'kysely';
import { ITEM_COMBO, ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import type { Meta } from '#contract/orders/meta.ts';
import { FINS_DO_PEDIDO, PEDIDO_A_PAGAR } from '#contract/orders/situacao.ts';
import { type Fatia, isDeProdutos, valorPara } from '#domain/metas/alcance.ts';
import { addMonths } from '#lib/business-day.ts';
import { startOf } from '#server/db/business-time.ts';
import { umDe } from '#server/db/um-de.ts';
import type { Scope } from '#server/db/scope.ts';

/** An order that waits for its payment is not sold yet. */
const NAO_CONTAM = [...FINS_DO_PEDIDO, PEDIDO_A_PAGAR];

/** The user's and their team's orders of a month that count. */
function pedidosDoMes(scope: Scope, mes: string) {
  const dia = `${mes}-01`;
  return scope
    .prePedidosFeitos()
    .where('prePedido.dataHora', '>=', startOf(dia))
    .where('prePedido.dataHora', '<', startOf(addMonths(dia, 1)))
    .where('prePedido.idPedidoSituacao', 'not in', NAO_CONTAM)
    .where('prePedido.orcamento', '=', false);
}

/** The sums of a month's orders by customer. */
const sumPorCliente = (scope: Scope, mes: string) =>
  pedidosDoMes(scope, mes)
    .select(['idPessoaCliente', sql<number>`sum("total")::bigint`.as('total')])
    .groupBy('idPessoaCliente')
    .execute();

type Vendido = Fatia & { readonly idPessoaCliente: number };

/** The sums of its lines by customer, maker and brand, of products and of those in combos. */
async function sumPorMarca(scope: Scope, mes: string, metas: readonly Meta[]): Promise<Vendido[]> {
  const fabricantes = metas.flatMap((meta) => meta.fabricantes ?? []);
  const marcas = metas.flatMap((meta) => meta.marcas ?? []);
  if (fabricantes.length === 0 && marcas.length === 0) return [];
  const daMeta = sql<boolean>`("produto"."idFabricante" = any(${fabricantes}::int[])
    or "produto"."idMarca" = any(${marcas}::int[]))`;
  // Materialized: the lines are found by their orders, not by an index of all combos that were ever sold.
  return await scope.db
    .with(
      (cte) => cte('vendido').materialized(),
      () =>
        pedidosDoMes(scope, mes)
          .innerJoin('prePedidoItem as item', 'item.idPrePedido', 'prePedido.idPrePedido')
          .select(['idPessoaCliente', 'idItem', 'idItemTipo'])
          .select(sql<number>`sum("valorTotal")::bigint`.as('valor'))
          .groupBy(['idPessoaCliente', 'idItem', 'idItemTipo']),
    )
    .selectFrom('vendido')
    .innerJoin('produto', 'produto.idProduto', 'vendido.idItem')
    .select(['idPessoaCliente', 'idFabricante', 'idMarca', 'valor'])
    .where('idItemTipo', '=', ITEM_PRODUTO)
    .where(daMeta)
    .unionAll((db) =>
      db
        .selectFrom('vendido')
        .innerJoin('promocaoComboProduto as parte', 'parte.idPromocaoCombo', 'vendido.idItem')
        .innerJoin('produto', 'produto.idProduto', 'parte.idProduto')
        .select(['idPessoaCliente', 'idFabricante', 'idMarca'])
        .select(
          sql<number>`"valor" * "quantidadeNoCombo" / (select sum("quantidadeNoCombo")::bigint
            from "promocaoComboProduto" t
            where t."idPromocaoCombo" = "parte"."idPromocaoCombo" and not t."bonificacao")`.as('valor'),
        )
        .where('idItemTipo', '=', ITEM_COMBO)
        .where('parte.bonificacao', '=', false)
        .where(daMeta),
    )
    .execute();
}

/** The goals of a month with all makers and brands of their names; nothing is reached yet. */
async function readMetas(scope: Scope, mes: string): Promise<Meta[]> {
  const rows = await scope
    .metas()
    .leftJoin('pessoa', 'pessoa.idPessoa', 'meta.idPessoaCliente')
    .select(['idMeta', 'fabricante', 'marca', 'valor', 'idPessoaCliente', 'pessoa.nome'])
    .where('mes', '=', mes)
    .orderBy('valor', 'desc')
    .orderBy('idMeta')
    .execute();
  const fabricantes = await scope.open
    .selectFrom('fabricante')
    .select(['idFabricante as id', 'nome'])
    .where('nome', '=', umDe(rows.flatMap(({ fabricante }) => fabricante ?? [])))
    .execute();
  const marcas = await scope.open
    .selectFrom('marca')
    .select(['idMarca as id', 'nome'])
    .where('nome', '=', umDe(rows.flatMap(({ marca }) => marca ?? [])))
    .execute();
  return rows.map(({ idPessoaCliente, nome, ...row }) => ({
    ...row,
    fabricantes: idsDe(fabricantes, row.fabricante),
    marcas: idsDe(marcas, row.marca),
    cliente: idPessoaCliente === null ? null : { idPessoa: idPessoaCliente, nome: nome ?? '' },
    realizado: 0,
  }));
}

const idsDe = (todos: readonly { id: number; nome: string }[], nome: string | null): number[] | null =>
  nome === null ? null : todos.filter((one) => one.nome === nome).map(({ id }) => id);

const isGeral = (meta: Meta): boolean => meta.cliente === null && !isDeProdutos(meta);

/** The user's goals of a month (2026-11) with the amounts reached: the general one first, then the largest. */
export async function listMetas(scope: Scope, mes: string): Promise<Meta[]> {
  const metas = await readMetas(scope, mes);
  if (metas.length === 0) return [];
  const clientes = await sumPorCliente(scope, mes);
  const fatiasDe = Map.groupBy(
    await sumPorMarca(scope, mes, metas),
    ({ idPessoaCliente }) => idPessoaCliente,
  );
  const realizadoDe = (meta: Meta): number =>
    clientes.reduce(
      (sum, { idPessoaCliente, total }) =>
        sum + valorPara(meta, idPessoaCliente, { total, fatias: fatiasDe.get(idPessoaCliente) ?? [] }),
      0,
    );
  return metas
    .map((meta) => ({ ...meta, realizado: realizadoDe(meta) }))
    .toSorted((a, b) => Number(isGeral(b)) - Number(isGeral(a)));
}
