import { sql } from 'kysely';
import type { ContaCorrente } from '#domain/customer/extrato.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import type { Periodo } from '#lib/periodo.ts';
import { endOf, startOf } from '#server/db/business-time.ts';
import type { Scope } from '#server/db/scope.ts';

const DESCRICAO = { C: 'Crédito', D: 'Débito' } as const;

/** The balance of a customer's current account before some days, and the entries of those days, oldest first. */
export async function readContaCorrente(
  scope: Scope,
  idPessoaCliente: number,
  { de, ate }: Periodo,
): Promise<ContaCorrente> {
  const lancamentos = () => scope.lancamentos().where('idPessoaCliente', '=', idPessoaCliente);
  const [antes, rows] = await Promise.all([
    lancamentos()
      .where('dataHora', '<', startOf(de))
      .select(
        sql<number>`coalesce(sum(case "natureza" when 'C' then "valor" else -"valor" end), 0)::bigint`.as(
          'saldo',
        ),
      )
      .executeTakeFirstOrThrow(),
    lancamentos()
      .where('dataHora', '>=', startOf(de))
      .where('dataHora', '<', endOf(ate))
      .select(['dataHora', 'observacao', 'valor', 'natureza'])
      .orderBy('dataHora')
      .orderBy('id')
      .execute(),
  ]);
  return {
    saldoInicial: antes.saldo,
    lancamentos: rows.map(({ dataHora, observacao, valor, natureza }) => ({
      dataHora: toBusinessInstant(dataHora),
      observacao,
      valor,
      naturezaCreditoDebito: { id: natureza, descricao: DESCRICAO[natureza] },
    })),
  };
}
