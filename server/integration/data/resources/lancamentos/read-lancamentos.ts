import { sql } from 'kysely';
import type { LancamentoRegistro } from '#contract/integration/lancamento.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { selectConhecidos } from '#server/integration/data/codes.ts';

/** The entries of current accounts as they are stored, by code. */
export async function readLancamentos(
  trx: DatabaseTransaction,
  codigos: readonly string[],
): Promise<Map<string, LancamentoRegistro>> {
  const rows = await selectConhecidos(trx, 'lancamentos', codigos)
    .innerJoin('lancamentoContaCorrente as l', 'l.id', 'codigoErp.id')
    .innerJoin('codigoErp as c', (join) =>
      join.onRef('c.id', '=', 'l.idPessoaCliente').on('c.recurso', '=', 'clientes'),
    )
    .select(['c.codigo as cliente', 'l.natureza', 'l.valor', 'l.dataHora', 'l.observacao'])
    .select(sql<string | null>`l."idPrePedido"::text`.as('pedido'))
    .execute();
  return new Map(
    rows.map(({ dataHora, ...row }) => [row.codigoErp, { ...row, dataHora: dataHora.toISOString() }]),
  );
}
