import { sql } from 'kysely';
import { PRE_PEDIDO_CANCELADO } from '#contract/orders/situacao.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';

/**
 * Holds the customers of some orders, and of instalments that their limits count, until the transaction ends, in the order
 * of their ids, so that no deadlock arises.
 */
export async function lockClientesDe(
  trx: DatabaseTransaction,
  pedidos: readonly number[],
  titulos: readonly string[] = [],
): Promise<void> {
  await sql`select "idPessoa" from "pessoa" where "idPessoa" in (
      select "idPessoaCliente" from "prePedido" where "idPrePedido" = any(${[...pedidos]}::integer[])
      union select c."idPessoaCliente" from "codigoErp" e join "contaReceber" c on c."id" = e."id" and c."contadoNoLimite"
        where e."recurso" = 'titulos' and e."codigo" = any(${[...titulos]}::text[]))
    order by "idPessoa" for no key update`.execute(trx);
}

/** True in SQL for an order `p` with its way to pay `f` that takes its customer's credit. */
export const tomaCredito = sql<boolean>`(p."idCarrinho" is not null and not f."pagamentoAntecipado"
  and p."idPrePedidoSituacao" <> ${sql.lit(PRE_PEDIDO_CANCELADO)})`;

/** True in SQL for an instalment `c` that the customer's limit counts, and no order that takes credit. */
export const isContada = sql<boolean>`(c."contadoNoLimite" and not exists (
  select from "prePedido" p join "formaPagamento" f on f."idFormaPagamento" = p."idFormaPagamento"
  where p."idPrePedido" = coalesce(c."idPrePedido", (select m."idPrePedido" from "notaFiscal" m where m."idTitulo" = c."idTitulo"))
    and ${tomaCredito}))`;

/**
 * The credit of each customer that some orders hold: themselves until their first invoice or instalment, then their
 * invoices and instalments.
 */
async function readTomados(
  trx: DatabaseTransaction,
  pedidos: readonly number[],
): Promise<Map<number, number>> {
  const ids = sql`any(${[...pedidos]}::integer[])`;
  const { rows } = await sql<{ idPessoa: number; tomado: number }>`
    select "idPessoa", sum("tomado")::bigint as "tomado" from (
      select p."idPessoaCliente" as "idPessoa", p."total" - p."valorCashbackAplicado" as "tomado"
        from "prePedido" p join "formaPagamento" f on f."idFormaPagamento" = p."idFormaPagamento"
        where p."idPrePedido" = ${ids} and ${tomaCredito}
          and not exists (select from "notaFiscal" n where n."idPrePedido" = p."idPrePedido")
          and not exists (select from "contaReceber" c where c."idPrePedido" = p."idPrePedido")
      union all
      select n."idPessoaDestinatario", n."creditoTomado" from "notaFiscal" n where n."idPrePedido" = ${ids}
      union all
      select c."idPessoaCliente", c."creditoTomado" from "contaReceber" c
        where not ${isContada} and (c."idPrePedido" = ${ids}
          or c."idTitulo" in (select "idTitulo" from "notaFiscal" where "idPrePedido" = ${ids}))) t
    group by "idPessoa"`.execute(trx);
  return new Map(rows.map(({ idPessoa, tomado }) => [idPessoa, Number(tomado)]));
}

/** Adds cents to a customer's available limit; negative ones are taken. */
export async function giveBack(trx: DatabaseTransaction, idPessoa: number, cents: number): Promise<void> {
  if (cents === 0) return;
  await trx
    .updateTable('pessoa')
    .set((eb) => ({ limiteDisponivel: eb('limiteDisponivel', '+', cents) }))
    .where('idPessoa', '=', idPessoa)
    .execute();
}

/**
 * Does work that changes what some orders hold of their customers' credit, and moves each customer's credit by exactly
 * that change. The orders' customers are held.
 */
export async function keepCredito(
  trx: DatabaseTransaction,
  pedidos: readonly number[],
  work: () => Promise<void>,
): Promise<void> {
  await lockClientesDe(trx, pedidos);
  const antes = await readTomados(trx, pedidos);
  await work();
  const depois = await readTomados(trx, pedidos);
  for (const idPessoa of new Set([...antes.keys(), ...depois.keys()])) {
    await giveBack(trx, idPessoa, (antes.get(idPessoa) ?? 0) - (depois.get(idPessoa) ?? 0));
  }
}

/**
 * Sets the credit that some instalments, and those of some orders, hold to their open amounts. One that is paid in advance
 * holds none, and neither does one of an order that takes no credit unless the limit counts it. Call it within
 * `keepCredito`.
 */
export async function alignContas(
  trx: DatabaseTransaction,
  pedidos: readonly number[],
  titulos: readonly string[] = [],
): Promise<void> {
  await sql`update "contaReceber" c set "creditoTomado" = d."tomado"
    from (
      select k."id", case when (coalesce(${tomaCredito}, false) or k."contadoNoLimite") and not g."pagamentoAntecipado" and k."dataLiquidacao" is null
        then greatest(0, k."valor" - k."abatimento" - greatest(0, k."valorPago" - k."jurosApurados")) else 0 end as "tomado"
      from "contaReceber" k
      join "codigoErp" e on e."recurso" = 'titulos' and e."id" = k."id"
      left join "notaFiscal" n on n."idTitulo" = k."idTitulo"
      left join "prePedido" p on p."idPrePedido" = coalesce(k."idPrePedido", n."idPrePedido")
      left join "formaPagamento" f on f."idFormaPagamento" = p."idFormaPagamento"
      join "formaPagamento" g on g."idFormaPagamento" = k."idFormaPagamento"
      where p."idPrePedido" = any(${[...pedidos]}::integer[]) or e."codigo" = any(${[...titulos]}::text[])) d
    where d."id" = c."id" and c."creditoTomado" <> d."tomado"`.execute(trx);
}
