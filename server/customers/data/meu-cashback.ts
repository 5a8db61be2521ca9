import { sql } from 'kysely';
import type { CashbackLancamento } from '#contract/customers/meu-cashback.ts';
import { PRE_PEDIDO_CANCELADO } from '#contract/orders/situacao.ts';
import { descricaoCashback } from '#domain/customer/meu-cashback.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import type { Periodo } from '#lib/periodo.ts';
import { endOf, startOf } from '#server/db/business-time.ts';
import { codigoProprioDe } from '#server/db/erp-code.ts';
import type { Scope } from '#server/db/scope.ts';

/** A customer's cashback of some days, newest first. */
export async function listCashback(
  scope: Scope,
  idPessoaCliente: number,
  { de, ate }: Periodo,
): Promise<CashbackLancamento[]> {
  const rows = await scope
    .cashbackLancamentos()
    .leftJoin('notaFiscal', 'notaFiscal.idTitulo', 'cashbackLancamento.idTitulo')
    .selectAll('cashbackLancamento')
    .select('notaFiscal.numDocumento')
    .select(codigoProprioDe('produtos', 'cashbackLancamento.idProduto').as('codigoErp'))
    .where('cashbackLancamento.idPessoaCliente', '=', idPessoaCliente)
    .where('cashbackLancamento.dataHora', '>=', startOf(de))
    .where('cashbackLancamento.dataHora', '<', endOf(ate))
    .orderBy('cashbackLancamento.dataHora', 'desc')
    .orderBy('cashbackLancamento.id', 'desc')
    .execute();
  return rows.map(
    ({ situacao, idTitulo, numDocumento, idProduto, descProduto, codigoErp, dataHora, valor }) => ({
      meuCashbackSituacao: {
        idMeuCashbackSituacao: situacao,
        descricaoMeuCashbackSituacao: descricaoCashback(situacao),
      },
      titulo: idTitulo === null ? null : { idTitulo, numDocumento },
      produto: { idProduto, descProduto, ...(codigoErp !== null && { codigoErp }) },
      lancamento: { dataHora: toBusinessInstant(dataHora), valor },
    }),
  );
}

/** The cashback that a customer's orders of some days were paid with, in cents; a cancelled order gives it back. */
export async function sumCashbackAplicado(
  scope: Scope,
  idPessoaCliente: number,
  { de, ate }: Periodo,
): Promise<number> {
  const { total } = await scope
    .prePedidos()
    .select(sql<number>`coalesce(sum("valorCashbackAplicado"), 0)::bigint`.as('total'))
    .where('prePedido.idPessoaCliente', '=', idPessoaCliente)
    .where('prePedido.idPrePedidoSituacao', '<>', PRE_PEDIDO_CANCELADO)
    .where('prePedido.dataHora', '>=', startOf(de))
    .where('prePedido.dataHora', '<', endOf(ate))
    .executeTakeFirstOrThrow();
  return total;
}
