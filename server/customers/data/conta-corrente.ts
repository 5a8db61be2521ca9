import { sql } from 'kysely';
import type { Database } from '#server/db/schema/schema.ts';

/** An entry of a customer's current account. `valor` in cents: above 0 is a credit, below 0 a debit. */
export type Lancamento = {
  readonly valor: number;
  readonly observacao: string;
  readonly idPrePedido?: number;
  readonly idPagamento?: number;
  readonly idDevolucao?: number;
};

/** A balance of a customer. */
export type Saldo = 'saldoAdiantamento' | 'saldoCashback';

/** The cents that an entry adds to its customer's balance; below 0 it takes from it. */
type Efeito = { readonly idPessoa: number; readonly efeito: number };

/**
 * Adds to balances. Only this function changes `saldoAdiantamento`: call it with the entries of the same transaction, so that
 * a balance is always the sum of its entries.
 */
export async function moverSaldos(db: Database, saldo: Saldo, efeitos: readonly Efeito[]): Promise<void> {
  await sql`update "pessoa" set ${sql.ref(saldo)} = ${sql.ref(saldo)} + m."soma" from (
      select "id", sum("efeito")::bigint as "soma" from unnest(${efeitos.map(({ idPessoa }) => idPessoa)}::int[],
        ${efeitos.map(({ efeito }) => efeito)}::bigint[]) as e("id", "efeito") group by "id") m
    where "idPessoa" = m."id" and m."soma" <> 0`.execute(db);
}

/** Books entries of the portal itself with their effect on the balance. Entries of 0 are left out. Call it in a transaction. */
export async function lancar(
  db: Database,
  idPessoaCliente: number,
  lancamentos: readonly Lancamento[],
  dataHora: Date,
): Promise<void> {
  const booked = lancamentos.filter(({ valor }) => valor !== 0);
  if (booked.length === 0) return;
  await moverSaldos(
    db,
    'saldoAdiantamento',
    booked.map(({ valor }) => ({ idPessoa: idPessoaCliente, efeito: valor })),
  );
  await db
    .insertInto('lancamentoContaCorrente')
    .values(
      booked.map(({ valor, ...lancamento }) => ({
        ...lancamento,
        idPessoaCliente,
        dataHora,
        valor: Math.abs(valor),
        natureza: valor > 0 ? ('C' as const) : ('D' as const),
      })),
    )
    .execute();
}

/** The cents that the company itself credited for an order, less those that it took off. */
export async function sumCreditadoPelaEmpresa(db: Database, idPrePedido: number): Promise<number> {
  const { rows } = await sql<{ soma: number }>`
    select coalesce(sum(case "natureza" when 'C' then "valor" else -"valor" end), 0)::bigint as "soma"
    from "lancamentoContaCorrente" l join "codigoErp" e on e."recurso" = 'lancamentos' and e."id" = l."id"
    where l."idPrePedido" = ${idPrePedido}`.execute(db);
  return rows[0]?.soma ?? 0;
}
