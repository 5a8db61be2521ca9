import type * as z from 'zod/mini';
import type { cashbackLancamentoLinha } from '#contract/integration/cashback-lancamento.ts';
import { PRE_PEDIDO_CANCELADO } from '#contract/orders/situacao.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';

type Linha = z.input<typeof cashbackLancamentoLinha>;

/** Balances from before, the cashback of invoices, then what orders were paid with, which the balance covers by then. */
export async function readLinhasDeCashback(trx: DatabaseTransaction): Promise<Linha[]> {
  return [...(await readGanhos(trx)), ...(await readUsos(trx))];
}

async function readGanhos(trx: DatabaseTransaction): Promise<Linha[]> {
  const rows = await trx
    .selectFrom('cashbackLancamento as l')
    .leftJoin('notaFiscal as n', 'n.idTitulo', 'l.idTitulo')
    .leftJoin('codigoErp as e', (join) =>
      join.onRef('e.id', '=', 'l.id').on('e.recurso', '=', 'cashbackLancamentos'),
    )
    .select(['e.codigo', 'l.id', 'l.idPessoaCliente', 'l.valor', 'l.dataHora', 'l.descProduto'])
    .select(['l.liberadoEm', 'l.idProduto', 'n.chaveAcesso as nota'])
    .orderBy((eb) => eb('e.codigo', 'is', null))
    .orderBy('l.id')
    .execute();
  return rows.map((row) => ({
    codigoErp: row.codigo ?? `CB-${row.idPessoaCliente}-N${row.id}`,
    cliente: String(row.idPessoaCliente),
    valor: row.valor / 100,
    dataHora: row.dataHora.toISOString(),
    descricao: row.descProduto,
    liberadoEm: row.liberadoEm?.toISOString() ?? null,
    produto: row.idProduto === null ? null : String(row.idProduto),
    nota: row.nota,
  }));
}

/** A past order is told without the cashback that it was paid with. */
async function readUsos(trx: DatabaseTransaction): Promise<Linha[]> {
  const rows = await trx
    .selectFrom('prePedido')
    .select(['idPrePedido', 'idPessoaCliente', 'valorCashbackAplicado', 'dataHora'])
    .where('valorCashbackAplicado', '>', 0)
    .where('idPrePedidoSituacao', '<>', PRE_PEDIDO_CANCELADO)
    .orderBy('idPrePedido')
    .execute();
  return rows.map(({ idPrePedido, idPessoaCliente, valorCashbackAplicado, dataHora }) => ({
    codigoErp: `CB-${idPessoaCliente}-P${idPrePedido}`,
    cliente: String(idPessoaCliente),
    valor: -valorCashbackAplicado / 100,
    dataHora: dataHora.toISOString(),
    descricao: `Usado no pedido nº ${idPrePedido}`,
    liberadoEm: dataHora.toISOString(),
  }));
}
