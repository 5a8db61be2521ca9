import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#server/db/schema/schema.ts';

/** Checks that the balance of every customer is the sum of its entries. */
export async function expectBalancesFromEntries(db: Database): Promise<void> {
  const { rows } = await sql<{ idPessoa: number; saldo: number; soma: number }>`
    select "idPessoa", "saldoAdiantamento" as saldo,
      coalesce((select sum(case "natureza" when 'C' then "valor" else -"valor" end)
        from "lancamentoContaCorrente" l where l."idPessoaCliente" = "idPessoa"), 0)::bigint as soma
    from "pessoa"`.execute(db);
  expect(rows.filter(({ saldo, soma }) => Number(saldo) !== Number(soma))).toEqual([]);
}
