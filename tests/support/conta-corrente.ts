import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#server/db/schema/schema.ts';

/**
 * Checks that both balances of every customer are the sums of their entries; that of cashback less what orders were paid
 * with.
 */
export async function expectBalancesFromEntries(db: Database): Promise<void> {
  const { rows } = await sql<{ idPessoa: number; saldo: number; soma: number }>`
    select "idPessoa", "saldoAdiantamento" as saldo,
      coalesce((select sum(case "natureza" when 'C' then "valor" else -"valor" end)
        from "lancamentoContaCorrente" l where l."idPessoaCliente" = "idPessoa"), 0)::bigint as soma
    from "pessoa"`.execute(db);
  expect(rows.filter(({ saldo, soma }) => Number(saldo) !== Number(soma))).toEqual([]);
  const cashback = await sql<{ idPessoa: number; saldo: number; soma: number }>`
    select "idPessoa", "saldoCashback" as saldo,
      (coalesce((select sum("valor") from "cashbackLancamento" l
        where l."idPessoaCliente" = "idPessoa" and l."situacao" = 2), 0)
      - coalesce((select sum("valorCashbackAplicado") from "prePedido" p
        where p."idPessoaCliente" = "idPessoa" and p."idPrePedidoSituacao" <> 6), 0))::bigint as soma
    from "pessoa"`.execute(db);
  expect(cashback.rows.filter(({ saldo, soma }) => Number(saldo) !== Number(soma))).toEqual([]);
}

/**
 * Checks that every order that awaits payment has one open instalment of its method and amount, and that no other order
 * without an invoice has an open instalment.
 */
export async function expectContasAntecipadas(db: Database): Promise<void> {
  const { rows } = await sql<{ idPrePedido: number }>`
    select p."idPrePedido", p."idPedidoSituacao", count(c."id") as contas from "prePedido" p
    left join "contaReceber" c on c."idPrePedido" = p."idPrePedido"
      and c."idTitulo" is null and c."dataLiquidacao" is null
    group by p."idPrePedido"
    having count(c."id") <> case when p."idPedidoSituacao" = 11 then 1 else 0 end
      or bool_or(c."idFormaPagamento" <> p."idFormaPagamento")
      or sum(c."valor") <> p."total" - p."valorCashbackAplicado" - p."pagoComSaldo"`.execute(db);
  expect(rows).toEqual([]);
}

/**
 * Checks that the credit that each customer has less than at first is what uninvoiced orders, invoices without
 * instalments and unpaid instalments hold. `atFirst`: the credit by customer.
 */
export async function expectCreditFromHistory(
  db: Database,
  atFirst: ReadonlyMap<number, number>,
): Promise<void> {
  const { rows } = await sql<{ idPessoa: number; limite: number; tomado: number }>`
    select "idPessoa", "limiteDisponivel" as limite,
      (coalesce((select sum(p."total" - p."valorCashbackAplicado") from "prePedido" p
        join "formaPagamento" f on f."idFormaPagamento" = p."idFormaPagamento"
        where p."idPessoaCliente" = "idPessoa" and p."idCarrinho" is not null and not f."pagamentoAntecipado"
          and p."idPrePedidoSituacao" <> 6
          and not exists (select 1 from "notaFiscal" n where n."idPrePedido" = p."idPrePedido")
          and not exists (select 1 from "contaReceber" c where c."idPrePedido" = p."idPrePedido")), 0)
      + coalesce((select sum(n."creditoTomado") from "notaFiscal" n
        where n."idPessoaDestinatario" = "idPessoa"), 0)
      + coalesce((select sum(c."creditoTomado") from "contaReceber" c
        where c."idPessoaCliente" = "idPessoa"), 0))::bigint as tomado
    from "pessoa"`.execute(db);
  const wrong = rows.filter(
    ({ idPessoa, limite, tomado }) => (atFirst.get(idPessoa) ?? 0) - Number(limite) !== Number(tomado),
  );
  expect(wrong).toEqual([]);
}

/** The credit of every customer, in cents. */
export async function readCredits(db: Database): Promise<Map<number, number>> {
  const rows = await db.selectFrom('pessoa').select(['idPessoa', 'limiteDisponivel']).execute();
  return new Map(rows.map(({ idPessoa, limiteDisponivel }) => [idPessoa, limiteDisponivel]));
}
