import { sql } from 'kysely';
import type { TituloRegistro } from '#contract/integration/titulo.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';

/** The instalments as they are stored, by code. */
export async function readTitulos(
  trx: DatabaseTransaction,
  chaves: readonly string[],
): Promise<Map<string, TituloRegistro>> {
  const rows = await trx
    .selectFrom('codigoErp as e')
    .innerJoin('contaReceber as c', 'c.id', 'e.id')
    .innerJoin('codigoErp as k', (join) =>
      join.onRef('k.id', '=', 'c.idPessoaCliente').on('k.recurso', '=', 'clientes'),
    )
    .innerJoin('codigoErp as f', (join) =>
      join.onRef('f.id', '=', 'c.idPessoaFilial').on('f.recurso', '=', 'filiais'),
    )
    .leftJoin('notaFiscal as n', 'n.idTitulo', 'c.idTitulo')
    .select(['e.codigo as codigoErp', 'k.codigo as cliente', 'f.codigo as filial'])
    .select(sql<string | null>`c."idPrePedido"::text`.as('pedido'))
    .select(
      sql<string[]>`array(select m."chaveAcesso" from "contaReceberNota" l
        join "notaFiscal" m on m."idTitulo" = l."idTitulo" where l."idConta" = c."id"
        order by m."chaveAcesso" collate "C")`.as('outrasNotas'),
    )
    .select(['n.chaveAcesso as nota', 'c.idFormaPagamento as formaPagamento', 'c.numero'])
    .select(['c.dataEmissao', 'c.dataVencimento', 'c.dataLiquidacao'])
    .select(['c.valor', 'c.abatimento', 'c.descontoFinanceiro', 'c.valorPago', 'c.contadoNoLimite'])
    .select(['c.linhaDigitavel', 'c.codigoBarras'])
    .where('e.recurso', '=', 'titulos')
    .where('e.codigo', '=', sql<string>`any(${[...chaves]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.codigoErp, row]));
}
