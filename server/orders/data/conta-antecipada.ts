import { sql } from 'kysely';
import { PEDIDO_A_PAGAR } from '#contract/orders/situacao.ts';
import { FORMA_BOLETO_ANTECIPADO } from '#contract/payment/pagamento.ts';
import { vencimentoOf } from '#domain/payment/espera-pagamento.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { aPagar } from '#server/customers/data/a-pagar.ts';
import type { Database } from '#server/db/schema/schema.ts';

/**
 * Keeps the instalment of an order paid in advance: while the order awaits payment it has one, with its method and amount;
 * afterwards an unpaid one is deleted. The caller holds the order.
 */
export async function alignContaAntecipada(db: Database, idPrePedido: number): Promise<void> {
  const pedido = await readPedido(db, idPrePedido);
  if (pedido.idPedidoSituacao !== PEDIDO_A_PAGAR || pedido.valor === 0) return deleteAbertas(db, idPrePedido);
  const { idFormaPagamento, valor } = pedido;
  const conta = await readAberta(db, idPrePedido);
  if (conta === undefined) await insertConta(db, pedido);
  else if (conta.idFormaPagamento !== idFormaPagamento || conta.valor !== valor)
    // A boleto that was registered for another method or amount is no longer valid.
    await putConta(db, conta.id, { idFormaPagamento, valor, linhaDigitavel: null, codigoBarras: null });
}

const readPedido = (db: Database, idPrePedido: number) =>
  db
    .selectFrom('prePedido')
    .select(['idPrePedido', 'idPessoaCliente', 'idPessoaFilial', 'idFormaPagamento'])
    .select(['idPedidoSituacao', 'dataHora', 'diasParaPagar', 'feriadosSemBanco', aPagar.as('valor')])
    .where('idPrePedido', '=', idPrePedido)
    .executeTakeFirstOrThrow();

const readAberta = (db: Database, idPrePedido: number) =>
  db
    .selectFrom('contaReceber')
    .select(['id', 'idFormaPagamento', 'valor'])
    .where('idPrePedido', '=', idPrePedido)
    .where('idTitulo', 'is', null)
    .where('dataLiquidacao', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

async function deleteAbertas(db: Database, idPrePedido: number): Promise<void> {
  await db
    .deleteFrom('contaReceber')
    .where('idPrePedido', '=', idPrePedido)
    .where('idTitulo', 'is', null)
    .where('dataLiquidacao', 'is', null)
    .where('valorPago', '=', 0)
    .execute();
}

async function insertConta(db: Database, pedido: Awaited<ReturnType<typeof readPedido>>): Promise<void> {
  const { idPrePedido, idPessoaCliente, idPessoaFilial, idFormaPagamento, dataHora, valor } = pedido;
  const { id } = await db
    .insertInto('contaReceber')
    .values({
      idPessoaCliente,
      idPessoaFilial,
      idPrePedido,
      idTitulo: null,
      idFormaPagamento,
      idBoleto: null,
      numero: String(idPrePedido),
      dataEmissao: businessDayOf(dataHora),
      dataVencimento: vencimentoOf(pedido),
      dataLiquidacao: null,
      valor,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (idFormaPagamento === FORMA_BOLETO_ANTECIPADO) await putConta(db, id, { idFormaPagamento });
}

type Mudanca = {
  readonly idFormaPagamento: number;
  readonly valor?: number;
  readonly linhaDigitavel?: null;
  readonly codigoBarras?: null;
};

async function putConta(db: Database, id: number, mudanca: Mudanca): Promise<void> {
  const hasBoleto = mudanca.idFormaPagamento === FORMA_BOLETO_ANTECIPADO;
  await db
    .updateTable('contaReceber')
    .set({ ...mudanca, idBoleto: hasBoleto ? sql<number>`"id"` : null })
    .where('id', '=', id)
    .execute();
}
